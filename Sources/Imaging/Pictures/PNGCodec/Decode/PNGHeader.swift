package import Pixels
internal import Texts

/// IHDR: the size and the format of the rows (clause 11.2.1).
struct Header: Equatable {
  enum ColorType: UInt8 {
    case gray = 0
    case rgb = 2
    case palette = 3
    case grayAlpha = 4
    case rgba = 6

    /// The channels of a pixel; `nil` for an index into the palette.
    var channels: ChannelLayout? {
      switch self {
      case .gray: .gray
      case .rgb: .rgb
      case .palette: nil
      case .grayAlpha: .grayAlpha
      case .rgba: .rgba
      }
    }
  }

  let size: PixelSize
  let depth: Int
  let type: ColorType
  let isInterlaced: Bool

  var isGray: Bool { type == .gray || type == .grayAlpha }

  init(
    _ chunk: ChunkList.Chunk, _ bytes: ContiguousArray<UInt8>, pixelLimit: Int
  ) throws(PNGError) {
    if chunk.type == "CgBI" { throw .compressedByXcode }
    guard chunk.type == "IHDR" else {
      throw .damaged(chunk: chunk.type, .beforeHeader, position: 8)
    }
    let start = chunk.content.lowerBound
    func wrong(_ fault: ChunkFault, _ offset: Int = 0) -> PNGError {
      .damaged(chunk: "IHDR", fault, position: start + offset)
    }
    guard chunk.content.count == 13 else { throw wrong(.length) }
    guard chunk.isIntact else { throw wrong(.checksum, 13) }
    let fields = bytes[chunk.content]
    size = PixelSize(
      width: bytes.bigEndian(at: start), height: bytes.bigEndian(at: start + 4))
    guard [size.width, size.height].allSatisfy((1...PNGHeader.sideLimit).contains) else {
      throw wrong(.size(size))
    }
    func wrongValue(_ offset: Int) -> PNGError {
      wrong(.value(Int(fields[start + offset])), offset)
    }
    guard let type = ColorType(rawValue: fields[start + 9]) else { throw wrongValue(9) }
    self.type = type
    depth = Int(fields[start + 8])
    guard Self.depths(of: type).contains(depth) else { throw wrongValue(8) }
    // The methods of compression, filtering and interlacing.
    for (offset, largest) in [(10, 0), (11, 0), (12, 1)] where fields[start + offset] > largest {
      throw wrongValue(offset)
    }
    isInterlaced = fields[start + 12] == 1
    guard size.area <= pixelLimit else { throw .tooLarge(size: size, limit: pixelLimit) }
  }

  private static func depths(of type: ColorType) -> [Int] {
    switch type {
    case .gray: [1, 2, 4, 8, 16]
    case .palette: [1, 2, 4, 8]
    case .rgb, .grayAlpha, .rgba: [8, 16]
    }
  }
}

/// The facts in a PNG's header (IHDR). If Xcode has compressed the file, a CgBI chunk comes before
/// the header.
package struct PNGHeader: Equatable, Sendable {
  package var size: PixelSize
  /// Whether the color type has an alpha channel, or a tRNS chunk makes pixels transparent. tRNS
  /// counts as far as the bytes reach from which the header was read.
  package var hasAlphaChannel: Bool
  /// The bits of a sample: 1, 2, 4, 8 or 16.
  package var bitDepth = 8
  package var isCompressedByXcode = false

  /// Maximum width and height of a decoded image, in pixels. libpng has the same default limit. A
  /// longer side is a mistake.
  package static let sideLimit = 1_000_000

  /// Number of bytes at the start of a file that are enough to read the header. If the file is not
  /// a PNG, these bytes show what else the file is.
  package static let byteCount = ImageFormat.byteCount
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
    size = PixelSize(
      width: bytes.bigEndian(at: chunk + 8), height: bytes.bigEndian(at: chunk + 12))
    guard [size.width, size.height].allSatisfy({ (1...0x7FFF_FFFF).contains($0) }) else {
      throw .damaged(chunk: "IHDR", .size(size), position: chunk + 8)
    }
    bitDepth = Int(bytes[chunk + 16])
    hasAlphaChannel =
      bytes[chunk + 17] == 4 || bytes[chunk + 17] == 6
      || Self.hasTransparency(bytes, from: chunk + 25)
  }

  /// Whether a tRNS chunk comes before the pixels, among the chunks from a position on.
  private static func hasTransparency(_ bytes: ContiguousArray<UInt8>, from start: Int) -> Bool {
    var position = start
    while position + 8 <= bytes.count {
      let type = bytes[position + 4..<position + 8]
      if type.elementsEqual("tRNS".utf8) { return true }
      if type.elementsEqual("IDAT".utf8) { return false }
      position += 12 + bytes.bigEndian(at: position)
    }
    return false
  }
}
