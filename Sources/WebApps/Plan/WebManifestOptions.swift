package import Pixels

/// The contents of a web app manifest other than the images' colors.
package struct WebManifestOptions: Hashable, Sendable {
  /// The values of `display` (Web Application Manifest, 1.9).
  package enum Display: String, Hashable, Sendable, CaseIterable {
    case standalone
    case fullscreen
    case minimalUI = "minimal-ui"
    case browser
  }

  /// The values of `orientation` (Screen Orientation, OrientationLockType).
  package enum Orientation: String, Hashable, Sendable, CaseIterable {
    case any
    case natural
    case landscape
    case landscapePrimary = "landscape-primary"
    case landscapeSecondary = "landscape-secondary"
    case portrait
    case portraitPrimary = "portrait-primary"
    case portraitSecondary = "portrait-secondary"
  }

  package var display = Display.standalone
  package var orientation = Orientation.any
  /// The theme color; `nil` for the images' background.
  package var themeColor: RGBColor?

  package init() {}
}
