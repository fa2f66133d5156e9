public import LaunchRules
public import Pixels

/// The turn that makes a launch image from artwork.
public struct Turn: Hashable, Sendable {
  public var orientation: LandscapeOrientation
  /// Whether the artwork is turned already.
  public var isDone: Bool

  public init(orientation: LandscapeOrientation, isDone: Bool = false) {
    self.orientation = orientation
    self.isDone = isDone
  }

  /// The rotation from upright artwork to launch image.
  public var rotation: Rotation { orientation.isTurnedClockwise ? .clockwise : .counterclockwise }

  /// The rotation of the artwork file: none if it is turned already.
  public var appliedRotation: Rotation { appliedRotation(isUpright: false) }

  /// The rotation from the artwork file to a launch image: upright ones are turned only if the artwork
  /// is turned already.
  public func appliedRotation(isUpright: Bool) -> Rotation {
    if isUpright != isDone { return .none }
    if !isUpright { return rotation }
    return rotation == .clockwise ? .counterclockwise : .clockwise
  }
}
