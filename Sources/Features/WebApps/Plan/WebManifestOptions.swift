package import Pixels

/// The values of a web app manifest that no other option determines.
package struct WebManifestOptions: Equatable, Sendable {
  /// The values of `display` (Web Application Manifest, 1.9).
  package enum Display: String, Equatable, Sendable, CaseIterable {
    case standalone
    case fullscreen
    case minimalUI = "minimal-ui"
    case browser
  }

  /// The values of `orientation` (Screen Orientation, OrientationLockType).
  package enum Orientation: String, Equatable, Sendable, CaseIterable {
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
  /// The value of `theme_color`; `nil` for the mean color of the images' background.
  package var themeColor: RGBColor?

  package init() {}
}
