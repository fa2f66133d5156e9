import TestSupport
import Testing

@testable import Pixels

/// An image depends neither on how the work is divided nor on what else is rendered from the
/// artwork.
@Suite struct StripTests {
  private static let artworkSize = PixelSize(width: 517, height: 6)

  private static let images: [TurnedImage] = [
    TurnedImage(exactly: .clockwise, of: artworkSize),
    TurnedImage(exactly: .counterclockwise, of: artworkSize),
    TurnedImage(filling: PixelSize(width: 5, height: 97), with: artworkSize, rowsReversed: true),
    TurnedImage(
      of: artworkSize, crop: Crop(x: 120.25, y: 0, width: 140.5, height: 6),
      size: PixelSize(width: 9, height: 101),
      content: PixelRect(x: 1, y: 9, width: 7, height: 80), rowsReversed: false,
      columnsReversed: true),
    TurnedImage(
      of: artworkSize, crop: Crop(x: 500, y: 2, width: 17, height: 3),
      size: PixelSize(width: 3, height: 40),
      content: PixelRect(x: 0, y: 5, width: 3, height: 30), rowsReversed: true,
      columnsReversed: false),
    TurnedImage(filling: PixelSize(width: 6, height: 1), with: artworkSize),
  ]

  @Test(
    "several images in one renderer", arguments: ResamplingFilter.allCases,
    [ChannelLayout.rgb, .grayAlpha])
  func together(filter: ResamplingFilter, channels: ChannelLayout) throws {
    for bits in [8, 16] {
      let artwork = Pattern.noise.raster(Self.artworkSize, channels, bits: bits, seed: 8)
      let together = renderer(artwork, Self.images, filter)
      #expect(together.stripCount == 8)
      let reference = ReferenceRenderer(artwork: artwork, filter: filter, background: .black)
      for (image, joined) in zip(Self.images, try together.joined()) {
        #expect(try largestDifference(joined, reference.render(image)) <= 1)
        #expect(try renderer(artwork, [image], filter).joined() == [joined])
      }
    }
  }

  @Test("a strip gives the same bands in any order, alone or concurrently with others")
  func anyOrder() async {
    let artwork = Pattern.noise.raster(Self.artworkSize, .rgba, bits: 8, seed: 9)
    let renderer = renderer(artwork, Self.images, .lanczos3)
    let inOrder = (0..<renderer.stripCount).map { renderer.render(strip: $0) }
    let atOnce = await withTaskGroup(of: (Int, [RowBand?]).self) { group in
      for strip in (0..<renderer.stripCount).reversed() {
        group.addTask { (strip, renderer.render(strip: strip)) }
      }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    for (strip, bands) in inOrder.enumerated() { #expect(atOnce[strip] == bands) }
  }

  @Test("an enlarged artwork is cut by the image's rows")
  func enlarged() throws {
    let size = PixelSize(width: 70, height: 2)
    let artwork = Pattern.noise.raster(size, .gray, bits: 8, seed: 4)
    let image = TurnedImage(
      filling: PixelSize(width: 3, height: 500), with: size, rowsReversed: true)
    let renderer = renderer(artwork, [image], .lanczos3)
    #expect(renderer.stripCount == 8)
    let reference = ReferenceRenderer(artwork: artwork, filter: .lanczos3, background: .black)
    let joined = try #require(try renderer.joined().first)
    #expect(try largestDifference(joined, reference.render(image)) <= 1)
  }

  @Test("an artwork of one column, an image of many rows")
  func oneColumn() throws {
    let size = PixelSize(width: 1, height: 3)
    let artwork = Pattern.noise.raster(size, .rgb, bits: 8, seed: 2)
    let image = TurnedImage(filling: PixelSize(width: 3, height: 700), with: size)
    let row = try #require(try renderer(artwork, [image], .lanczos3).joined().first)
    guard case .bits8(let samples) = artwork.samples else { return }
    #expect(row == ContiguousArray((0..<700).flatMap { _ in samples }))
  }

  private func renderer(
    _ artwork: Raster, _ images: [TurnedImage], _ filter: ResamplingFilter
  ) -> StripRenderer {
    StripRenderer(artwork: artwork, images: images, filter: filter, background: .black)
  }
}
