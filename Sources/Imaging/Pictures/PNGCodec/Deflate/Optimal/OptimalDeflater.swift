internal import CCompression

/// A deflate coder that searches for the cheapest parse of each block. A parse divides the bytes
/// into literals and matches; its cost depends on the block's codes. Of all deflate coders here,
/// this one has the smallest output and is the slowest.
///
/// A first parse uses guessed costs, and shows where the statistics change. Blocks begin there.
/// Each block is then parsed repeatedly. A parse uses the costs that result from the previous
/// parse. If a parse saves hardly anything, the next one is the last.
enum OptimalDeflater {
  /// Usual number of bytes in a part. Parts can be deflated concurrently, although matches reach
  /// back into the previous part.
  static let partSize = 256 << 10
  /// Maximum number of bytes in a part; a larger part takes too much memory.
  static let largestPart = 8 * partSize
  /// Minimum number of bytes in a deflated part, approximately. With smaller parts there are more
  /// parts, and each costs about a hundred bytes, for its end and for the codes of one more block.
  private static let deflatedPartSize = 24 << 10
  /// Blocks consist of units of about this many bytes.
  private static let unitSize = 8 << 10
  /// Maximum number of parses of each block; further parses would save less than 0.05 %.
  private static let parses = 4
  /// If a parse saves less than this share, the next parse is the last one.
  private static let gainLimit = 0.0015

  /// The ranges of the parts into which `count` bytes are divided. If `count` is 0, there is one
  /// empty range.
  ///
  /// - Parameter deflated: the approximate number of bytes in all deflated parts together.
  static func parts(of count: Int, deflated: Int = .max) -> [Range<Int>] {
    guard count > 0 else { return [0..<0] }
    let most = max(1, deflated / deflatedPartSize)
    let size = min(max(partSize, (count + most - 1) / most), largestPart)
    return stride(from: 0, to: count, by: size).map { $0..<min($0 + size, count) }
  }

  /// Deflates a part to blocks, which end on a byte boundary.
  ///
  /// - Parameters:
  ///   - sample: the symbol counts of a sample of the same rows, if there is one.
  ///   - endsStream: whether the last block is marked as the last of the stream.
  /// - Complexity: O(`part.count`), about 0.2 microseconds per byte
  static func deflate(
    _ bytes: ContiguousArray<UInt8>, part: Range<Int>, sample: SymbolCounts? = nil,
    endsStream: Bool = false
  ) -> ContiguousArray<UInt8> {
    var writer = BitWriter()
    var path = ParsePath(bytes, part: part)
    for block in blocks(&path, part, sample.map(SymbolCounts.guess) ?? .guess(bytes, part)) {
      let code = improve(&path, block)
      let isLast = endsStream && block.upperBound == part.upperBound
      if code.bitCount < StoredBlocks.bitCount(block.count) {
        writer.append(isLast ? 0b101 : 0b100, count: 3)
        append(bytes, path, block, code, to: &writer)
      } else {
        StoredBlocks.append(bytes[block], to: &writer, isLast: isLast)
      }
    }
    if endsStream { writer.align() } else { StoredBlocks.appendEmpty(to: &writer) }
    return writer.bytes
  }

  static func part(
    _ bytes: ContiguousArray<UInt8>, _ part: Range<Int>, sample: SymbolCounts? = nil
  ) -> EncodedPart {
    let isLast = !part.isEmpty && part.upperBound == bytes.count
    return EncodedPart(
      bytes: deflate(bytes, part: part, sample: sample, endsStream: isLast),
      checksum: Adler32(bytes[part]), endsStream: isLast)
  }

  /// Maximum number of bytes in a block when a size is estimated. A longer run of rows, as in
  /// samples of panoramas, is divided into several blocks. A single block would take too much
  /// memory, and the block's cost might not fit into 32 bits.
  private static let estimatedSize = 1 << 20

  /// Estimates how many bytes runs of adjacent rows take when deflated, and counts the symbols.
  /// There are only two parses, so an estimate takes less than half the time of deflating. The
  /// estimate is accurate enough to compare encodings of the same pixels.
  ///
  /// - Parameter runs: `bytes` has the earlier bytes to which matches may reach back, followed by
  ///   the run's bytes. The run's bytes begin at index `start`.
  static func estimate(_ runs: [(bytes: ContiguousArray<UInt8>, start: Int)]) -> (
    size: Int, counts: SymbolCounts
  ) {
    var (bits, all) = (0, SymbolCounts())
    for (bytes, first) in runs {
      for start in stride(from: first, to: bytes.count, by: estimatedSize) {
        let block = start..<min(start + estimatedSize, bytes.count)
        var path = ParsePath(bytes, part: block)
        var counts = SymbolCounts.guess(bytes, block)
        for _ in 0..<2 { counts = path.choose(block, costs: SymbolCosts(estimating: counts)) }
        all = all.joined(with: counts)
        if runs.count == 1 { bits += BlockCode(counts).bitCount }
      }
    }
    // Several runs are short and share one code, as they would in the image.
    return ((runs.count > 1 ? BlockCode(all).bitCount : bits) / 8, all)
  }

  private static func blocks(
    _ path: inout ParsePath, _ part: Range<Int>, _ guess: SymbolCounts
  ) -> [Range<Int>] {
    guard !part.isEmpty else { return [] }
    start(&path, part, guess)
    let cuts = path.cuts(every: unitSize)
    let units = zip(cuts, cuts.dropFirst()).map { $0..<$1 }
    var first = 0
    return BlockSplitter.join(units.map { path.counts($0) }).map { count in
      defer { first += count }
      return units[first].lowerBound..<units[first + count - 1].upperBound
    }
  }

  /// Chooses a first path through a part.
  ///
  /// Two kinds of initial costs are tried on the first quarter of the part: estimated costs, and
  /// costs that favor matches. Under estimated costs, literals may seem so cheap that the first
  /// parse misses matches. Later parses would often miss them too, because their costs result from
  /// the first parse.
  private static func start(_ path: inout ParsePath, _ part: Range<Int>, _ guess: SymbolCounts) {
    func parse(_ range: Range<Int>, _ costs: SymbolCosts) -> SymbolCounts {
      path.choose(range, costs: SymbolCosts(estimating: path.choose(range, costs: costs)))
    }
    let quarter = part.prefix(max(1, part.count / 4))
    let beginnings = [SymbolCosts(estimating: guess), SymbolCosts(favoringMatches: guess)]
    let sizes = beginnings.map { BlockCode(parse(quarter, $0)).bitCount }
    _ = parse(part, sizes[1] < sizes[0] ? beginnings[1] : beginnings[0])
  }

  /// Improves the path through a block by repeated parsing.
  private static func improve(_ path: inout ParsePath, _ block: Range<Int>) -> BlockCode {
    var counts = path.counts(block)
    var code = BlockCode(counts)
    var costs = SymbolCosts(estimating: counts)
    var best: (code: BlockCode, costs: SymbolCosts)?
    var (parse, gain) = (1, Double.infinity)
    while parse <= parses {
      if gain < gainLimit { parse = parses }
      // A real code, with whole bits, is written in the end. So the last parse uses a real code's
      // costs.
      if parse == parses { costs = SymbolCosts(code) }
      let before = code.bitCount
      counts = path.choose(block, costs: costs)
      code = BlockCode(counts)
      gain = 1 - Double(code.bitCount) / Double(before)
      if code.bitCount < best?.code.bitCount ?? .max { best = (code, costs) }
      costs = SymbolCosts(estimating: counts)
      parse += 1
    }
    guard let best, best.code.bitCount < code.bitCount else { return code }
    return BlockCode(path.choose(block, costs: best.costs))
  }

  private static func append(
    _ bytes: ContiguousArray<UInt8>, _ path: ParsePath, _ block: Range<Int>, _ code: BlockCode,
    to writer: inout BitWriter
  ) {
    code.header.write(to: &writer)
    path.forEachStep(block) { position, length in
      guard length > 1 else {
        return writer.append(code.literals, Int(bytes[position]))
      }
      let match = path.match(at: position, length: length)
      let length = LengthSymbol.all[length]
      writer.append(code.literals, length.index)
      writer.append(Int(length.extra), count: Int(length.extraBits))
      let distance = DistanceSymbol(reach: Int(match.reach))
      writer.append(code.distances, distance.index)
      writer.append(distance.extra, count: distance.extraBits)
    }
    writer.append(code.literals, 256)
  }
}

enum BlockSplitter {
  /// Joins neighboring blocks as long as joining saves bits. The blocks that save the most are
  /// always joined next. Three blocks are joined only if no two save bits, as where the statistics
  /// change for a while. A separate block pays off only where they change for long.
  ///
  /// - Returns: For each resulting block, the number of original blocks in it.
  /// - Complexity: O(n) codes, O(n²) comparisons
  static func join(_ counts: [SymbolCounts]) -> [Int] {
    var blocks = counts.map { Block(counts: $0, units: 1) }
    var pairs = zip(blocks, blocks.dropFirst()).map { $0.joined(with: $1) }
    while let (first, count, block) = best(pairs, of: blocks)
      ?? best(zip(pairs, blocks.dropFirst(2)).map { $0.joined(with: $1) }, of: blocks)
    {
      blocks.replaceSubrange(first..<first + count, with: [block])
      let next = blocks.dropFirst(first + 1).first.map { [block.joined(with: $0)] } ?? []
      pairs.replaceSubrange(first..<min(first + count, pairs.count), with: next)
      if first > 0 { pairs[first - 1] = blocks[first - 1].joined(with: block) }
    }
    return blocks.map(\.units)
  }

  /// The joined blocks that save the most bits, if any save bits. `joined` has the blocks that begin
  /// at each block.
  private static func best(
    _ joined: [Block], of blocks: [Block]
  ) -> (first: Int, count: Int, block: Block)? {
    let count = blocks.count - joined.count + 1
    let saved = joined.indices.map { first in
      blocks[first..<first + count].reduce(-joined[first].bits) { $0 + $1.bits }
    }
    guard let first = saved.indices.max(by: { saved[$0] < saved[$1] }), saved[first] > 0 else {
      return nil
    }
    return (first, count, joined[first])
  }

  private struct Block {
    let counts: SymbolCounts
    let units: Int
    let bits: Int

    init(counts: SymbolCounts, units: Int) {
      (self.counts, self.units) = (counts, units)
      bits = BlockCode(counts).bitCount
    }

    func joined(with next: Block) -> Block {
      Block(counts: counts.joined(with: next.counts), units: units + next.units)
    }
  }
}
