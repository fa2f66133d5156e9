internal import LaunchRules

extension LargestScreen {
  /// The largest screens that show an artwork in a launch screen with these artworks.
  static func showing(
    _ artwork: ArtworkRole?, among artworks: Set<ArtworkRole>
  ) -> [LargestScreen] {
    switch artwork {
    case nil: artworks.contains(.pad) ? phones : all
    case .dark, .logo: all
    case .pad: pads
    case .portrait: phones
    }
  }
}
