package import Pixels

extension Artwork {
  /// That nothing of a logo shows; `nil` if something does, or nobody can tell.
  ///
  /// - Parameter backgrounds: all that it is shown on; none if an artwork is behind it.
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

  /// Steps of 8 bits between two colors that nobody can tell apart.
  private static let nearness = 3
}
