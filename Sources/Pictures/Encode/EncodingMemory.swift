internal import Pixels

/// The most memory that encoding images may take, in bytes: more than it takes for most artwork,
/// because noise cannot be compressed.
struct EncodingMemory {
  /// What is done with rendered strips.
  enum Work {
    /// Each strip is encoded soon after it is rendered.
    case bands
    /// One image is encoded by all workers in every way.
    case search
  }

  /// What each worker needs.
  let bytesEach: Int
  /// What the images take, before and after they are encoded.
  let shared: Int

  /// What a worker needs for any image: the tables of the deflate coders.
  private static let fixed = 12 << 20

  /// What it takes to prepare the images of an artwork: the filter's taps along all axes, and those
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
      // A strip's filtered rows wait for those of the strip before.
      bytesEach = 2 * strip + Self.fixed
      shared = 2 * all
    case .search:
      bytesEach = strip + 4 * Self.fixed
      shared = 5 * all
    }
  }
}
