import Pixels
import TestSupport
import Testing

@testable import Pictures

/// An image's color chunks, with every compression and in every format.
@Suite struct ColorChunkEncodingTests {
  /// The color chunks of a file: a profile, and a chunk that takes precedence.
  private static func colors() throws -> ColorChunks {
    let profile = ProfileHeader.bytes(space: "RGB ")
    var png = TestPNG.random(.rgb, depth: 8, width: 2, height: 2)
    png.first = [
      PNGChunk("cICP", [1, 1, 0, 1]),
      PNGChunk("iCCP", Array("p\0\0".utf8) + StoredZlib.stream(profile)),
    ]
    return try PNGDecoder.decode(png.bytes).colors
  }

  private static func image(_ colors: ColorChunks, isGray: Bool) -> BandedImage {
    let size = PixelSize(width: 40, height: 30)
    let samples = (0..<size.area).flatMap { pixel -> [UInt8] in
      let level = UInt8(pixel * 7 % 200)
      return isGray ? [level, level, level] : [level, pixel % 2 == 0 ? 0 : level, 9]
    }
    let band = RowBand(firstRow: 0, rowCount: size.height, samples: ContiguousArray(samples))
    return BandedImage(size: size, colors: colors, bands: [band])
  }

  @Test(arguments: Compression.allCases, [false, true])
  func areCopied(compression: Compression, isGray: Bool) async throws {
    for colors in [ColorChunks(), .sRGB, try Self.colors()] {
      let image = Self.image(colors, isGray: isGray)
      let file = try await PNGOptimizer.encode(image, compression: compression)
      let decoded = try PNGDecoder.decode(file)
      #expect(decoded.colors == colors)
      #expect(decoded.warnings == [])
      // A gray image must not have an RGB profile, so the image gets a palette.
      if isGray && compression == .best {
        let isPlainGray = colors == .sRGB || colors == ColorChunks()
        #expect(decoded.raster.channels == (isPlainGray ? .gray : .rgb))
        #expect(image.reductions().map(\.format.colorType) == [isPlainGray ? 0 : 3])
      }
    }
  }
}
