package import Pixels

/// Encodes the bands of an image in two steps: filters a band's rows, then deflates them. Each step
/// can run for several bands concurrently.
package struct BandEncoder: Sendable {
  let format: PixelFormat
  let filtering: RowFiltering
  let search: MatchSearch
  /// Prices for the first block of each band. Each later block gets prices from the previous block.
  private let prices: SymbolPrices?

  package init(_ trial: StrategyProbe.Trial, format: PixelFormat = .samples(.rgb)) {
    self.init(format: format, strategy: trial.strategy, prices: trial.prices)
  }

  /// - Precondition: the strategy's `search` is not `nil`.
  init(
    format: PixelFormat = .samples(.rgb), strategy: EncodingStrategy, prices: SymbolPrices? = nil
  ) {
    guard let search = strategy.search else { preconditionFailure("the strategy encodes bands") }
    self.format = format
    self.search = search
    self.prices = prices
    filtering = strategy.filtering
  }

  /// - Precondition: the band includes the row above its first row, or is the image's first band.
  package func filter(_ band: RowBand) -> ContiguousArray<UInt8> {
    precondition(band.firstRow == 0 || !band.rowAbove.isEmpty)
    return filtering.rows(of: band, format)
  }

  /// Deflates the filtered rows of a band. Matches may reach back to `previous`, the rows of the
  /// band above.
  package func deflate(
    _ rows: ContiguousArray<UInt8>, after previous: ContiguousArray<UInt8>
  ) -> EncodedPart {
    EncodedPart(
      bytes: SequenceDeflater.deflate(
        rows, after: window(of: previous), search, prices: prices),
      checksum: Adler32(rows[...]))
  }

  /// The last bytes of a band's filtered rows. The next band's deflated bytes depend on them.
  package func window(of rows: ContiguousArray<UInt8>) -> ArraySlice<UInt8> {
    rows.suffix(search.reachesBack ? SequenceKernel.window : 1)
  }

  package func file(size: PixelSize, colors: ColorChunks) -> EncodedFile {
    EncodedFile(size: size, format: format, colors: colors)
  }
}
