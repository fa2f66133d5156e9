import Foundation

/// The chunks of a PNG, to be taken apart and put together otherwise.
struct PNGParts: Sendable {
  var chunks: [(type: String, content: [UInt8])]
  /// What stands behind the last chunk.
  var tail: [UInt8] = []

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Of a file that is whole.
  init(_ file: Data) {
    let bytes = Array(file)
    chunks = []
    var position = 8
    while position < bytes.count {
      let length = bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
      let type = String(decoding: bytes[position + 4..<position + 8], as: UTF8.self)
      chunks.append((type, Array(bytes[position + 8..<position + 8 + length])))
      position += 12 + length
    }
  }

  /// 80x48 pixels of so few colors that they have a palette; indices run from 0 through 7.
  static func palette(colors: Int) -> PNGParts {
    var parts = PNGParts(Artwork.landscape)
    let rows = (0..<48).flatMap { y -> [UInt8] in [0] + (0..<80).map { UInt8(($0 + y) % 8) } }
    parts["IHDR"][9] = 3
    parts["IDAT"] = storedZlib(rows)
    let place = parts.chunks.firstIndex { $0.type == "IDAT" } ?? 1
    parts.chunks.insert(("PLTE", (0..<3 * colors).map { UInt8($0) }), at: place)
    return parts
  }

  /// The content of the first chunk of a type.
  subscript(type: String) -> [UInt8] {
    get { chunks.first { $0.type == type }?.content ?? [] }
    set {
      guard let index = chunks.firstIndex(where: { $0.type == type }) else { return }
      chunks[index].content = newValue
    }
  }

  /// Puts a chunk behind IHDR.
  mutating func insert(_ type: String, _ content: [UInt8]) {
    chunks.insert((type, content), at: 1)
  }

  mutating func remove(_ type: String) { chunks.removeAll { $0.type == type } }

  /// The file with one chunk's checksum made wrong.
  func file(wrongChecksumOf damaged: String? = nil) -> Data {
    var bytes = Self.signature
    for chunk in chunks {
      let body = Array(chunk.type.utf8) + chunk.content
      let checksum = Self.crc(body) ^ (chunk.type == damaged ? 1 : 0)
      bytes += Self.number(UInt32(chunk.content.count)) + body + Self.number(checksum)
    }
    return Data(bytes + tail)
  }

  static func number(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// Stored blocks (RFC 1950 and 1951): at most 65535 bytes.
  static func storedZlib(_ bytes: [UInt8]) -> [UInt8] {
    let (low, high) = (UInt8(bytes.count & 255), UInt8(bytes.count >> 8))
    var (first, second) = (1, 0)
    for byte in bytes {
      first = (first + Int(byte)) % 65521
      second = (second + first) % 65521
    }
    return [0x78, 0x01, 1, low, high, ~low, ~high] + bytes + number(UInt32(second << 16 | first))
  }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { crc, byte in
      (0..<8).reduce(crc ^ UInt32(byte)) { crc, _ in
        crc & 1 == 1 ? 0xEDB8_8320 ^ (crc >> 1) : crc >> 1
      }
    }
  }
}
