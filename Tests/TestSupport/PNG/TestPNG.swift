/// A PNG that a test makes from raw samples of any color type and depth, in the simplest way: with
/// each row filter in turn, stored deflate blocks, and a single IDAT.
package struct TestPNG: Sendable {
  package var width: Int
  package var height: Int
  package var type: ColorType
  package var depth: Int
  /// Stored samples, such as gray levels or palette indices; row-major.
  package var samples: [Int]
  package var palette: [[UInt8]] = []
  /// For gray and RGB, the samples of the transparent color; for a palette, the alpha of its first
  /// colors.
  package var transparency: [Int]?
  package var isInterlaced = false
  /// Chunks before PLTE.
  package var first: [PNGChunk] = []
  /// Chunks between PLTE and IDAT, then chunks after IDAT.
  package var before: [PNGChunk] = []
  package var after: [PNGChunk] = []

  package init(
    width: Int, height: Int, type: ColorType, depth: Int, samples: [Int], palette: [[UInt8]] = [],
    transparency: [Int]? = nil, isInterlaced: Bool = false, first: [PNGChunk] = [],
    before: [PNGChunk] = [], after: [PNGChunk] = []
  ) {
    (self.width, self.height, self.type, self.depth) = (width, height, type, depth)
    (self.samples, self.palette, self.transparency) = (samples, palette, transparency)
    self.isInterlaced = isInterlaced
    (self.first, self.before, self.after) = (first, before, after)
  }

  package var bytes: ContiguousArray<UInt8> { PNGParts(chunks).file() }

  package var chunks: [PNGChunk] {
    var chunks = [PNGChunk("IHDR", header)] + first
    if type == .palette { chunks.append(PNGChunk("PLTE", palette.flatMap { $0 })) }
    if let transparency {
      let content = transparency.flatMap {
        type == .palette ? [UInt8($0)] : [UInt8($0 >> 8), UInt8($0 & 0xFF)]
      }
      chunks.append(PNGChunk("tRNS", content))
    }
    return chunks + before + [PNGChunk("IDAT", StoredZlib.stream(filteredRows))] + after
      + [PNGChunk("IEND", [])]
  }

  private var header: [UInt8] {
    Bytes.bigEndian(width) + Bytes.bigEndian(height)
      + [UInt8(depth), type.rawValue, 0, 0, isInterlaced ? 1 : 0]
  }

  package var filteredRows: [UInt8] {
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

  /// Packs a row's samples into bytes, the first sample in the highest bits.
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
