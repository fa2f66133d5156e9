import TestSupport

extension PNGParts {
  /// 80x48 pixels of so few colors that they have a palette; indices run from 0 through 7.
  static func palette(colors: Int) -> PNGParts {
    var parts = Artwork.parts(width: 80, height: 48)
    let rows = (0..<48).flatMap { y -> [UInt8] in [0] + (0..<80).map { UInt8(($0 + y) % 8) } }
    parts["IHDR"][9] = 3
    parts["IDAT"] = StoredZlib.stream(rows)
    let place = parts.chunks.firstIndex { $0.type == "IDAT" } ?? 1
    parts.chunks.insert(PNGChunk("PLTE", (0..<3 * colors).map { UInt8($0) }), at: place)
    return parts
  }
}
