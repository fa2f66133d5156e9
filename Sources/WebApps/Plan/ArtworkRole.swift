/// What an artwork is for.
package enum ArtworkRole: String, Hashable, Sendable, CaseIterable {
  case main
  /// The portrait images, in place of the main one.
  case portrait
  case dark
  /// The dark portrait images, in place of the dark one.
  case darkPortrait

  /// The roles of the artwork for an image, the first that is there.
  static func candidates(
    _ orientation: StartupOrientation, _ appearance: Appearance
  ) -> [ArtworkRole] {
    switch (orientation, appearance) {
    case (.portrait, .dark): [.darkPortrait, .dark]
    case (.landscape, .dark): [.dark]
    case (.portrait, _): [.portrait, .main]
    case (.landscape, _): [.main]
    }
  }
}
