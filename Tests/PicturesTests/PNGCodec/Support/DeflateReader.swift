/// Reads deflate by the text of RFC 1951, bit by bit, to show which blocks and symbols a coder
/// wrote.
struct DeflateReader {
  struct Block {
    /// 0: stored, 1: empty, with fixed codes, 2: with dynamic codes.
    var type = 0
    /// From its first bit through its end.
    var bitCount = 0
    var lengths: (literals: [Int], distances: [Int]) = ([], [])
    var tokens: [Token] = []
  }

  enum Token: Hashable {
    case literal(UInt8)
    case match(length: Int, distance: Int)
  }

  struct Invalid: Error {}

  private let bytes: [UInt8]
  private var position = 0

  /// All blocks through the last; fails if anything follows.
  static func blocks(_ bytes: some Sequence<UInt8>) throws -> [Block] {
    var reader = DeflateReader(bytes: Array(bytes))
    var blocks: [Block] = []
    while true {
      let start = reader.position
      let isLast = try reader.bits(1) == 1
      var block = try reader.block(type: reader.bits(2))
      block.bitCount = reader.position - start
      blocks.append(block)
      if isLast { break }
    }
    guard (reader.position + 7) / 8 == reader.bytes.count else { throw Invalid() }
    return blocks
  }

  private mutating func bits(_ count: Int) throws -> Int {
    guard position + count <= 8 * bytes.count else { throw Invalid() }
    defer { position += count }
    return (0..<count).reduce(0) { value, index in
      value | Int(bytes[(position + index) / 8] >> UInt8((position + index) % 8) & 1) << index
    }
  }

  private mutating func block(type: Int) throws -> Block {
    var block = Block(type: type)
    switch type {
    case 0:
      position = (position + 7) / 8 * 8
      let count = try bits(16)
      guard try bits(16) == ~count & 0xFFFF else { throw Invalid() }
      for _ in 0..<count { block.tokens.append(.literal(UInt8(try bits(8)))) }
    // The coders write only the end of such a block, seven zeros.
    case 1: guard try bits(7) == 0 else { throw Invalid() }
    case 2:
      block.lengths = try header()
      block.tokens = try tokens(
        PrefixCode(block.lengths.literals), PrefixCode(block.lengths.distances))
    default: throw Invalid()
    }
    return block
  }

  private mutating func header() throws -> (literals: [Int], distances: [Int]) {
    let literalCount = try bits(5) + 257
    let distanceCount = try bits(5) + 1
    let sent = try bits(4) + 4
    var lengths = [Int](repeating: 0, count: 19)
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    for symbol in order[..<sent] { lengths[symbol] = try bits(3) }
    let code = PrefixCode(lengths)
    var all: [Int] = []
    while all.count < literalCount + distanceCount {
      let symbol = try self.symbol(code)
      switch symbol {
      case 16:
        guard let last = all.last else { throw Invalid() }
        all += Array(repeating: last, count: try bits(2) + 3)
      case 17: all += Array(repeating: 0, count: try bits(3) + 3)
      case 18: all += Array(repeating: 0, count: try bits(7) + 11)
      default: all.append(symbol)
      }
    }
    guard all.count == literalCount + distanceCount else { throw Invalid() }
    return (Array(all[..<literalCount]), Array(all[literalCount...]))
  }

  private mutating func tokens(_ literals: PrefixCode, _ distances: PrefixCode) throws -> [Token] {
    var tokens: [Token] = []
    while true {
      let symbol = try self.symbol(literals)
      if symbol == 256 { return tokens }
      if symbol < 256 {
        tokens.append(.literal(UInt8(symbol)))
        continue
      }
      let length = DeflateTables.lengths[symbol - 257]
      let wholeLength = length.first + (try bits(length.extraBits))
      let distance = DeflateTables.distances[try self.symbol(distances)]
      tokens.append(
        .match(length: wholeLength, distance: distance.first + (try bits(distance.extraBits))))
    }
  }

  private mutating func symbol(_ code: PrefixCode) throws -> Int {
    var value = 1
    while value < 1 << 16 {
      value = value << 1 | (try bits(1))
      if let symbol = code.symbols[value] { return symbol }
    }
    throw Invalid()
  }
}

/// A code made from lengths by RFC 1951, 3.2.2.
private struct PrefixCode {
  /// Indexed by code, with a leading one that marks its length.
  var symbols: [Int: Int] = [:]

  init(_ lengths: [Int]) {
    var code = 0
    for length in 1...15 {
      code <<= 1
      for symbol in lengths.indices where lengths[symbol] == length {
        symbols[1 << length | code] = symbol
        code += 1
      }
    }
  }
}
