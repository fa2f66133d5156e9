import Testing

@testable import Pixels

/// The fast renderer is within 1 of the reference at every scale.
@Suite struct ScaleTests {
  @Test("shrunk", arguments: 1...30)
  func shrunk(factor: Int) throws {
    // An image of two columns and three rows, and some extra artwork, so that the factor is not an
    // integer.
    let size = PixelSize(width: 3 * factor + factor / 2, height: 2 * factor + factor / 3)
    try check(size, to: PixelSize(width: 2, height: 3))
  }

  @Test("shrunk by odd integer factors", arguments: Array(stride(from: 1, through: 29, by: 2)))
  func shrunkWhole(factor: Int) throws {
    try check(
      PixelSize(width: 3 * factor, height: 2 * factor), to: PixelSize(width: 2, height: 3))
  }

  @Test("enlarged", arguments: 1...7)
  func enlarged(factor: Int) throws {
    let size = PixelSize(width: 9, height: 6)
    try check(size, to: PixelSize(width: 6 * factor, height: 9 * factor))
    try check(size, to: PixelSize(width: 6 * factor + 1, height: 9 * factor - 2))
  }

  @Test("shrunk along one axis, enlarged along the other", arguments: [3, 7, 12])
  func distorted(factor: Int) throws {
    let size = PixelSize(width: 5 * factor, height: 5)
    try check(size, to: PixelSize(width: 5 * factor, height: 5))
    try check(size.transposed, to: PixelSize(width: 5, height: 5 * factor))
  }

  @Test("a strip of a narrow picture takes no more memory than all of it has columns")
  func narrow() {
    let size = PixelSize(width: 1, height: 1_000_000)
    #expect(Raster.bytesToShrink(size, toFit: 480) < 1 << 30)
    #expect(Raster.bytesToShrink(size, toFit: 480) > 8 * size.area)
  }

  private func check(_ artworkSize: PixelSize, to size: PixelSize) throws {
    for pattern in [Pattern.noise, .blackAndWhite, .dots] {
      let artwork = pattern.raster(artworkSize, .rgb, bits: 8, seed: size.area)
      let clear = pattern.raster(artworkSize, .grayAlpha, bits: 8, seed: size.area)
      for filter in ResamplingFilter.allCases {
        let image = TurnedImage(filling: size, with: artworkSize, rowsReversed: true)
        for raster in [artwork, clear] {
          let test = RenderingCase(artwork: raster, image: image, filter: filter)
          #expect(try test.differenceFromReference() <= 1, test.description)
        }
      }
    }
  }
}
