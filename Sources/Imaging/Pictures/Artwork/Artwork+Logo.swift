package import Pixels

extension Artwork {
  /// The warning that this artwork is invisible as a logo; `nil` if the logo is visible, or if that
  /// cannot be determined.
  ///
  /// - Parameter backgrounds: all backgrounds of the logo; empty if an artwork is behind it.
  /// - Complexity: O(pixels) for a logo of one color
  package func unseenLogo(over backgrounds: [Background]) -> PictureWarning? {
    switch raster.visibleColor {
    case .none: return .logoTransparent
    case .several: return nil
    case .one(let pixel):
      let shown = pixel.shrunk(toFit: 1, conversion: colors.conversion)
      guard case .bits8(let samples) = shown.samples else { return nil }
      return backgrounds.lazy.compactMap { background -> PictureWarning? in
        guard case .color(let color) = background,
          zip(samples, color.samples).allSatisfy({ abs(Int($0) - Int($1)) <= Self.nearness })
        else { return nil }
        return .logoHasBackgroundColor(color)
      }.first
    }
  }

  /// Largest difference in each channel, in 8-bit steps, between two colors that look the same.
  private static let nearness = 3
}
