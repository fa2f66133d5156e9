import Testing

@testable import Pixels

/// The fast renderer is within 1 of the reference for every combination of artwork and image.
@Suite struct CombinationTests {
  private static let artwork = PixelSize(width: 33, height: 21)
  private static let crop = Crop(x: 3.3, y: 0.45, width: 27.77, height: 17.9)

  /// Shrunk, enlarged, and both at once; whole, cropped, and with background around the artwork.
  private static let images: [TurnedImage] = [
    TurnedImage(filling: PixelSize(width: 5, height: 9), with: artwork, rowsReversed: true),
    TurnedImage(filling: PixelSize(width: 40, height: 61), with: artwork, columnsReversed: true),
    TurnedImage(
      filling: PixelSize(width: 17, height: 50), with: artwork, rowsReversed: true,
      columnsReversed: true),
    TurnedImage(
      of: artwork, crop: crop, size: PixelSize(width: 23, height: 31),
      content: PixelRect(x: 0, y: 0, width: 23, height: 31), rowsReversed: false,
      columnsReversed: true),
    TurnedImage(
      of: artwork, crop: crop, size: PixelSize(width: 26, height: 29),
      content: PixelRect(x: 3, y: 7, width: 18, height: 15), rowsReversed: true,
      columnsReversed: false),
    TurnedImage(exactly: .clockwise, of: artwork),
  ]

  @Test("within 1", arguments: ResamplingFilter.allCases, ChannelLayout.allCases)
  func combinations(filter: ResamplingFilter, channels: ChannelLayout) throws {
    for pattern in Pattern.allCases {
      for bits in [8, 16] {
        let artwork = pattern.raster(Self.artwork, channels, bits: bits, seed: bits)
        for image in Self.images {
          let test = RenderingCase(artwork: artwork, image: image, filter: filter)
          #expect(try test.differenceFromReference() <= 1, test.description)
        }
      }
    }
  }
}
