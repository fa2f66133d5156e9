import Pixels
import TestSupport
import Testing

@testable import Pictures

/// A header may claim any size; no memory is allocated for it.
@Suite struct SizeLimitTests {
  @Test("too many pixels, whatever the rows are", .timeLimit(.minutes(1)))
  func tooLarge() {
    for (width, height) in [(100_001, 1001), (1001, 100_001), (1_000_000, 101), (10_001, 10_000)] {
      let size = PixelSize(width: width, height: height)
      #expect(throws: PNGError.tooLarge(size: size, limit: 100_000_000)) {
        try PNGDecoder.decode(file(size, type: .rgba, depth: 16))
      }
    }
  }

  @Test("as many pixels as are allowed: only the missing rows are an error")
  func largest() {
    let size = PixelSize(width: 100_000, height: 1000)
    let error = #expect(throws: PNGError.self) {
      try PNGDecoder.decode(file(size, type: .gray, depth: 1))
    }
    if case .tooLarge = error { Issue.record("100 megapixels are allowed") }
  }

  @Test("a different limit")
  func otherLimit() throws {
    let png = TestPNG.random(.rgb, depth: 8, width: 7, height: 3)
    _ = try PNGDecoder.decode(png.bytes, pixelLimit: 21)
    let size = PixelSize(width: 7, height: 3)
    #expect(throws: PNGError.tooLarge(size: size, limit: 20)) {
      try PNGDecoder.decode(png.bytes, pixelLimit: 20)
    }
  }

  @Test(
    "sides that a PNG cannot have, and sides above libpng's limit",
    arguments: [(0, 1), (1, 0), (1_000_001, 1), (1, 1_000_001), (0x8000_0000, 1), (1, 0xFFFF_FFFF)])
  func sides(width: Int, height: Int) {
    let error = #expect(throws: PNGError.self) {
      try PNGDecoder.decode(
        file(PixelSize(width: width, height: height), type: .gray, depth: 8))
    }
    guard case .damaged(chunk: "IHDR", .size, _) = error else {
      Issue.record("not damaged: \(String(describing: error))")
      return
    }
  }

  /// A file that ends with the first bytes of its rows.
  private func file(_ size: PixelSize, type: ColorType, depth: Int) -> ContiguousArray<UInt8> {
    let header =
      Bytes.bigEndian(size.width) + Bytes.bigEndian(size.height)
      + [UInt8(depth), type.rawValue, 0, 0, 0]
    return PNGParts([
      PNGChunk("IHDR", header), PNGChunk("IDAT", [0x78, 0x01]), PNGChunk("IEND", []),
    ]).file()
  }
}
