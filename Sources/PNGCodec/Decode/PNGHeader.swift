public import Pixels

/// What the first chunk of a PNG says; the pixels are not looked at.
///
/// Files that Xcode has compressed (`CgBI`) are no PNGs to any decoder but Apple's, yet their
/// header is readable: it follows a chunk of their own.
public struct PNGHeader: Hashable, Sendable {
  public var size: PixelSize
  /// Color types 4 and 6: gray or color with an alpha channel.
  public var hasAlphaChannel: Bool
  public var isCompressedByXcode: Bool

  public init(size: PixelSize, hasAlphaChannel: Bool, isCompressedByXcode: Bool = false) {
    self.size = size
    self.hasAlphaChannel = hasAlphaChannel
    self.isCompressedByXcode = isCompressedByXcode
  }

  /// How many bytes of a file suffice.
  public static let byteCount = 8 + 16 + 25

  /// - Parameter bytes: the file, or its first ``byteCount`` bytes.
  public init(_ bytes: ContiguousArray<UInt8>) throws(PNGError) {
    try PNGDecoder.checkSignature(bytes)
    isCompressedByXcode = bytes.dropFirst(12).starts(with: "CgBI".utf8)
    let chunk = isCompressedByXcode ? 24 : 8
    guard bytes.count >= chunk + 25 else {
      throw .truncated(.inside(chunk: "IHDR"), position: bytes.count)
    }
    guard bytes.number(at: chunk) == 13, bytes[(chunk + 4)...].starts(with: "IHDR".utf8) else {
      throw .damaged(chunk: "IHDR", .misplaced, position: chunk)
    }
    let width = Int(bytes.number(at: chunk + 8))
    let height = Int(bytes.number(at: chunk + 12))
    guard (1...0x7FFF_FFFF).contains(width), (1...0x7FFF_FFFF).contains(height) else {
      throw .damaged(
        chunk: "IHDR", .value("says a size of \(width)x\(height)"), position: chunk + 8)
    }
    size = PixelSize(width: width, height: height)
    hasAlphaChannel = bytes[chunk + 17] == 4 || bytes[chunk + 17] == 6
  }
}
