package import Pixels

extension PictureWarning {
  /// The warning that images enlarge their artwork; `nil` if none does.
  ///
  /// - Parameters:
  ///   - artwork: the size of the artwork's file.
  ///   - sizes: the sizes of the images.
  package static func enlarged(
    _ placements: [Placement], of artwork: PixelSize, into sizes: [PixelSize]
  ) -> PictureWarning? {
    let enlargements = placements.map(\.enlargement).filter { $0 > 1 }
    guard let factor = enlargements.max() else { return nil }
    let longest = sizes.map { max($0.width, $0.height) }.max() ?? 0
    return .enlarged(
      count: enlargements.count, factor: factor,
      wanted: wanted(of: artwork, enlargedBy: factor, longest: longest))
  }

  /// The size that an artwork should have for images that now enlarge it by `factor`. `nil` if a
  /// side would be more than twice as long as the longest side of all images, as for a narrow
  /// strip.
  package static func wanted(
    of artwork: PixelSize, enlargedBy factor: Double, longest: Int
  ) -> PixelSize? {
    let size = PixelSize(
      width: whole(Double(artwork.width) * factor), height: whole(Double(artwork.height) * factor))
    return max(size.width, size.height) <= 2 * longest ? size : nil
  }

  /// The warning that images crop more than `limit` of their artwork's area; `nil` if none does.
  ///
  /// - Parameters:
  ///   - artwork: the size of the upright artwork.
  ///   - limit: the share of the area, from 0 to 1.
  package static func cropped(
    _ placements: [Placement], of artwork: PixelSize, limit: Double
  ) -> PictureWarning? {
    let crops = placements.map { $0.croppedArea(of: artwork) }.filter { $0 > limit }
    return crops.max().map { .cropped(count: crops.count, area: $0) }
  }

  /// The warning that images enlarge a logo; `nil` if none does.
  ///
  /// - Parameters:
  ///   - logo: the size of the logo's file.
  ///   - sizes: the sizes of the logo in the images.
  package static func logoEnlarged(_ logo: PixelSize, into sizes: [PixelSize]) -> PictureWarning? {
    // The longer side is measured, because rounding to whole pixels distorts the shorter side.
    let longer = Double(max(logo.width, logo.height))
    let enlargements = sizes.map { Double(max($0.width, $0.height)) / longer }.filter { $0 > 1 }
    return enlargements.max().map { factor in
      let wanted = PixelSize(
        width: whole(Double(logo.width) * factor), height: whole(Double(logo.height) * factor))
      return .logoEnlarged(count: enlargements.count, factor: factor, wanted: wanted)
    }
  }

  /// The warning that a logo is smaller in images than the options specify; `nil` if it is not.
  package static func logoReduced(_ placements: [LogoPlacement]) -> PictureWarning? {
    let count = placements.count(where: \.isReduced)
    return count > 0 ? .logoReduced(count: count) : nil
  }

  /// Rounds up, but ignores the rounding error of a product.
  private static func whole(_ value: Double) -> Int { Int((value - 1e-6).rounded(.up)) }
}
