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

  /// The paths of the artworks that are files.
  package var paths: [String] {
    all.compactMap { if case .file(let path) = $0.source { path } else { nil } }
  }
}
