internal import Pixels

/// A few runs of adjacent rows that represent an image.
struct RowSample {
  /// Bytes of the filtered rows, without those to which only matches reach back.
  let byteCount: Int
  private let runs: [Run]
  private let rowBytes: Int
  private let format: PixelFormat
  /// Bytes of the PLTE chunk, multiplied by the share of the image's rows that are in the sample.
  private let paletteShare: Int

  // Few rows at many places: flat art changes only in some of its rows.
  private static let runCount = 12
  private static let bandCount = 6
  /// Number of RGB rows that are taken at each place.
  private static let rowsPerRun = 4

  /// Takes rows at twelve places, evenly spread over at most six bands; of smaller pixels, more
  /// rows.
  ///
  /// - Precondition: there is at least one band.
  init(of bands: [RowBand], format: PixelFormat) {
    let count = min(Self.bandCount, bands.count)
    let rowBytes = bands[0].rowBytes
    let window = SequenceKernel.window / (rowBytes + 1) + 1
    let rowsPerRun =
      Self.rowsPerRun * min(4, max(1, PixelFormat.rgb.bitsPerPixel / format.bitsPerPixel))
    runs = (0..<count).flatMap { run in
      let band = bands[(run * 2 + 1) * bands.count / (count * 2)]
      let taken = min(band.rowCount, rowsPerRun)
      // The first run follows the first window, the last ends with the band.
      let (first, last) = (min(window, band.rowCount - taken), band.rowCount - taken)
      let steps = Self.runCount / count - 1
      let starts = Set((0...steps).map { first + (last - first) * $0 / steps }).sorted()
      return starts.map { Run(of: band, from: $0, rowCount: taken, reach: window) }
    }
    byteCount = runs.reduce(0) { $0 + $1.rows.count + $1.rows.count / rowBytes }
    let sampled = runs.reduce(0) { $0 + $1.rows.count } / rowBytes
    let all = bands.reduce(0) { $0 + $1.rowCount }
    paletteShare = (format.paletteBytes * sampled + all - 1) / all
    self.rowBytes = rowBytes
    self.format = format
  }

  var isSmall: Bool { format.isSmall }

  /// The encoded size of the sample with a strategy, including its share of the palette, and the
  /// prices of its symbols.
  func trial(of strategy: EncodingStrategy) -> StrategyProbe.Trial {
    func filtered(_ rows: ArraySlice<UInt8>, _ above: ArraySlice<UInt8>) -> ContiguousArray<UInt8> {
      strategy.filtering.rows(rows, above: above, rowBytes: rowBytes, format)
    }
    func filtered(_ run: Run, withHistory: Bool) -> (bytes: ContiguousArray<UInt8>, start: Int) {
      let rows = filtered(run.rows, run.above)
      guard withHistory else { return (rows, 0) }
      let before = filtered(run.before, run.aboveBefore)
      return (before + rows, before.count)
    }
    switch strategy.coder {
    case .sequences(let search):
      let (size, prices) = SequenceDeflater.estimate(
        runs.map { filtered($0, withHistory: search != .runs) }, search)
      return StrategyProbe.Trial(
        strategy: strategy, size: paletteShare + size, prices: prices, counts: nil)
    case .optimal:
      // Rows of a few colors repeat earlier rows, which the sample may not have.
      let (size, counts) =
        isSmall
        ? OptimalDeflater.estimate(runs.map { filtered($0, withHistory: true) })
        : OptimalDeflater.estimate(
          [(runs.reduce(into: []) { $0 += filtered($1.rows, $1.above) }, 0)])
      return StrategyProbe.Trial(
        strategy: strategy, size: paletteShare + size, prices: nil, counts: counts)
    }
  }
}

private struct Run {
  let rows: ArraySlice<UInt8>
  /// The row above the run's first row; empty if it is not known.
  let above: ArraySlice<UInt8>
  /// Earlier rows to which matches may reach back.
  let before: ArraySlice<UInt8>
  let aboveBefore: ArraySlice<UInt8>

  /// - Parameter reach: maximum number of earlier rows to include.
  init(of band: RowBand, from first: Int, rowCount: Int, reach: Int) {
    func rows(_ range: Range<Int>) -> ArraySlice<UInt8> {
      band.samples[range.lowerBound * band.rowBytes..<range.upperBound * band.rowBytes]
    }
    func above(_ row: Int) -> ArraySlice<UInt8> {
      row == 0 ? band.rowAbove[...] : rows(row - 1..<row)
    }
    let start = max(0, first - reach)
    self.rows = rows(first..<first + rowCount)
    self.above = above(first)
    before = rows(start..<first)
    aboveBefore = above(start)
  }
}
