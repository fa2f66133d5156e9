import Pixels
import TestSupport
import Testing

@testable import Pictures

@Suite struct XcodePNGTests {
  private static let width = 5
  private static let height = 3

  private func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    [UInt8(x * 40), UInt8(y * 70), UInt8(200 - x * 10 - y)]
  }

  /// As Xcode writes it: no zlib around the stream, blue first.
  private func file(
    alpha: UInt8? = 200, interlace: UInt8 = 0, depth: UInt8 = 8, rows change: Int = 0
  ) -> PNGParts {
    var rows: [UInt8] = []
    for y in 0..<Self.height {
      rows.append(0)
      for x in 0..<Self.width {
        rows += pixel(x, y).reversed()
        if let alpha { rows.append(alpha) }
      }
    }
    if change < 0 { rows.removeLast(-change) } else { rows += Array(repeating: 0, count: change) }
    let stream = StoredZlib.stream(rows).dropFirst(2).dropLast(4)
    let size = Bytes.bigEndian(Self.width) + Bytes.bigEndian(Self.height)
    return PNGParts([
      PNGChunk("CgBI", [0x50, 0, 0x20, 2]),
      PNGChunk("IHDR", size + [depth, alpha == nil ? 2 : 6, 0, 0, interlace]),
      PNGChunk("IDAT", Array(stream.prefix(7))), PNGChunk("IDAT", Array(stream.dropFirst(7))),
      PNGChunk("IEND", []),
    ])
  }

  /// Colors are premultiplied in the file. None has more than its alpha, in a file without damage.
  @Test(arguments: [nil, 255, 200, 0] as [UInt8?])
  func colors(_ alpha: UInt8?) throws {
    let raster = try XcodePNG.decode(file(alpha: alpha).file()).raster
    #expect(raster.size == PixelSize(width: Self.width, height: Self.height))
    #expect(raster.channels == (alpha == nil ? .rgb : .rgba))
    let expected = (0..<Self.height).flatMap { y in
      (0..<Self.width).flatMap { x -> [UInt8] in
        guard let alpha else { return pixel(x, y) }
        let whole = max(Double(alpha), 1)
        return pixel(x, y).map { UInt8(min(255, (Double($0) * 255 / whole).rounded())) } + [alpha]
      }
    }
    #expect(raster.samples == .bits8(ContiguousArray(expected)))
  }

  @Test func whatXcodeDoesNotWrite() {
    let files = [
      file(interlace: 1), file(depth: 16), file(rows: -1), file(rows: 1),
    ].map { $0.file() }
    for file in files {
      #expect(throws: PNGError.compressedByXcode) { try XcodePNG.decode(file) }
    }
  }

  @Test func limits() {
    #expect(throws: PNGError.self) { try XcodePNG.decode(file().file(), pixelLimit: 14) }
  }

  /// Every prefix, and every byte changed: an error or a picture, and never more.
  @Test func damage() {
    let whole = file().file()
    for count in 0..<whole.count {
      #expect(throws: PNGError.self) { try XcodePNG.decode(ContiguousArray(whole.prefix(count))) }
    }
    for index in whole.indices {
      var bytes = whole
      bytes[index] ^= 0x41
      _ = try? XcodePNG.decode(bytes)
    }
  }
}
