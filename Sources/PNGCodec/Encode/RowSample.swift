internal import Pixels

/// A few runs of adjacent rows that represent an image.
struct RowSample {
  private let rows: [(samples: ArraySlice<UInt8>, above: ArraySlice<UInt8>)]
  private let rowBytes: Int
  private let format: PixelFormat
  /// The sample's share of the palette's bytes in the whole file.
  private let paletteShare: Int

  private static let runs = 4

  /// Takes rows from at most four bands, evenly spread.
  ///
  /// - Parameter rowsPerRun: how many rows are taken from a band.
  /// - Precondition: there is at least one band.
  init(of bands: [RowBand], format: PixelFormat, rowsPerRun: Int = 24) {
    let count = min(Self.runs, bands.count)
    let rowBytes = bands[0].rowBytes
    rows = (0..<count).map { run in
      let band = bands[(run * 2 + 1) * bands.count / (count * 2)]
      let taken = min(band.rowCount, rowsPerRun) * rowBytes
      return (band.samples[..<taken], band.rowAbove[...])
    }
    let sampled = rows.reduce(0) { $0 + $1.samples.count } / rowBytes
    let all = bands.reduce(0) { $0 + $1.rowCount }
    paletteShare = (format.paletteBytes * sampled + all - 1) / all
    self.rowBytes = rowBytes
    self.format = format
  }

  /// The encoded size of the sample with a strategy, including its share of the palette.
  func size(with strategy: EncodingStrategy) -> Int {
    let filtered = rows.reduce(into: ContiguousArray<UInt8>()) {
      $0 += strategy.filtering.rows($1.samples, above: $1.above, rowBytes: rowBytes, format)
    }
    return paletteShare + deflatedSize(filtered, strategy.coder)
  }

  private func deflatedSize(
    _ filtered: ContiguousArray<UInt8>, _ coder: EncodingStrategy.Coder
  ) -> Int {
    switch coder {
    case .runs: RunDeflater.deflate(filtered).count
    case .matches(let level): MatchDeflater.zlib(filtered, level: level).count
    case .optimal: OptimalDeflater.estimate(filtered)
    }
  }
}
