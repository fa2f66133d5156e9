package import LaunchImages

/// What to make for a web app, and how.
package struct WebAppOptions: Hashable, Sendable {
  /// How artworks are read and placed, and how images are encoded. Screens, turn and launch file do
  /// not count.
  package var images = BuildOptions()
  /// The color around and behind dark artworks; `nil` for that of the others.
  package var darkBackground: RGBColor?
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

  /// How the images of an artwork are rendered.
  func images(for role: WebArtworkRole) -> BuildOptions {
    var options = images
    if let darkBackground, role == .dark || role == .darkPortrait {
      options.background = .color(darkBackground)
    }
    return options
  }
}
