/// The smallest file of an image: every strategy that may win is tried on all of it.
public enum PNGOptimizer {
  /// - Complexity: O(the image's pixels), with a factor of some hundred: LZ77's best parse.
  public static func encode(_ image: BandedImage) -> ContiguousArray<UInt8> {
    let probe = StrategyProbe(
      bands: image.bands, channels: image.channels, compression: .best)
    let files = probe.contenders().map { PNGEncoder(image, strategy: $0).encode() }
    return files.min { $0.count < $1.count } ?? []
  }
}
