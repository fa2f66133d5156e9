package import Pixels

extension PictureWarning {
  /// The warning that images enlarge their artwork; `nil` if no image does.
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

  /// The size at which no image would enlarge the artwork: `artwork` times `factor`, the largest
  /// enlargement. `nil` if a side of this size is more than twice as long as `longest`, the longest
  /// side of all images. Only artwork of an extreme shape needs such a side.
  package static func wanted(
    of artwork: PixelSize, enlargedBy factor: Double, longest: Int
  ) -> PixelSize? {
    let size = scaled(artwork, by: factor)
    return max(size.width, size.height) <= 2 * longest ? size : nil
  }

  /// The warning that images crop much of their artwork: more than `limit`, a share of the area
  /// from 0 to 1. `nil` if no image does.
  package static func cropped(
    _ placements: [Placement], of artwork: PixelSize, limit: Double
  ) -> PictureWarning? {
    let crops = placements.map { $0.croppedArea(of: artwork) }.filter { $0 > limit }
    return crops.max().map { .cropped(count: crops.count, area: $0) }
  }

  /// The warning that images enlarge a logo; `nil` if no image does.
  ///
  /// - Parameter sizes: the logo's sizes in the images.
  package static func logoEnlarged(_ logo: PixelSize, into sizes: [PixelSize]) -> PictureWarning? {
    // The longer side is measured, because rounding to whole pixels distorts the shorter side.
    let longer = Double(max(logo.width, logo.height))
    let enlargements = sizes.map { Double(max($0.width, $0.height)) / longer }.filter { $0 > 1 }
    return enlargements.max().map {
      .logoEnlarged(count: enlargements.count, factor: $0, wanted: scaled(logo, by: $0))
    }
  }

  /// The warning that in some images, a logo is smaller than the options specify. `nil` if there is
  /// no such image.
  package static func logoReduced(_ placements: [LogoPlacement]) -> PictureWarning? {
    let count = placements.count(where: \.isReduced)
    return count > 0 ? .logoReduced(count: count) : nil
  }

  private static func scaled(_ size: PixelSize, by factor: Double) -> PixelSize {
    // Rounds up, but ignores the rounding error of a product.
    func whole(_ side: Int) -> Int { Int((Double(side) * factor - 1e-6).rounded(.up)) }
    return PixelSize(width: whole(size.width), height: whole(size.height))
  }
}
