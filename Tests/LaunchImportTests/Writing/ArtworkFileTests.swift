import Pictures
import Pixels
import TestSupport
import Testing

@testable import LaunchImport

/// The artwork has the chosen image's pixels, each of them, and its color chunks.
@Suite struct ArtworkFileTests {
  @Test("every color type and depth", arguments: Rotation.allCases, ChannelLayout.allCases)
  func exactPixels(rotation: Rotation, channels: ChannelLayout) throws {
    var random = SeededGenerator(seed: 1)
    for bits in [8, 16] {
      for size in [PixelSize(width: 1, height: 1), PixelSize(width: 67, height: 131)] {
        let count = size.area * channels.count
        let raster = Raster(
          size: size, channels: channels,
          samples: bits == 8
            ? .bits8(ContiguousArray((0..<count).map { _ in .random(in: 0...255, using: &random) }))
            : .bits16(
              ContiguousArray((0..<count).map { _ in .random(in: 0...65535, using: &random) })))
        let again = try PNGDecoder.decode(
          ArtworkFile.bytes(of: raster, ColorChunks.sRGB, rotation))
        #expect(again.raster == raster.turned(rotation))
        #expect(again.colors == ColorChunks.sRGB)
        #expect(again.warnings.isEmpty)
      }
    }
  }
}
