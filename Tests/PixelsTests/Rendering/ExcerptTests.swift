import TestSupport
import Testing

@testable import Pixels

/// An excerpt's rows are those of the image that it is an excerpt of, and as exact as any.
@Suite struct ExcerptTests {
  private func image(_ width: Int, _ height: Int, artwork: PixelSize, at x: Double) -> TurnedImage {
    // The artwork's height fills the image's width.
    let extent = Double(artwork.height) * Double(height) / Double(width)
    return TurnedImage(
      size: PixelSize(width: width, height: height),
      content: PixelRect(x: 0, y: 0, width: width, height: height),
      rows: AxisSampling(
        sourceCount: artwork.width, origin: (Double(artwork.width) - extent) * x, extent: extent,
        count: height, isReversed: false),
      columns: AxisSampling(
        sourceCount: artwork.height, origin: 0, extent: Double(artwork.height), count: width,
        isReversed: true))
  }

  @Test("the rows are the same wherever they are cut", arguments: [0, 0.5, 1])
  func rows(position: Double) throws {
    for (width, height) in [(300, 131), (90, 40), (400, 33)] {
      let picture = Pattern.noise.raster(
        PixelSize(width: width, height: height), .rgb, bits: 8, seed: width)
      for clockwise in [false, true] {
        var images = [(20, 30), (20, 36), (13, 20)].map {
          image($0.0, $0.1, artwork: picture.size, at: position)
        }
        for index in images.indices { images[index].rows.isReversed = !clockwise }
        let renderer = StripRenderer(
          artwork: picture, images: images, filter: .lanczos3, background: .black)
        #expect(renderer.excerpts.map { $0?.image } == [1, nil, nil])
        let first = try #require(renderer.excerpts[0]).firstRow
        let joined = try renderer.joined()
        #expect(joined[0] == ContiguousArray(joined[1][first * 60..<(first + 30) * 60]))
        let alone = StripRenderer(
          artwork: picture, images: [images[0]], filter: .lanczos3, background: .black)
        #expect(try largestDifference(joined[0], try alone.joined()[0]) <= 1)
      }
    }
  }

  @Test("images that differ in scale, in place by part of a row, or in background are not excerpts")
  func others() {
    let artwork = PixelSize(width: 300, height: 131)
    let whole = image(20, 36, artwork: artwork, at: 0.5)
    var moved = image(20, 30, artwork: artwork, at: 0.5)
    moved.rows.origin += 0.4 * moved.rows.scale
    var scaled = image(20, 30, artwork: artwork, at: 0.5)
    scaled.rows.extent *= 1.01
    var framed = image(20, 30, artwork: artwork, at: 0.5)
    framed.content = PixelRect(x: 0, y: 1, width: 20, height: 29)
    framed.rows.count = 29
    var turned = image(20, 30, artwork: artwork, at: 0.5)
    turned.columns.isReversed.toggle()
    for other in [moved, scaled, framed, turned] {
      #expect(Excerpt.all(of: [other, whole]) == [nil, nil])
    }
  }
}
