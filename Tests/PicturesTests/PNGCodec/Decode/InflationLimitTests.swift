import Pixels
import TestSupport
import Testing

@testable import Pictures

/// Nothing is inflated further than needed. Streams that must not be inflated end in garbage, so
/// that inflating it would fail.
@Suite struct InflationLimitTests {
  @Test(
    "rows that continue after the last one",
    arguments: [(ColorType.rgb, 8), (.palette, 2), (.rgba, 16)])
  func extraRows(format: (ColorType, Int)) throws {
    for isInterlaced in [false, true] {
      var png = TestPNG.random(format.0, depth: format.1, width: 9, height: 5)
      png.isInterlaced = isInterlaced
      for (more, rubbish) in [(1000, 0), (32 << 20, 100)] {
        let decoded = try PNGDecoder.decode(Self.file(png, more: more, rubbish: rubbish))
        let isSame = decoded.raster == png.expected
        #expect(isSame)
        #expect(decoded.warnings == [.extraRows])
      }
    }
  }

  @Test("one byte more than the rows need")
  func oneByte() throws {
    let png = TestPNG.random(.rgb, depth: 8, width: 4, height: 4)
    let decoded = try PNGDecoder.decode(Self.file(png, more: 1, rubbish: 0))
    #expect(decoded.raster == png.expected)
    #expect(decoded.warnings == [.extraRows])
  }

  @Test("a stream of the right length may be divided into chunks of one byte")
  func smallChunks() throws {
    for type in [ColorType.rgb, .gray] {
      let png = TestPNG.random(type, depth: type.depths.last ?? 8, width: 9, height: 5)
      var chunks = png.chunks
      let index = try #require(chunks.firstIndex { $0.type == "IDAT" })
      let pieces = chunks[index].content.flatMap { byte in
        [PNGChunk("IDAT", [byte]), PNGChunk("IDAT", [])]
      }
      chunks.replaceSubrange(index...index, with: pieces)
      let decoded = try PNGDecoder.decode(PNGParts(chunks).file())
      #expect(decoded.raster == png.expected)
      #expect(decoded.warnings == [])
    }
  }

  @Test("text is never inflated, and a profile only up to the size limit")
  func ancillary() throws {
    var png = TestPNG.random(.rgb, depth: 8, width: 4, height: 3)
    let bomb = Deflated.zlib([UInt8](repeating: 0, count: 32 << 20)) + [1, 2, 3]
    png.before = [
      PNGChunk("iCCP", Array("p\0\0".utf8) + bomb),
      PNGChunk("zTXt", Array("Comment\0\0".utf8) + bomb),
      PNGChunk("iTXt", Array("Comment\0\u{1}\0\0\0".utf8) + bomb), PNGChunk("zTXt", [1, 2, 3]),
    ]
    let decoded = try PNGDecoder.decode(png.bytes)
    #expect(decoded.raster == png.expected)
    #expect(
      decoded.warnings
        == [.ignored(chunk: "iCCP", .content)])
  }

  /// The rows, then this many zeros, then bytes that are not a stream.
  private static func file(_ png: TestPNG, more: Int, rubbish: Int) -> ContiguousArray<UInt8> {
    var chunks = png.chunks.filter { $0.type != "IDAT" }
    let rows = png.filteredRows + [UInt8](repeating: 0, count: more)
    var stream = Deflated.zlib(rows)
    if rubbish > 0 {
      stream.removeLast(4)
      stream[stream.count - 1] ^= 0x55
      stream += [UInt8](repeating: 7, count: rubbish)
    }
    chunks.insert(PNGChunk("IDAT", stream), at: chunks.count - 1)
    return PNGParts(chunks).file()
  }
}
