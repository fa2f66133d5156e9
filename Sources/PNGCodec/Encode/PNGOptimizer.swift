/// The smallest file of an image: every strategy that may win is tried on all of it.
public enum PNGOptimizer {
  /// - Complexity: O(the image's pixels); with the best compression a factor of some hundred, for
  ///   LZ77's best parse.
  public static func encode(
    _ image: BandedImage, compression: Compression
  ) -> ContiguousArray<UInt8> {
    let probe = StrategyProbe(
      bands: image.bands, channels: image.channels, compression: compression)
    let files = probe.contenders().map { PNGEncoder(image, strategy: $0).encode() }
    return files.min { $0.count < $1.count } ?? []
  }
}
