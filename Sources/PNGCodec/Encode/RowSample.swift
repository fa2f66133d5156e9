internal import Pixels

/// A few runs of adjacent rows that represent an image.
struct RowSample {
  private let runs: [Run]
  private let rowBytes: Int
  private let format: PixelFormat
  /// Bytes of the PLTE chunk, multiplied by the share of the image's rows that are in the sample.
  private let paletteShare: Int

  private static let bandCount = 4

  /// Takes rows from at most four bands, evenly spread.
  ///
  /// - Parameter rowsPerRun: number of rows that are taken at each of two places of a band.
  /// - Precondition: there is at least one band.
  init(of bands: [RowBand], format: PixelFormat, rowsPerRun: Int) {
    let count = min(Self.bandCount, bands.count)
    let rowBytes = bands[0].rowBytes
    let window = SequenceKernel.window / (rowBytes + 1) + 1
    runs = (0..<count).flatMap { run in
      let band = bands[(run * 2 + 1) * bands.count / (count * 2)]
      let taken = min(band.rowCount, rowsPerRun)
      // One run follows the first window, the other ends with the band.
      let starts = Set([min(window, band.rowCount - taken), band.rowCount - taken]).sorted()
      return starts.map { Run(of: band, from: $0, rowCount: taken, reach: window) }
    }
    let sampled = runs.reduce(0) { $0 + $1.rows.count } / rowBytes
    let all = bands.reduce(0) { $0 + $1.rowCount }
    paletteShare = (format.paletteBytes * sampled + all - 1) / all
    self.rowBytes = rowBytes
    self.format = format
  }

  /// The encoded size of the sample with a strategy, including its share of the palette, and the
  /// prices of its symbols.
  func trial(of strategy: EncodingStrategy) -> StrategyProbe.Trial {
    func filtered(_ rows: ArraySlice<UInt8>, _ above: ArraySlice<UInt8>) -> ContiguousArray<UInt8> {
      strategy.filtering.rows(rows, above: above, rowBytes: rowBytes, format)
    }
    switch strategy.coder {
    case .sequences(let search):
      let rows = runs.map { run in
        let rows = filtered(run.rows, run.above)
        guard search != .runs else { return (bytes: rows, start: 0) }
        let before = filtered(run.before, run.aboveBefore)
        return (bytes: before + rows, start: before.count)
      }
      let (size, prices) = SequenceDeflater.estimate(rows, search)
      return StrategyProbe.Trial(strategy: strategy, size: paletteShare + size, prices: prices)
    case .optimal:
      let size = OptimalDeflater.estimate(
        runs.reduce(into: []) { $0 += filtered($1.rows, $1.above) })
      return StrategyProbe.Trial(strategy: strategy, size: paletteShare + size, prices: nil)
    }
  }
}

/// Adjacent rows of a band.
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
