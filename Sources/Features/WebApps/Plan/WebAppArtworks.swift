package import Pictures

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

  var number: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  var shape: ArtworkShape { self == .portrait || self == .darkPortrait ? .portrait : .any }

  var isDark: Bool { [.dark, .darkPortrait, .darkLogo].contains(self) }

  var isLogo: Bool { self == .logo || self == .darkLogo }

  /// The roles whose artwork an image may show, in order of preference.
  static func candidates(
    _ orientation: StartupOrientation, _ appearance: Appearance
  ) -> [WebArtworkRole] {
    let light: [WebArtworkRole] = orientation == .portrait ? [.portrait, .main] : [.main]
    let dark: [WebArtworkRole] = orientation == .portrait ? [.darkPortrait, .dark] : [.dark]
    return appearance == .dark ? dark + light : light
  }
}

/// The artworks of a build: at least a main artwork or a logo.
package typealias WebAppArtworks = [WebArtworkRole: ArtworkSource]

extension WebAppArtworks {
  package var all: [(role: WebArtworkRole, source: ArtworkSource)] {
    WebArtworkRole.allCases.compactMap { role in self[role].map { (role, $0) } }
  }

  package var paths: [String] {
    all.compactMap { if case .file(let path) = $0.source { path } else { nil } }
  }
}
