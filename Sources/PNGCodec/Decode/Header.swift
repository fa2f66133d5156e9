internal import Pixels

/// IHDR: what the rows are (clause 11.2.1).
struct Header: Hashable {
  enum ColorType: UInt8 {
    case gray = 0
    case rgb = 2
    case palette = 3
    case grayAlpha = 4
    case rgba = 6
  }

  let size: PixelSize
  let depth: Int
  let type: ColorType
  let isInterlaced: Bool

  /// Longer sides are a mistake: libpng's own limit.
  static let sideLimit = 1_000_000

  var isGray: Bool { type == .gray || type == .grayAlpha }

  /// - Parameter pixelLimit: more pixels are refused.
  init(
    _ chunk: ChunkList.Chunk, _ bytes: ContiguousArray<UInt8>, pixelLimit: Int
  ) throws(PNGError) {
    if chunk.type == "CgBI" { throw .compressedByXcode }
    guard chunk.type == "IHDR" else {
      throw .damaged(chunk: chunk.type, .value("stands where IHDR should"), position: 8)
    }
    let start = chunk.content.lowerBound
    func wrong(_ fault: PNGError.Fault, _ offset: Int = 0) -> PNGError {
      .damaged(chunk: "IHDR", fault, position: start + offset)
    }
    guard chunk.content.count == 13 else { throw wrong(.length) }
    guard chunk.isIntact else { throw wrong(.checksum, 13) }
    let fields = bytes[chunk.content]
    size = PixelSize(
      width: Int(bytes.number(at: start)), height: Int(bytes.number(at: start + 4)))
    guard size.width > 0, size.height > 0, max(size.width, size.height) < 1 << 31 else {
      throw wrong(.value("says a size of \(size)"))
    }
    depth = Int(fields[start + 8])
    guard let type = ColorType(rawValue: fields[start + 9]) else {
      throw wrong(.value("says a color type of \(fields[start + 9])"), 9)
    }
    self.type = type
    guard Self.depths(of: type).contains(depth) else {
      throw wrong(.value("says a bit depth of \(depth) for color type \(type.rawValue)"), 8)
    }
    guard fields[start + 10] == 0 else {
      throw wrong(.value("says a compression method of \(fields[start + 10])"), 10)
    }
    guard fields[start + 11] == 0 else {
      throw wrong(.value("says a filter method of \(fields[start + 11])"), 11)
    }
    guard fields[start + 12] < 2 else {
      throw wrong(.value("says an interlace method of \(fields[start + 12])"), 12)
    }
    isInterlaced = fields[start + 12] == 1
    guard max(size.width, size.height) <= Self.sideLimit else {
      throw .sideTooLong(size: size, limit: Self.sideLimit)
    }
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
