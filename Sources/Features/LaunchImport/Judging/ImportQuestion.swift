/// What only a person can decide before the images are replaced.
package enum ImportQuestion: String, Equatable, Sendable {
  /// Only the Info.plist indicates how the artwork is rotated.
  case direction
  /// It is unknown, or only a majority of the images indicates, into which landscape orientation
  /// the app launches.
  case orientation
  /// The app launches into portrait, where new landscape images would not show.
  case portraitLaunch = "portrait-launch"
}
