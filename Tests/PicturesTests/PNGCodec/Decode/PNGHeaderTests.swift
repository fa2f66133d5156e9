import Pixels
import TestSupport
import Testing
import Texts

@testable import Pictures

@Suite struct PNGHeaderTests {
  private static let xcode: [UInt8] =
    [0, 0, 0, 4] + Array("CgBI".utf8) + [0x50, 0, 0x20, 2, 0, 0, 0, 0]

  @Test(arguments: [0, 2, 3, 4, 6] as [UInt8], [false, true])
  func reads(_ colorType: UInt8, _ isCompressedByXcode: Bool) throws {
    let bytes = Self.bytes([0, 0, 2, 128], [0, 0, 3, 192], colorType, isCompressedByXcode)
    let header = try PNGHeader(bytes)
    #expect(header.size == PixelSize(width: 640, height: 960))
    #expect(header.hasAlphaChannel == (colorType == 4 || colorType == 6))
    #expect(header.isCompressedByXcode == isCompressedByXcode)
    #expect(bytes.count <= PNGHeader.byteCount)
    for count in bytes.indices {
      #expect(throws: PNGError.self) { try PNGHeader(ContiguousArray(bytes.prefix(count))) }
    }
  }

  /// A palette has transparent pixels if tRNS comes before the pixels.
  @Test(arguments: [
    (["PLTE", "tRNS", "IDAT"], true), (["PLTE", "IDAT", "tRNS"], false), (["PLTE"], false),
    (["gAMA", "tRNS"], true),
  ])
  func transparentPalette(_ chunks: [String], _ isTransparent: Bool) throws {
    let header = Self.bytes([0, 0, 2, 128], [0, 0, 3, 192], 3, false)
    let bytes = header + chunks.flatMap { PNGChunk($0, [1, 2, 3]).bytes }
    #expect(try PNGHeader(ContiguousArray(bytes)).hasAlphaChannel == isTransparent)
    for count in header.count..<bytes.count {
      _ = try PNGHeader(ContiguousArray(bytes.prefix(count)))
    }
  }

  @Test(arguments: [([0, 0, 0, 0], [0, 0, 0, 1]), ([0, 0, 0, 1], [128, 0, 0, 0])])
  func refusesSizes(_ width: [UInt8], _ height: [UInt8]) {
    #expect(throws: PNGError.self) { try PNGHeader(Self.bytes(width, height, 2, false)) }
  }

  @Test func refusesOtherChunks() {
    var bytes = Self.bytes([0, 0, 0, 1], [0, 0, 0, 1], 2, false)
    bytes[12] = 0x4A
    #expect(throws: PNGError.damaged(chunk: "IHDR", .misplaced, position: 8)) {
      try PNGHeader(bytes)
    }
    #expect(throws: PNGError.notPNG(format: .jpeg)) { try PNGHeader([0xFF, 0xD8, 0xFF, 0xE0]) }
  }

  private static func bytes(
    _ width: [UInt8], _ height: [UInt8], _ colorType: UInt8, _ isCompressedByXcode: Bool
  ) -> ContiguousArray<UInt8> {
    ContiguousArray(
      PNGParts.signature + (isCompressedByXcode ? xcode : []) + [0, 0, 0, 13] + Array("IHDR".utf8)
        + width + height + [8, colorType, 0, 0, 0] + [0, 0, 0, 0])
  }
}
