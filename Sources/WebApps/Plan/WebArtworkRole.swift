internal import LaunchImages

/// What an artwork is for.
package enum WebArtworkRole: String, Hashable, Sendable, CaseIterable {
  case main
  /// The portrait images, in place of the main one.
  case portrait
  case dark
  /// The dark portrait images, in place of the dark one.
  case darkPortrait

  /// The proportions of an artwork for it.
  var shape: ArtworkShape {
    switch self {
    case .main, .dark: .any
    case .portrait, .darkPortrait: .portrait
    }
  }

  /// The roles of the artwork for an image, the first that is there.
  static func candidates(
    _ orientation: StartupOrientation, _ appearance: Appearance
  ) -> [WebArtworkRole] {
    switch (orientation, appearance) {
    case (.portrait, .dark): [.darkPortrait, .dark]
    case (.landscape, .dark): [.dark]
    case (.portrait, _): [.portrait, .main]
    case (.landscape, _): [.main]
    }
  }
}
