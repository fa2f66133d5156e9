import TestSupport
import Testing

@testable import Pixels

/// An excerpt's rows are those of the image that it is an excerpt of, and those that it has alone.
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
        #expect(joined[0] == (try alone.joined()[0]))
      }
    }
  }

  /// As real screens of an iPhone, at the scale at which parts of an axis once had other bits.
  @Test("an image has the same pixels alone as with others", arguments: 0..<24)
  func alone(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    let size =
      seed == 0
      ? PixelSize(width: 320, height: 180)
      : PixelSize(width: number(20...400), height: number(2...120))
    let kind = [Pattern.noise, .blackAndWhite, .dots][seed % 3]
    let channels = ChannelLayout.allCases[seed / 3 % ChannelLayout.allCases.count]
    let picture = kind.raster(size, channels, bits: seed % 2 == 0 ? 8 : 16, seed: seed)
    let width = seed == 0 ? 80 : number(2...60)
    let heights = [width * 3 / 2, width * 71 / 40, width * 16 / 9, width * 13 / 6, 2 * width]
    let position = [0.5, 0.5, 0, 1, 0.25, 0.3, 0.619][seed % 7]
    let images = (heights + [number(1...90)]).map {
      image(width, $0, artwork: size, at: position)
    }
    .filter { $0.rows.extent <= Double(size.width) }
    for filter in ResamplingFilter.allCases {
      let together = StripRenderer(
        artwork: picture, images: images, filter: filter, background: .black)
      for (image, joined) in zip(images, try together.joined()) {
        let alone = StripRenderer(
          artwork: picture, images: [image], filter: filter, background: .black)
        #expect(try alone.joined()[0] == joined, "\(size), \(image.size), \(filter)")
      }
    }
  }

  @Test("images that differ in scale, in place by part of a row, or in background are not excerpts")
  func others() {
    let artwork = PixelSize(width: 300, height: 131)
    let picture = Pattern.noise.raster(artwork, .rgb, bits: 8, seed: 1)
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
      let layer = Layer(
        PlacedPicture(picture, images: [other, whole]), filter: .lanczos3, isOnly: true)
      #expect(Excerpt.all(of: layer) == [nil, nil])
    }
  }
}
