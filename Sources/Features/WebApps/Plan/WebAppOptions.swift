package import Pictures
package import Pixels

/// What a build for a web app makes, and how: screens, placement, colors, names and manifest.
package struct WebAppOptions: Equatable, Sendable {
  /// How artworks and logos are read and placed, and how images are encoded.
  package var images = PictureOptions()
  /// The background around and behind the artworks of dark images; `nil` for the same background as
  /// in the other images.
  package var darkBackground: Background?
  package var addedScreens: [StartupScreen] = []
  package var namePrefix = StartupNamePrefix.standard
  /// The beginning of the images' URLs: the folder that they are served from, with or without a
  /// slash at its end; empty if they are next to the page.
  package var urlPrefix = ""
  package var manifest = WebManifestOptions()

  package init() {}

  /// The screens that get images, each once.
  var screens: [StartupScreen] {
    addedScreens.reduce(into: StartupScreen.all) { screens, screen in
      if !screens.contains(where: screen.isSame) { screens.append(screen) }
    }
  }

  /// The background around and behind the artworks of images.
  func background(isDark: Bool) -> Background {
    isDark ? darkBackground ?? images.background : images.background
  }
}

extension WebAppOptions {
  /// A digest of the version and of all options that affect the files' bytes. The artworks are not
  /// included.
  func key(version: String) -> String {
    let screens = addedScreens.map(\.description).joined(separator: " ")
    let themeColor = manifest.themeColor.map { "\($0)" } ?? ""
    let words = [
      "web app", darkBackground.map { "\($0)" } ?? "", screens, namePrefix.text, urlPrefix,
      manifest.display.rawValue, manifest.orientation.rawValue, themeColor,
    ]
    return images.key(version: version, words)
  }
}

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
