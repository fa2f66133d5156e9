internal import LaunchRules
internal import Pixels

extension LandscapeOrientation {
  /// The rotation from upright artwork to the launch images for this orientation.
  var turn: Rotation { isTurnedClockwise ? .clockwise : .counterclockwise }

  /// The orientation whose launch images have this rotation; `nil` if there is none.
  init?(turn: Rotation) {
    guard let found = Self.allCases.first(where: { $0.turn == turn }) else { return nil }
    self = found
  }
}
