import TestSupport
import Testing

@testable import Pixels

/// Compares the reference for the fast renderer with a direct sum.
@Suite struct ReferenceRendererTests {
  @Test(
    "every sample is the rounded direct sum",
    arguments: [ResamplingFilter.lanczos3, .mitchell, .catmullRom], ChannelLayout.allCases)
  func directSum(filter: ResamplingFilter, channels: ChannelLayout) throws {
    let size = PixelSize(width: 9, height: 7)
    let background = RGBColor(red: 10, green: 200, blue: 90)
    for image in images(of: size) {
      for bits in [8, 16] {
        let artwork = Pattern.noise.raster(size, channels, bits: bits, seed: bits)
        let reference = ReferenceRenderer(artwork: artwork, filter: filter, background: background)
        let direct = DirectSum(artwork: artwork, filter: filter, background: background)
        check(reference.render(image), image) { direct.value(image, x: $0, y: $1, channel: $2) }
      }
    }
  }

  private func images(of size: PixelSize) -> [TurnedImage] {
    [(5, 4), (3, 14), (7, 9)].flatMap { width, height in
      [(false, false), (true, false), (false, true), (true, true)].map { rows, columns in
        TurnedImage(
          of: size, crop: Crop(x: 0.7, y: 1.25, width: 7.9, height: 5.5),
          size: PixelSize(width: width + 3, height: height + 2),
          content: PixelRect(x: 1, y: 2, width: width, height: height),
          rowsReversed: rows, columnsReversed: columns)
      }
    }
  }

  private func check(
    _ samples: ContiguousArray<UInt8>, _ image: TurnedImage,
    expected: (_ x: Int, _ y: Int, _ channel: Int) -> Double
  ) {
    #expect(samples.count == image.size.area * 3)
    for (index, sample) in samples.enumerated() {
      let pixel = index / 3
      let value = expected(pixel % image.size.width, pixel / image.size.width, index % 3)
      #expect(abs(value - Double(sample)) <= 0.5 + 1e-6)
    }
  }
}
