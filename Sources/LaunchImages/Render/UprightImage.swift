package import Pixels

/// An image that is not turned, and what it shows.
package struct UprightImage: Hashable, Sendable {
  package var size: PixelSize
  /// The place of the artwork in it.
  package var artwork: Placement
  /// The place of the logo over the artwork; `nil` without one.
  package var logo: Placement?

  package init(size: PixelSize, artwork: Placement, logo: Placement? = nil) {
    self.size = size
    self.artwork = artwork
    self.logo = logo
  }
}
