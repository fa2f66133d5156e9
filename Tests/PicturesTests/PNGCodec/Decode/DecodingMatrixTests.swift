import Pixels
import TestSupport
import Testing

@testable import Pictures

/// Every color type, every depth, interlaced or not, with and without tRNS.
@Suite struct DecodingMatrixTests {
  private static let sizes = [
    (1, 1), (3, 5), (9, 8), (33, 17), (8, 9), (16, 1), (1, 16), (257, 2),
  ]

  @Test("random pixels", arguments: ColorType.all, [false, true])
  func samples(format: (ColorType, Int), isInterlaced: Bool) throws {
    for (width, height) in Self.sizes {
      for isTransparent in [false, true] {
        try check(format, width, height, isInterlaced, isTransparent)
      }
    }
  }

  @Test("every small size, interlaced: some passes have no pixels", arguments: ColorType.all)
  func smallSizes(format: (ColorType, Int)) throws {
    for width in 1...9 {
      for height in 1...9 { try check(format, width, height, true, width == height) }
    }
  }

  @Test("every sample of every depth", arguments: ColorType.gray.depths)
  func everySample(depth: Int) throws {
    let count = 1 << depth
    let png = TestPNG(
      width: count, height: 1, type: .gray, depth: depth, samples: Array(0..<count))
    #expect(try PNGDecoder.decode(png.bytes).raster == png.expected)
  }

  @Test("an index beyond the palette gives opaque black")
  func indexBeyondPalette() throws {
    var png = TestPNG(width: 4, height: 1, type: .palette, depth: 8, samples: [0, 1, 200, 255])
    png.palette = [[1, 2, 3], [4, 5, 6]]
    let decoded = try PNGDecoder.decode(png.bytes)
    guard case .bits8(let samples) = decoded.raster.samples else { return }
    #expect(samples == [1, 2, 3, 4, 5, 6, 0, 0, 0, 0, 0, 0])
    #expect(decoded.warnings == [.indexBeyondPalette(pixels: 2, colors: 2)])
  }

  @Test("a damaged tRNS is like none", arguments: ColorType.all, [false, true])
  func damagedTransparency(format: (ColorType, Int), isInterlaced: Bool) throws {
    var png = TestPNG.random(format.0, depth: format.1, width: 5, height: 4, isTransparent: true)
    guard format.0 != .grayAlpha, format.0 != .rgba else { return }
    png.isInterlaced = isInterlaced
    var bytes = png.bytes
    let start = try #require(bytes.indices.first { bytes[$0...].starts(with: "tRNS".utf8) })
    bytes[start + 4 + Bytes.number(bigEndian: bytes[start - 4..<start])] ^= 1
    let decoded = try PNGDecoder.decode(bytes)
    png.transparency = nil
    #expect(decoded.raster == png.expected)
    #expect(decoded.warnings == [.ignored(chunk: "tRNS", .checksum)])
  }

  private func check(
    _ format: (ColorType, Int), _ width: Int, _ height: Int, _ isInterlaced: Bool,
    _ isTransparent: Bool
  ) throws {
    let (type, depth) = format
    // Color types with an alpha channel have no tRNS.
    let mayHave = type != .grayAlpha && type != .rgba
    var png = TestPNG.random(
      type, depth: depth, width: width, height: height, isTransparent: isTransparent && mayHave)
    png.isInterlaced = isInterlaced
    let decoded = try PNGDecoder.decode(png.bytes)
    #expect(decoded.raster == png.expected, "\(type) \(depth) bits, \(width)x\(height)")
    #expect(decoded.orientation == .up)
    #expect(decoded.warnings == [])
  }
}
