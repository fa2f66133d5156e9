internal import CDeflate
internal import Pixels

/// The chunks of a PNG, as they are appended (PNG, third edition, clause 5).
struct PNGFile {
  static let signature: ContiguousArray<UInt8> = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private(set) var bytes = Self.signature

  /// The beginning of a file of 8 bits a sample, not interlaced, in sRGB.
  init(size: PixelSize, channels: ChannelLayout) {
    var header = ContiguousArray<UInt8>()
    header.append(bigEndian: UInt32(size.width))
    header.append(bigEndian: UInt32(size.height))
    // Depth 8, color type, deflate, the five filters, no interlacing.
    header.append(contentsOf: [8, Self.colorType(channels), 0, 0, 0])
    append("IHDR", header)
    // Rendering intent 0: perceptual.
    append("sRGB", [0])
  }

  private static func colorType(_ channels: ChannelLayout) -> UInt8 {
    switch channels {
    case .gray: 0
    case .rgb: 2
    case .grayAlpha: 4
    case .rgba: 6
    }
  }

  mutating func append(_ type: String, _ content: ContiguousArray<UInt8>) {
    append(type, [content])
  }

  /// Appends a chunk: length, type, content, checksum of type and content.
  mutating func append(_ type: String, _ pieces: [ContiguousArray<UInt8>]) {
    let count = pieces.reduce(0) { $0 + $1.count }
    bytes.reserveCapacity(bytes.count + count + 12 + 12)
    bytes.append(bigEndian: UInt32(count))
    let start = bytes.count
    bytes.append(contentsOf: type.utf8)
    for piece in pieces { bytes.append(contentsOf: piece) }
    let checksum = unsafe bytes[start...].withUnsafeBytes {
      unsafe libdeflate_crc32(0, $0.baseAddress, $0.count)
    }
    bytes.append(bigEndian: checksum)
  }
}
