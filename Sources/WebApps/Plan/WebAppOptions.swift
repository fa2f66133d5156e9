package import Pictures
package import Pixels

/// What to make for a web app, and how.
package struct WebAppOptions: Hashable, Sendable {
  /// How artworks and logos are read and placed, and how images are encoded.
  package var images = PictureOptions()
  /// What is around and behind the artworks of dark images; `nil` for that of the others.
  package var darkBackground: Background?
  /// Screens beside ``StartupScreen/all``.
  package var addedScreens: [StartupScreen] = []
  package var namePrefix = StartupNamePrefix.standard
  /// What the URLs of images begin with: the folder that they are served from, with or without a
  /// slash at its end. Empty if they lie beside the page.
  package var urlPrefix = ""
  package var manifest = WebManifestOptions()

  package init() {}

  /// The screens that get images, each once.
  var screens: [StartupScreen] {
    addedScreens.reduce(into: StartupScreen.all) { screens, screen in
      if !screens.contains(where: screen.isSame) { screens.append(screen) }
    }
  }

  /// What is around and behind the artworks of images.
  func background(isDark: Bool) -> Background {
    isDark ? darkBackground ?? images.background : images.background
  }
}
