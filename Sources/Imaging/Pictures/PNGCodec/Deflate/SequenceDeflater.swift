/// A deflate coder for rows of pixels. In one pass over a block, the coder finds matches, and uses
/// a match only if it costs less than literals. The costs are `SymbolPrices`, estimated from the
/// previous block. On continuous tones, the output is smaller than if every match were used.
enum SequenceDeflater {
  /// Deflates bytes to blocks that end on a byte boundary. More blocks may follow.
  ///
  /// - Parameters:
  ///   - before: the preceding bytes, to which matches may reach back; at most 32 KB.
  ///   - prices: the first block's prices, from similar bytes; `nil` to estimate these prices.
  static func deflate(
    _ bytes: ContiguousArray<UInt8>, after before: ArraySlice<UInt8> = [], _ search: MatchSearch,
    prices: SymbolPrices? = nil
  ) -> ContiguousArray<UInt8> {
    var writer = BitWriter()
    var padded = ContiguousArray<UInt8>()
    padded.reserveCapacity(before.count + bytes.count + SequenceKernel.padding)
    padded += before
    padded += bytes
    padded.append(contentsOf: repeatElement(0, count: SequenceKernel.padding))
    var kernel = SequenceKernel(search, bytes: bytes.count)
    kernel.remember(padded, 0..<before.count)
    var prices = prices
    var pending: Block?
    for range in blocks(before.count..<before.count + bytes.count) {
      let known = prices ?? SymbolPrices(histogram: SequenceKernel.histogram(padded, range))
      var counts = kernel.split(padded, matchable(range), prices: known)
      if range.lowerBound == 0 { counts.add(literal: bytes[0]) }
      prices = SymbolPrices(counts)
      let block = Block(range: range, counts: counts)
      if let joined = pending?.joined(with: block) {
        pending = joined
        kernel.join()
      } else {
        if let pending { write(pending, padded, kernel, to: &writer) }
        pending = block
        kernel.dropAllButLast()
      }
    }
    if let pending { write(pending, padded, kernel, to: &writer) }
    StoredBlocks.appendEmpty(to: &writer)
    return writer.bytes
  }

  private struct Block {
    let range: Range<Int>
    let counts: SymbolCounts
    let code: BlockCode

    init(range: Range<Int>, counts: SymbolCounts) {
      self.range = range
      self.counts = counts
      code = BlockCode(counts)
    }

    /// This block joined with the next block. `nil` if joining costs bits, or if it is not tried.
    /// Joining is not tried if the next block takes more than a bit for each byte. Joining takes
    /// time, and saves only the next block's header, a small part of such a block.
    func joined(with next: Block) -> Block? {
      let mayJoin = next.code.bitCount <= next.range.count && code.bitCount <= Self.joinLimit
      guard mayJoin else { return nil }
      let joined = Block(
        range: range.lowerBound..<next.range.upperBound, counts: counts.joined(with: next.counts))
      return joined.code.bitCount <= code.bitCount + next.code.bitCount ? joined : nil
    }

    /// The maximum number of bits of a block to which the next block is joined. The limit bounds
    /// the memory for sequences.
    private static let joinLimit = 1 << 20
  }

  private static func write(
    _ block: Block, _ bytes: borrowing ContiguousArray<UInt8>, _ kernel: borrowing SequenceKernel,
    to writer: inout BitWriter
  ) {
    guard block.code.bitCount < StoredBlocks.bitCount(block.range.count) else {
      return StoredBlocks.append(bytes[block.range], to: &writer)
    }
    writer.append(0b100, count: 3)
    block.code.header.write(to: &writer)
    if block.range.lowerBound == 0 { writer.append(block.code.literals, Int(bytes[0])) }
    kernel.write(
      bytes, matchable(block.range), codes: SequenceCodes(block.code),
      bitCount: block.code.bitCount, to: &writer)
    writer.append(block.code.literals, 256)
  }

  /// Estimates how many bytes runs of adjacent rows take when deflated, and the symbols' prices.
  ///
  /// - Parameter runs: `bytes` has the earlier bytes to which matches may reach back, followed by
  ///   the run's bytes. The run's bytes begin at index `start`.
  static func estimate(
    _ runs: [(bytes: ContiguousArray<UInt8>, start: Int)], _ search: MatchSearch
  ) -> (size: Int, prices: SymbolPrices) {
    var histogram = [UInt32](repeating: 0, count: 256)
    for (bytes, start) in runs {
      let part = SequenceKernel.histogram(bytes, start..<bytes.count)
      for value in histogram.indices { histogram[value] += part[value] }
    }
    var prices = SymbolPrices(histogram: histogram)
    let total = runs.reduce(SymbolCounts()) { total, run in
      let padded = run.bytes + ContiguousArray(repeating: 0, count: SequenceKernel.padding)
      var kernel = SequenceKernel(search, bytes: run.bytes.count)
      kernel.remember(padded, 0..<run.start)
      return blocks(run.start..<run.bytes.count).reduce(total) { total, block in
        let counts = kernel.split(padded, matchable(block), prices: prices)
        let joined = total.joined(with: counts)
        prices = SymbolPrices(joined)
        return joined
      }
    }
    let size = runs.reduce(0) { $0 + $1.bytes.count - $1.start }
    return (min(BlockCode(total).bitCount, StoredBlocks.bitCount(size)) / 8, prices)
  }

  /// The part of a block in which matches may start. A match needs an earlier byte, so no match
  /// starts at index 0.
  private static func matchable(_ block: Range<Int>) -> Range<Int> {
    max(1, block.lowerBound)..<block.upperBound
  }

  /// Splits a range into blocks of about the same size.
  private static func blocks(_ range: Range<Int>) -> [Range<Int>] {
    let count = (range.count + SequenceKernel.blockSize - 1) / SequenceKernel.blockSize
    func start(_ index: Int) -> Int { range.lowerBound + range.count * index / count }
    return (0..<count).map { start($0)..<start($0 + 1) }
  }
}
