internal import LaunchImages
internal import LaunchRules
internal import Pixels

extension LandscapeOrientation {
  /// The orientation that launch images are turned for so; `nil` if none are.
  init?(turn: Rotation) {
    guard let found = Self.allCases.first(where: { Turn(orientation: $0).rotation == turn }) else {
      return nil
    }
    self = found
  }
}
