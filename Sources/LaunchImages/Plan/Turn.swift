public import LaunchRules
public import Pixels

/// The rotation that turns artwork into a launch image.
public struct Turn: Hashable, Sendable {
  public var orientation: LandscapeOrientation
  /// Whether the artwork file is already turned.
  public var isDone: Bool

  public init(orientation: LandscapeOrientation, isDone: Bool = false) {
    self.orientation = orientation
    self.isDone = isDone
  }

  /// The rotation from upright artwork to launch image.
  public var rotation: Rotation { orientation.isTurnedClockwise ? .clockwise : .counterclockwise }

  /// The rotation from the artwork file to a turned launch image: none if the file is already
  /// turned.
  public var appliedRotation: Rotation { appliedRotation(isUpright: false) }

  /// The rotation from the artwork file to a launch image. An upright image needs one only if the
  /// artwork file is already turned.
  public func appliedRotation(isUpright: Bool) -> Rotation {
    if isUpright != isDone { return .none }
    if !isUpright { return rotation }
    return rotation == .clockwise ? .counterclockwise : .clockwise
  }
}
