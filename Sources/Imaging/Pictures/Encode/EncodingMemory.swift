internal import Pixels

/// Upper bound of the memory that encoding images takes, in bytes. Most artwork takes less, but
/// noise cannot be compressed.
struct EncodingMemory {
  /// How rendered strips are encoded.
  enum Work {
    /// Each strip is encoded soon after it is rendered.
    case bands
    /// All workers encode the same image, each with another strategy, then the next image.
    case search
  }

  /// Bytes that each worker takes.
  let bytesEach: Int
  /// Bytes that the images take in total, before and after they are encoded.
  let shared: Int

  /// Bytes that each worker takes for the tables of the deflate coders, whatever the image.
  private static let fixed = 12 << 20

  /// Bytes for preparing the images of an artwork: the filter's taps along all axes, and the taps
  /// of one axis before they are rounded.
  static func samplings(of imageCount: Int, artwork: PixelSize) -> Int {
    (artwork.width + artwork.height) * (16 * imageCount + 200)
  }

  init(_ work: Work, of renderer: ArtworkRenderer) {
    let sizes = renderer.images.map { $0.size.area * renderer.channels.count }
    let all = sizes.reduce(0, +)
    let strip = renderer.bytesPerStrip
    switch work {
    case .bands:
      // A strip's filtered rows wait for the rows of the previous strip.
      bytesEach = 2 * strip + Self.fixed
      shared = 2 * all
    case .search:
      bytesEach = strip + 4 * Self.fixed
      shared = 5 * all
    }
  }
}
