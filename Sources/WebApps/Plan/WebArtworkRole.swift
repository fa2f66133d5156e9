internal import Pictures

/// What an artwork is for.
package enum WebArtworkRole: String, Hashable, Sendable, CaseIterable {
  case main
  /// The portrait images, in place of the main one.
  case portrait
  case dark
  /// The dark portrait images, in place of the dark one.
  case darkPortrait
  /// A logo over the artwork; without a main artwork, on the background.
  case logo
  /// The logo of the dark images, in place of the other.
  case darkLogo

  /// The proportions of an artwork for it.
  var shape: ArtworkShape {
    switch self {
    case .main, .dark, .logo, .darkLogo: .any
    case .portrait, .darkPortrait: .portrait
    }
  }

  /// Whether only dark images show it.
  var isDark: Bool {
    switch self {
    case .dark, .darkPortrait, .darkLogo: true
    case .main, .portrait, .logo: false
    }
  }

  /// What records know it by.
  var number: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  var isLogo: Bool { self == .logo || self == .darkLogo }

  /// The roles of the artwork for an image, the first that is there.
  static func candidates(
    _ orientation: StartupOrientation, _ appearance: Appearance
  ) -> [WebArtworkRole] {
    let light: [WebArtworkRole] = orientation == .portrait ? [.portrait, .main] : [.main]
    let dark: [WebArtworkRole] = orientation == .portrait ? [.darkPortrait, .dark] : [.dark]
    return appearance == .dark ? dark + light : light
  }

  /// The roles of the logo for an image, the first that is there.
  static func logoCandidates(_ appearance: Appearance) -> [WebArtworkRole] {
    appearance == .dark ? [.darkLogo, .logo] : [.logo]
  }
}
