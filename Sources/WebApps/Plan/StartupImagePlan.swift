package import LaunchImages
package import Pixels

/// A startup image to be made. It is upright.
package struct StartupImagePlan: Hashable, Sendable {
  /// The file's name in the output folder.
  package let file: String
  package let size: PixelSize
  package let orientation: StartupOrientation
  package let appearance: Appearance
  /// The artwork that it is made of.
  package let artwork: WebArtworkRole
  /// The place of the artwork in the image.
  package let placement: Placement

  init(
    size: PixelSize, _ orientation: StartupOrientation, _ appearance: Appearance,
    _ role: WebArtworkRole, _ artwork: WebAppPlan.Artwork, options: WebAppOptions
  ) {
    file = Self.name(size, isDark: appearance == .dark, options.namePrefix)
    self.size = size
    self.orientation = orientation
    self.appearance = appearance
    self.artwork = role
    placement = Placement(
      artwork: artwork.size, frame: size, fit: options.images.fit, anchor: artwork.anchor)
  }

  /// `apple-splash-2622-1206.png`, `apple-splash-dark-2622-1206.png`
  static func name(_ size: PixelSize, isDark: Bool, _ prefix: StartupNamePrefix) -> String {
    "\(prefix.text)-\(isDark ? "dark-" : "")\(size.width)-\(size.height).png"
  }
}
