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
