public import LaunchRules
public import Pixels

/// The rotation that turns artwork into launch images, and whether the artwork file already has it.
public struct Turn: Hashable, Sendable {
  /// The orientation that the app launches into, which determines the direction of the rotation.
  public var orientation: LandscapeOrientation
  /// Whether the artwork file already has the rotation of a launch image.
  public var isDone: Bool

  public init(orientation: LandscapeOrientation, isDone: Bool = false) {
    self.orientation = orientation
    self.isDone = isDone
  }

  /// The rotation from upright artwork to launch image.
  public var rotation: Rotation { orientation.isTurnedClockwise ? .clockwise : .counterclockwise }

  /// The rotation from the artwork file to a rotated launch image: none if the file is already
  /// rotated.
  public var appliedRotation: Rotation { appliedRotation(isUpright: false) }

  /// The rotation from the artwork file to a launch image. An upright image needs a rotation only
  /// if the artwork file is already rotated, which is then undone.
  public func appliedRotation(isUpright: Bool) -> Rotation {
    if isUpright != isDone { return .none }
    if !isUpright { return rotation }
    return rotation == .clockwise ? .counterclockwise : .clockwise
  }
}
