internal import CCompression

/// The buffers of the match finder in C, and the only Swift code that calls it.
///
/// Conditions of the unsafe code: `bytes` has ``padding`` bytes after the range of a call;
/// ``sequences`` has room for all sequences of a block; a table of prices or codes has `LGTABLE`
/// entries; the matches of a block lie within its bytes, because the match finder compared them.
struct SequenceKernel: ~Copyable {
  /// Number of bytes that the match finder may read beyond the end of a range.
  static let padding = 32
  /// Maximum distance of a match, in bytes.
  static let window = Int(LGWINDOW)
  static let blockSize = 128 << 10

  /// `nil` if no matches are searched for.
  private let effort: LGEffort?
  private var history: ContiguousArray<UInt32>
  /// The sequences of two blocks: of the first block, which is written next, and of the last block,
  /// which was split last. A sequence is a number of literals, followed by a match.
  private(set) var sequences: ContiguousArray<LGSequence>
  private(set) var firstCount = 0
  private(set) var lastCount = 0

  init(_ search: MatchSearch, bytes: Int) {
    effort = search == .literals ? nil : LGEffort(search.rawValue)
    // The number of tables of positions that `lgmatch_remember` needs.
    let tables = !search.reachesBack ? 0 : search == .long ? 1 : 2
    history = ContiguousArray(
      repeating: 0, count: tables * Int(LGTABLE_BYTES) / MemoryLayout<UInt32>.size)
    sequences = ContiguousArray(
      repeating: LGSequence(),
      count: Self.room(forBytes: min(bytes, Self.blockSize)))
  }

  private static func room(forBytes count: Int) -> Int { count / 3 + 2 }

  /// Joins the last block to the first block.
  mutating func join() {
    firstCount += lastCount
    lastCount = 0
  }

  /// Drops the first block; the last block becomes the first block.
  mutating func dropAllButLast() {
    for index in 0..<lastCount { sequences[index] = sequences[firstCount + index] }
    (firstCount, lastCount) = (lastCount, 0)
  }

  /// Records the bytes in `range`, so that later matches can refer to them.
  mutating func remember(_ bytes: borrowing ContiguousArray<UInt8>, _ range: Range<Int>) {
    precondition(range.upperBound + Self.padding <= bytes.count)
    guard let effort else { return }
    unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe history.withUnsafeMutableBytes { history in
        unsafe lgmatch_remember(
          effort, bytes.baseAddress, range.lowerBound, range.upperBound, history.baseAddress)
      }
    }
  }

  /// Splits a block into literals and matches, and counts the symbols. The block becomes the last
  /// block.
  ///
  /// - Complexity: O(`block.count`), 0.1 to 40 nanoseconds for each byte
  mutating func split(
    _ bytes: borrowing ContiguousArray<UInt8>, _ block: Range<Int>, prices: SymbolPrices
  ) -> SymbolCounts {
    precondition(block.lowerBound > 0 && block.upperBound + Self.padding <= bytes.count)
    let missing = firstCount + Self.room(forBytes: block.count) - sequences.count
    if missing > 0 { sequences.append(contentsOf: repeatElement(LGSequence(), count: missing)) }
    sequences[firstCount] = LGSequence(literals: UInt32(block.count), length: 0, distance: 0)
    lastCount = 1
    var literals = [UInt32](repeating: 0, count: 286)
    var distances = [UInt32](repeating: 0, count: 30)
    unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe prices.entries.withUnsafeBufferPointer { prices in
        unsafe history.withUnsafeMutableBytes { history in
          unsafe sequences.withUnsafeMutableBufferPointer { sequences in
            guard let start = bytes.baseAddress else { return }
            let room = unsafe sequences.baseAddress.map { unsafe $0 + firstCount }
            if let effort {
              lastCount = unsafe lgmatch_split(
                effort, start, block.lowerBound, block.upperBound, prices.baseAddress,
                history.baseAddress, room)
            }
            unsafe lgmatch_count(
              start + block.lowerBound, room, lastCount, &literals, &distances)
          }
        }
      }
    }
    return SymbolCounts(literals: literals, distances: distances)
  }

  /// Writes the codes of the first block, which take at most `bitCount` bits.
  func write(
    _ bytes: borrowing ContiguousArray<UInt8>, _ block: Range<Int>, codes: SequenceCodes,
    bitCount: Int, to writer: inout BitWriter
  ) {
    unsafe writer.append(bitCount: bitCount) { output, bits, pending in
      var state = LGBits(bits: bits, count: UInt32(pending))
      let written = unsafe bytes.withUnsafeBufferPointer { bytes in
        unsafe sequences.withUnsafeBufferPointer { sequences in
          unsafe codes.entries.withUnsafeBufferPointer { codes in
            guard let start = bytes.baseAddress else { return 0 }
            return unsafe lgmatch_write(
              start + block.lowerBound, sequences.baseAddress, firstCount, codes.baseAddress,
              &state, output)
          }
        }
      }
      (bits, pending) = (state.bits, Int(state.count))
      return written
    }
  }

  static func histogram(_ bytes: ContiguousArray<UInt8>, _ range: Range<Int>) -> [UInt32] {
    precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count)
    var (counts, distances) = ([UInt32](repeating: 0, count: 256), [UInt32](repeating: 0, count: 1))
    var all = LGSequence(literals: UInt32(range.count), length: 0, distance: 0)
    unsafe bytes.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return }
      unsafe lgmatch_count(start + range.lowerBound, &all, 1, &counts, &distances)
    }
    return counts
  }
}

/// The Huffman codes of a block in the form that the C kernel `lgmatch_write` needs. Each entry has
/// the bits of a code and, from bit 24 on, the number of these bits.
struct SequenceCodes {
  /// Codes of the 256 literals, then of the lengths from 0 through 258 with their extra bits, then
  /// of the 30 distance symbols.
  let entries: ContiguousArray<UInt32>

  init(_ code: BlockCode) {
    func packed(_ code: HuffmanCode, _ symbol: Int, extra: UInt16 = 0, extraBits: UInt8 = 0)
      -> UInt32
    {
      let length = code.lengths[symbol]
      return UInt32(code.codes[symbol]) | UInt32(extra) << UInt32(length)
        | UInt32(length + extraBits) << 24
    }
    let literals = (0..<256).map { packed(code.literals, $0) }
    let lengths = LengthSymbol.all.map {
      packed(code.literals, $0.index, extra: $0.extra, extraBits: $0.extraBits)
    }
    entries = ContiguousArray(literals + lengths + (0..<30).map { packed(code.distances, $0) })
  }
}
