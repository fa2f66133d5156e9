internal import TestSupport

@testable import Pictures

/// A PNG whose compressed stream is a dynamic block with the codes that the input asks for, usual or
/// not. Its checksum and its size are those that libdeflate finds.
enum GeneratedStream {
  static func png(of input: ContiguousArray<UInt8>) -> ContiguousArray<UInt8> {
    let deflated = block(of: input)
    let rows = InflatedStream(deflated[...], limit: 1 << 20)
    let header = header(of: rows?.bytes.count ?? 2, wish: Int(input.last ?? 0))
    let stream = [0x78, 0x01] + deflated + Bytes.bigEndian(Int(rows?.adler32 ?? 1))
    return PNGParts([
      PNGChunk("IHDR", header), PNGChunk("IDAT", stream), PNGChunk("IEND", []),
    ]).file()
  }

  /// IHDR of an image whose rows take so many bytes: as many channels and rows as wished, or of one
  /// channel and one row.
  private static func header(of count: Int, wish: Int) -> [UInt8] {
    let (channels, type) = [(1, UInt8(0)), (3, 2), (2, 4), (4, 6)][wish % 4]
    let height = 1 + wish / 4 % 16
    let rowBytes = count / height - 1
    guard count % height == 0, rowBytes > 0, rowBytes % channels == 0 else {
      return Bytes.bigEndian(max(1, count - 1)) + Bytes.bigEndian(1) + [8, 0, 0, 0, 0]
    }
    return Bytes.bigEndian(rowBytes / channels) + Bytes.bigEndian(height) + [8, type, 0, 0, 0]
  }

  /// Four bytes of shape; so many weights of symbols, of two bytes each; symbols as they come.
  private static func block(of input: ContiguousArray<UInt8>) -> [UInt8] {
    var rest = input[...]
    func next() -> Int { Int(rest.popFirst() ?? 0) }
    let (limit, weights, place, length) = (next(), next(), next(), next())
    var literals = [UInt32](repeating: 0, count: 288)
    var distances = [UInt32](repeating: 0, count: 32)
    (literals[0], literals[256], distances[0]) = (1, 1, 1)
    for _ in 0..<weights {
      let (symbol, weight) = (next(), next())
      if weight >= 192 {
        distances[symbol % 32] = UInt32(weight % 64)
      } else {
        literals[weight >= 128 ? 256 + symbol % 32 : symbol] = UInt32(weight % 128)
      }
    }
    var literalLengths = HuffmanCode(counts: literals, limit: 9 + limit % 7).lengths
    let distanceLengths = HuffmanCode(counts: distances, limit: 15).lengths
    // An incomplete or an oversubscribed code.
    if length % 32 > 15 { literalLengths[(place + (length >> 7) * 256) % 288] = UInt8(length % 16) }
    var writer = BitWriter()
    writer.append(0b101, count: 3)
    BlockHeader(literals: literalLengths, distances: distanceLengths).write(to: &writer)
    for byte in rest { writer.append(Int(byte), count: 8) }
    writer.append(0, count: 32)
    writer.align()
    return Array(writer.bytes)
  }
}
