internal import LaunchRules

extension LargestScreen {
  /// The screens that show an artwork in a launch file with certain others.
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
