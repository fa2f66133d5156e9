public import LaunchRules
public import Pixels

/// Which way artwork is turned to become a launch image.
public struct Turn: Hashable, Sendable {
  public var orientation: LandscapeOrientation
  /// Whether the artwork has been turned this way already.
  public var isDone: Bool

  public init(orientation: LandscapeOrientation, isDone: Bool = false) {
    self.orientation = orientation
    self.isDone = isDone
  }

  /// From upright artwork to launch image. iOS draws the file into the portrait frame with the
  /// home button at the bottom: the artwork's right edge belongs where the button is when it is
  /// on the right, and so at the bottom.
  public var rotation: Rotation {
    switch orientation {
    case .landscapeRight: .clockwise
    case .landscapeLeft: .counterclockwise
    }
  }

  /// What happens to the artwork as it was given.
  public var appliedRotation: Rotation { isDone ? .none : rotation }
}
