package import Pixels

extension BuildWarning {
  /// That images are larger than their artwork; `nil` if none is.
  ///
  /// - Parameters:
  ///   - artwork: the size of the file.
  ///   - sizes: those of the images.
  package static func enlarged(
    _ placements: [Placement], of artwork: PixelSize, into sizes: [PixelSize]
  ) -> BuildWarning? {
    let enlargements = placements.map(\.enlargement).filter { $0 > 1 }
    guard let factor = enlargements.max() else { return nil }
    let wanted = PixelSize(
      width: whole(Double(artwork.width) * factor), height: whole(Double(artwork.height) * factor))
    // Of a narrow strip, it would be more than twice as wide or high as any image.
    let longest = sizes.map { max($0.width, $0.height) }.max() ?? 0
    let isReasonable = max(wanted.width, wanted.height) <= 2 * longest
    return .enlarged(
      count: enlargements.count, factor: factor, wanted: isReasonable ? wanted : nil)
  }

  /// That images lose more than a part of their artwork's area; `nil` if none does.
  ///
  /// - Parameters:
  ///   - artwork: the size of the upright artwork.
  ///   - limit: from 0 to 1.
  package static func cropped(
    _ placements: [Placement], of artwork: PixelSize, limit: Double
  ) -> BuildWarning? {
    let crops = placements.map { $0.croppedArea(of: artwork) }.filter { $0 > limit }
    return crops.max().map { .cropped(count: crops.count, area: $0) }
  }

  /// Rounds up, but ignores the rounding error of a product.
  private static func whole(_ value: Double) -> Int { Int((value - 1e-6).rounded(.up)) }
}
