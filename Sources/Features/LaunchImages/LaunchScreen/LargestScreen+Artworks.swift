internal import LaunchRules

extension LargestScreen {
  /// The largest screen at each scale that shows an artwork, if a launch screen has all of
  /// `artworks`. `nil` stands for the main artwork.
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
