package import Pixels

/// The facts in a PNG's header (IHDR), read without decoding the pixels.
///
/// Files that Xcode has compressed (`CgBI`) can be decoded only by Apple's decoders, but their
/// header is readable: it follows the CgBI chunk.
package struct PNGHeader: Equatable, Sendable {
  package var size: PixelSize
  /// Whether the color type has an alpha channel: 4 (gray) or 6 (RGB). Transparency by tRNS is not
  /// considered.
  package var hasAlphaChannel: Bool
  package var isCompressedByXcode = false

  /// The longest side that is decoded, in pixels.
  package static let sideLimit = Header.sideLimit

  /// Number of bytes at the start of a file that hold the header.
  package static let byteCount = 8 + 16 + 25
}

extension PNGHeader {
  /// - Parameter bytes: the file, or its first ``byteCount`` bytes.
  package init(_ bytes: ContiguousArray<UInt8>) throws(PNGError) {
    try PNGDecoder.checkSignature(bytes)
    isCompressedByXcode = bytes.dropFirst(12).starts(with: "CgBI".utf8)
    let chunk = isCompressedByXcode ? 24 : 8
    guard bytes.count >= chunk + 25 else {
      throw .truncated(.inside(chunk: "IHDR"), position: bytes.count)
    }
    guard bytes.bigEndian(at: chunk) == 13, bytes[(chunk + 4)...].starts(with: "IHDR".utf8) else {
      throw .damaged(chunk: "IHDR", .misplaced, position: chunk)
    }
    let width = bytes.bigEndian(at: chunk + 8)
    let height = bytes.bigEndian(at: chunk + 12)
    let size = PixelSize(width: width, height: height)
    guard (1...0x7FFF_FFFF).contains(width), (1...0x7FFF_FFFF).contains(height) else {
      throw .damaged(chunk: "IHDR", .size(size), position: chunk + 8)
    }
    self.size = size
    hasAlphaChannel = bytes[chunk + 17] == 4 || bytes[chunk + 17] == 6
  }
}
