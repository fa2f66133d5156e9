internal import LaunchRules

/// Which screen, held in which way, shows which image.
package struct StartupTag: Hashable, Sendable {
  package let screen: StartupScreen
  package let orientation: StartupOrientation
  package let appearance: Appearance
  /// The image's name in the output folder.
  package let file: String

  /// The media query, which no other tag's matches at the same time.
  ///
  /// `device-width` and `device-height` are those of the portrait screen in both orientations.
  package var media: String {
    let features = [
      appearance == .any ? nil : "(prefers-color-scheme: \(appearance.rawValue))",
      "(device-width: \(screen.points.width)px)", "(device-height: \(screen.points.height)px)",
      "(-webkit-device-pixel-ratio: \(screen.scale.rawValue))",
      "(orientation: \(orientation.rawValue))",
    ]
    return features.compactMap(\.self).joined(separator: " and ")
  }
}
