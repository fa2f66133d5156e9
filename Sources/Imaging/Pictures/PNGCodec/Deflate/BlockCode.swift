/// The two Huffman codes of a dynamic deflate block, and the size of the block that uses them.
struct BlockCode {
  let literals: HuffmanCode
  let distances: HuffmanCode
  let header: BlockHeader
  /// The size of the whole block in bits, including its first three bits and the end-of-block code.
  let bitCount: Int

  /// - Complexity: O(1), some tens of microseconds
  init(_ counts: SymbolCounts) {
    literals = HuffmanCode(counts: counts.literals, limit: 15)
    distances = HuffmanCode(counts: counts.distances, limit: 15)
    let used = distances.lengths.lastIndex { $0 != 0 } ?? 0
    // A block without matches still has a distance code: one code of zero bits (RFC 1951, 3.2.7).
    header = BlockHeader(
      literals: literals.lengths, distances: Array(distances.lengths[...used]))
    var bits = 3 + header.bitCount
    for (index, count) in counts.literals.enumerated() {
      bits += Int(count) * (Int(literals.lengths[index]) + Self.lengthExtraBits[index])
    }
    for (index, count) in counts.distances.enumerated() {
      bits += Int(count) * (Int(distances.lengths[index]) + DistanceSymbol.extraBits[index])
    }
    bitCount = bits
  }

  /// Extra bits of length symbols, indexed by symbol; 0 for literals.
  static let lengthExtraBits = LengthSymbol.all.reduce(into: [Int](repeating: 0, count: 286)) {
    $0[$1.index] = Int($1.extraBits)
  }
}

/// The header of a dynamic deflate block: the lengths of its Huffman codes (RFC 1951, 3.2.7).
struct BlockHeader {
  /// The code lengths, run-length encoded. Symbols 0 to 15 are lengths, 16 repeats the previous
  /// length, and 17 and 18 repeat zero. The extra bits give the number of repetitions.
  private let symbols: [(symbol: Int, extra: Int)]
  private let code: HuffmanCode
  private let literalCount: Int
  private let distanceCount: Int
  private let sentLengths: Int

  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private static func extraBits(_ symbol: Int) -> Int {
    switch symbol {
    case 16: 2
    case 17: 3
    case 18: 7
    default: 0
    }
  }

  init(literals: [UInt8], distances: [UInt8]) {
    literalCount = max(257, (literals.lastIndex { $0 != 0 } ?? 0) + 1)
    distanceCount = distances.count
    symbols = Self.runs(of: literals[..<literalCount] + distances)
    var counts = [UInt32](repeating: 0, count: 19)
    for symbol in symbols { counts[symbol.symbol] += 1 }
    // This code must be complete: if only one symbol occurs, add a second one.
    if counts.count(where: { $0 > 0 }) == 1 { counts[counts[0] == 0 ? 0 : 1] = 1 }
    let code = HuffmanCode(counts: counts, limit: 7)
    self.code = code
    sentLengths = max(4, (Self.order.lastIndex { code.lengths[$0] != 0 } ?? 0) + 1)
  }

  var bitCount: Int {
    symbols.reduce(5 + 5 + 4 + 3 * sentLengths) {
      $0 + Int(code.lengths[$1.symbol]) + Self.extraBits($1.symbol)
    }
  }

  func write(to writer: inout BitWriter) {
    writer.append(literalCount - 257, count: 5)
    writer.append(distanceCount - 1, count: 5)
    writer.append(sentLengths - 4, count: 4)
    for symbol in Self.order[..<sentLengths] {
      writer.append(Int(code.lengths[symbol]), count: 3)
    }
    for (symbol, extra) in symbols {
      writer.append(Int(code.codes[symbol]), count: Int(code.lengths[symbol]))
      writer.append(extra, count: Self.extraBits(symbol))
    }
  }

  private static func runs(of lengths: ArraySlice<UInt8>) -> [(symbol: Int, extra: Int)] {
    let lengths = Array(lengths)
    var symbols: [(symbol: Int, extra: Int)] = []
    var index = 0
    while index < lengths.count {
      let length = lengths[index]
      var end = index + 1
      while end < lengths.count && lengths[end] == length { end += 1 }
      var rest = end - index
      if length != 0 {
        symbols.append((Int(length), 0))
        rest -= 1
      }
      while rest >= 3 {
        let longest = length != 0 ? 6 : rest > 10 ? 138 : 10
        let count = min(rest, longest)
        let symbol = length != 0 ? 16 : count > 10 ? 18 : 17
        symbols.append((symbol, count - (symbol == 18 ? 11 : 3)))
        rest -= count
      }
      symbols.append(contentsOf: repeatElement((symbol: Int(length), extra: 0), count: rest))
      index = end
    }
    return symbols
  }
}
