import Testing

@testable import Pixels

/// Artworks of a few pixels on a side: incomplete pairs of lines, and filters that reach beyond
/// both ends.
@Suite struct TinyArtworkTests {
  @Test("within 1 of the reference", arguments: PixelSize.all(upTo: 4))
  func tiny(size: PixelSize) throws {
    let targets = [(1, 1), (2, 5), (16, 3), (17, 33)]
    for (width, height) in targets {
      for filter in ResamplingFilter.allCases {
        for channels in ChannelLayout.allCases {
          let artwork = Pattern.noise.raster(size, channels, bits: 8, seed: width)
          let image = TurnedImage(
            filling: PixelSize(width: width, height: height), with: size,
            rowsReversed: width > height, columnsReversed: channels == .rgb)
          let test = RenderingCase(artwork: artwork, image: image, filter: filter)
          #expect(try test.differenceFromReference() <= 1, test.description)
        }
      }
    }
  }

  @Test("lines of one pixel", arguments: [1, 2, 3, 15, 16, 17, 31, 32, 33, 64, 97])
  func lines(length: Int) throws {
    for size in [PixelSize(width: length, height: 1), PixelSize(width: 1, height: length)] {
      for filter in ResamplingFilter.allCases {
        let artwork = Pattern.blackAndWhite.raster(size, .rgb, bits: 8, seed: length)
        for target in [PixelSize(width: 9, height: 9), PixelSize(width: 35, height: 2)] {
          let image = TurnedImage(filling: target, with: size, columnsReversed: true)
          let test = RenderingCase(artwork: artwork, image: image, filter: filter)
          #expect(try test.differenceFromReference() <= 1, test.description)
        }
      }
    }
  }
}
