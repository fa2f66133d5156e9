package import Pictures

package struct WebAppArtworks: Equatable, Sendable {
  /// The main artwork; `nil` if there is only a logo.
  package var main: ArtworkSource?
  package var portrait: ArtworkSource?
  package var dark: ArtworkSource?
  package var darkPortrait: ArtworkSource?
  package var logo: ArtworkSource?
  package var darkLogo: ArtworkSource?

  package init(main: ArtworkSource) { self.main = main }

  package init(logo: ArtworkSource) { self.logo = logo }

  package subscript(_ role: WebArtworkRole) -> ArtworkSource? {
    switch role {
    case .main: main
    case .portrait: portrait
    case .dark: dark
    case .darkPortrait: darkPortrait
    case .logo: logo
    case .darkLogo: darkLogo
    }
  }

  /// The existing artworks, the main one first.
  package var all: [(role: WebArtworkRole, source: ArtworkSource)] {
    WebArtworkRole.allCases.compactMap { role in self[role].map { (role, $0) } }
  }

  package var paths: [String] {
    all.compactMap { if case .file(let path) = $0.source { path } else { nil } }
  }
}

package enum WebArtworkRole: String, Equatable, Sendable, CaseIterable {
  case main
  /// Shown in portrait images, instead of the main artwork.
  case portrait
  case dark
  /// Shown in dark portrait images, instead of the dark artwork.
  case darkPortrait
  /// A logo over the artwork, or on the background if there is no main artwork.
  case logo
  case darkLogo

  var shape: ArtworkShape {
    switch self {
    case .main, .dark, .logo, .darkLogo: .any
    case .portrait, .darkPortrait: .portrait
    }
  }

  var isDark: Bool {
    switch self {
    case .dark, .darkPortrait, .darkLogo: true
    case .main, .portrait, .logo: false
    }
  }

  /// The number by which records identify the role.
  var number: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  var isLogo: Bool { self == .logo || self == .darkLogo }

  /// The roles whose artwork an image may show, in order of preference.
  static func candidates(
    _ orientation: StartupOrientation, _ appearance: Appearance
  ) -> [WebArtworkRole] {
    let light: [WebArtworkRole] = orientation == .portrait ? [.portrait, .main] : [.main]
    let dark: [WebArtworkRole] = orientation == .portrait ? [.darkPortrait, .dark] : [.dark]
    return appearance == .dark ? dark + light : light
  }

  /// The roles whose logo an image may show, in order of preference.
  static func logoCandidates(_ appearance: Appearance) -> [WebArtworkRole] {
    appearance == .dark ? [.darkLogo, .logo] : [.logo]
  }
}
