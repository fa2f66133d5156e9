internal import LaunchRules
package import Pictures
package import Pixels

/// A startup image to be made. The image is upright in both orientations, never rotated.
package struct StartupImagePlan: Equatable, Sendable {
  package struct Logo: Equatable, Sendable {
    package let role: WebArtworkRole
    package let place: LogoPlacement
  }

  package let file: String
  package let size: PixelSize
  package let orientation: StartupOrientation
  package let appearance: Appearance
  package let artwork: WebArtworkRole
  package let placement: Placement
  /// The logo in the image, over the artwork or alone; `nil` without a logo.
  package let logo: Logo?

  /// - Precondition: there is an artwork or a logo for the image.
  init(
    _ screen: StartupScreen, _ orientation: StartupOrientation, _ appearance: Appearance,
    _ artworks: [WebArtworkRole: WebAppPlan.Artwork], _ options: WebAppOptions
  ) {
    let size = screen.pixels(orientation)
    file = Self.name(size, isDark: appearance == .dark, options.namePrefix)
    self.size = size
    self.orientation = orientation
    self.appearance = appearance
    func first(_ roles: [WebArtworkRole]) -> (WebArtworkRole, WebAppPlan.Artwork)? {
      roles.lazy.compactMap { role in artworks[role].map { (role, $0) } }.first
    }
    let area = screen.safeArea(orientation)
    let logo = first(appearance == .dark ? [.darkLogo, .logo] : [.logo]).map { role, artwork in
      Logo(
        role: role,
        place: LogoPlacement(
          artwork.size, frame: size, scale: screen.scale.rawValue,
          edges: .init(top: area.top, left: area.left, bottom: area.bottom, right: area.right),
          options.images.logo))
    }
    self.logo = logo
    if let (role, artwork) = first(WebArtworkRole.candidates(orientation, appearance)) {
      self.artwork = role
      placement = Placement(
        artwork: artwork.size, frame: size, fit: options.images.fit, anchor: artwork.anchor)
    } else if let logo {
      self.artwork = logo.role
      placement = logo.place.placement
    } else {
      preconditionFailure("an artwork for each image")
    }
  }

  package var isLogo: Bool { artwork.isLogo }

  /// The file's name: `apple-splash-2622-1206.png`, `apple-splash-dark-2622-1206.png`.
  static func name(_ size: PixelSize, isDark: Bool, _ prefix: StartupNamePrefix) -> String {
    "\(prefix.text)-\(isDark ? "dark-" : "")\(size.width)-\(size.height).png"
  }
}

package struct StartupTag: Equatable, Sendable {
  package let screen: StartupScreen
  package let orientation: StartupOrientation
  package let appearance: Appearance
  package let file: String

  /// The media query. No two tags match at the same time.
  ///
  /// In both orientations, `device-width` and `device-height` are the portrait screen's width and
  /// height.
  package var media: String {
    let features = [
      appearance == .any ? nil : "(prefers-color-scheme: \(appearance.rawValue))",
      "(device-width: \(screen.points.width)px)", "(device-height: \(screen.points.height)px)",
      "(-webkit-device-pixel-ratio: \(screen.scale.rawValue))",
      "(orientation: \(orientation.rawValue))",
    ]
    return features.compactMap(\.self).joined(separator: " and ")
  }
}

package enum Appearance: String, Equatable, Sendable {
  /// Both color schemes, if there are no separate dark images.
  case any
  case light, dark
}

package enum StartupOrientation: String, Equatable, Sendable, CaseIterable {
  case portrait, landscape
}
