/// A PNG that a test makes of raw samples, of any color type and depth, the simplest way: every
/// filter in turn, stored blocks, one IDAT.
struct TestPNG {
  var width: Int
  var height: Int
  var type: ColorType
  var depth: Int
  /// As they are stored: gray levels, palette indices; row-major.
  var samples: [Int]
  var palette: [[UInt8]] = []
  /// For gray and RGB the samples of the clear color; for a palette the alpha of its first colors.
  var transparency: [Int]?
  var isInterlaced = false
  /// Chunks before PLTE.
  var first: [(type: String, content: [UInt8])] = []
  /// Chunks between PLTE and IDAT, and behind IDAT.
  var before: [(type: String, content: [UInt8])] = []
  var behind: [(type: String, content: [UInt8])] = []

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The file.
  var bytes: ContiguousArray<UInt8> {
    ContiguousArray(Self.signature + chunks.flatMap { Self.chunk($0.type, $0.content) })
  }

  var chunks: [(type: String, content: [UInt8])] {
    var chunks = [(type: "IHDR", content: header)] + first
    if type == .palette { chunks.append((type: "PLTE", content: palette.flatMap { $0 })) }
    if let transparency {
      let content = transparency.flatMap {
        type == .palette ? [UInt8($0)] : [UInt8($0 >> 8), UInt8($0 & 0xFF)]
      }
      chunks.append((type: "tRNS", content: content))
    }
    return chunks + before + [(type: "IDAT", content: Self.zlib(filteredRows))] + behind
      + [(type: "IEND", content: [])]
  }

  static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + content
    return bigEndian(UInt32(content.count)) + body + bigEndian(naiveCRC32(body))
  }

  private var header: [UInt8] {
    bigEndian(UInt32(width)) + bigEndian(UInt32(height))
      + [UInt8(depth), type.rawValue, 0, 0, isInterlaced ? 1 : 0]
  }

  /// Stored blocks between a header and a checksum (RFC 1950 and 1951).
  static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: bytes.count, by: 65535) {
      let part = bytes[start..<min(start + 65535, bytes.count)]
      let (low, high) = (UInt8(part.count & 0xFF), UInt8(part.count >> 8))
      stream += [part.endIndex == bytes.count ? 1 : 0, low, high, ~low, ~high] + part
    }
    return stream + bigEndian(naiveAdler32(bytes))
  }

  var filteredRows: [UInt8] {
    guard isInterlaced else {
      return filtered((0..<height).map { y in (0..<width).map { (x: $0, y: y) } })
    }
    return (0..<7).flatMap { filtered(Adam7.rows(width: width, height: height, pass: $0)) }
  }

  private func filtered(_ rows: [[(x: Int, y: Int)]]) -> [UInt8] {
    let step = max(1, type.samples * depth / 8)
    var bytes: [UInt8] = []
    var above: [UInt8]?
    for (index, row) in rows.enumerated() {
      let packed = packed(row)
      let filter = (index + width) % 5
      bytes.append(UInt8(filter))
      bytes += SpecFilter.filter(
        filter, packed, above: above ?? [UInt8](repeating: 0, count: packed.count), step: step)
      above = packed
    }
    return bytes
  }

  /// A row's samples, the first in the highest bits.
  private func packed(_ row: [(x: Int, y: Int)]) -> [UInt8] {
    var bits: [UInt8] = []
    for (x, y) in row {
      for channel in 0..<type.samples {
        let sample = samples[(y * width + x) * type.samples + channel]
        for bit in (0..<depth).reversed() { bits.append(UInt8(sample >> bit & 1)) }
      }
    }
    while bits.count % 8 != 0 { bits.append(0) }
    return stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reduce(0) { $0 << 1 | $1 }
    }
  }
}
