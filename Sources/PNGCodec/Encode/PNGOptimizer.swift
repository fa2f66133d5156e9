/// A small file of an image: every strategy that may win is tried on it, or on a part of it.
public enum PNGOptimizer {
  /// - Complexity: O(the image's pixels); with the best compression about a microsecond for each
  public static func encode(
    _ image: BandedImage, compression: Compression
  ) -> ContiguousArray<UInt8> {
    if compression == .best { return smallest(image) }
    let probe = StrategyProbe(
      bands: image.bands, format: image.format, compression: compression)
    let files = probe.contenders().map { PNGEncoder(image, strategy: $0).encode() }
    return files.min { $0.count < $1.count } ?? []
  }

  private static func smallest(_ image: BandedImage) -> ContiguousArray<UInt8> {
    let encoding = SmallestEncoding(image)
    let filtering = encoding.filtering(
      sizes: (0..<encoding.candidateCount).map { encoding.size(candidate: $0) })
    let deflating = filtering.deflating(
      rows: (0..<filtering.bandCount).map { filtering.rows(ofBand: $0) })
    return deflating.file((0..<deflating.partCount).map { deflating.deflate(part: $0) })
  }
}
