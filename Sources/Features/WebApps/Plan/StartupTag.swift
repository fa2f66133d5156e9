internal import LaunchRules

/// A tag that assigns an image to a screen, an orientation and a color scheme.
package struct StartupTag: Equatable, Sendable {
  package let screen: StartupScreen
  package let orientation: StartupOrientation
  package let appearance: Appearance
  package let file: String

  /// The media query. No two tags match at the same time.
  ///
  /// In both orientations, `device-width` and `device-height` are those of the portrait screen.
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

/// The color scheme that an image is for.
package enum Appearance: String, Equatable, Sendable {
  /// Both schemes, because there are no separate dark images.
  case any
  case light
  case dark
}

/// How a device is held when it starts a web app.
package enum StartupOrientation: String, Equatable, Sendable, CaseIterable {
  case portrait
  case landscape
}
