import Pixels
import TestSupport
import Testing

@testable import Pictures

/// Files that were made to be read in two ways, or to take long: the direct decoder and libpng give
/// one answer, and work is bounded.
@Suite struct HostileFileTests {
  @Test("an empty palette that nothing needs is refused, as by libpng", arguments: [8, 16])
  func emptyPalette(depth: Int) throws {
    for type in [ColorType.rgb, .rgba] {
      var png = TestPNG.random(type, depth: depth, width: 3, height: 2)
      png.before = [PNGChunk("PLTE", [])]
      let result = TwoWays.decode(PNGParts(png.chunks))
      guard case .failure(.damaged("PLTE", .length, _)) = result else {
        Issue.record("\(result)")
        continue
      }
      png.before = [PNGChunk("PLTE", [1, 2, 3, 4])]
      #expect(
        try TwoWays.decode(PNGParts(png.chunks)).get().warnings == [
          .ignored(chunk: "PLTE", .length)
        ])
    }
  }

  @Test("a damaged tRNS before a good one does not count", arguments: [2, 8, 16])
  func transparency(depth: Int) throws {
    var png = TestPNG.random(.gray, depth: depth, width: 4, height: 3)
    png.samples = (0..<12).map { $0 % 4 }
    let good = PNGChunk("tRNS", [0, 2])
    png.before = [good]
    let expected = try PNGDecoder.decode(png.bytes)
    // The damaged chunk makes another gray transparent.
    png.before = [PNGChunk("tRNS", [0, 1]), good]
    var bytes = PNGParts(png.chunks).file()
    // Signature, IHDR, then the chunk's length, type and content.
    bytes[8 + 25 + 10] ^= 1
    let decoded = try PNGDecoder.decode(bytes)
    #expect(decoded.raster == expected.raster)
    #expect(decoded.warnings == [.ignored(chunk: "tRNS", .checksum)])
  }

  @Test("distances beyond the window that the stream names are refused")
  func window() throws {
    var generator = SeededGenerator(seed: 4)
    let noise = (0..<900).map { _ in UInt8.random(in: 0...255, using: &generator) }
    let row: [UInt8] = [0] + noise
    let rows = row + row + row + row
    var parts = PNGParts(TestPNG.random(.rgb, depth: 8, width: 300, height: 4).chunks)
    parts["IDAT"] = Deflated.zlib(rows, level: 9)
    let whole = try TwoWays.decode(parts).get()
    #expect(whole.raster.size == PixelSize(width: 300, height: 4))
    // A window of 256 bytes, and what makes the two bytes a multiple of 31.
    parts["IDAT"].replaceSubrange(0..<2, with: [0x08, 0x1D])
    guard case .failure(.damaged("IDAT", .rows, _)) = TwoWays.decode(parts) else {
      Issue.record("the window was ignored")
      return
    }
  }

  @Test("a hundred thousand damaged chunks have a few warnings")
  func manyChunks() throws {
    var png = TestPNG.random(.rgb, depth: 8, width: 3, height: 2)
    let letters = Array("abcdefghijklmnopqrstuvwxyz".utf8)
    png.after = (0..<100_000).map { index in
      let name = [
        letters[index % 26], letters[index / 26 % 26], UInt8(ascii: "A"),
        letters[index / 676 % 26] - 32,
      ]
      return PNGChunk(String(decoding: name, as: UTF8.self), [])
    }
    var bytes = PNGParts(png.chunks).file()
    // Chunks without content: their last four bytes are the checksum.
    let start = bytes.count - 12 - 12 * png.after.count
    for chunk in png.after.indices { bytes[start + 12 * chunk + 8] ^= 1 }
    let warnings = try PNGDecoder.decode(bytes).warnings
    #expect(warnings.count == PNGInspection.ignoredLimit)
  }
}
