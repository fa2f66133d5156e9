import Pictures
import TestSupport
import Testing

@testable import Pixels

/// The pixels of images that are not turned, with a logo.
@Suite struct UprightLogoTests {
  private static let sizes = [(61, 130), (130, 61), (90, 90)]
    .map { PixelSize(width: $0.0, height: $0.1) }
  private static let gradient = Background.gradient(
    from: RGBColor(red: 10, green: 30, blue: 90), to: RGBColor(red: 250, green: 200, blue: 90),
    angle: 20)
  private static let color = Background.color(RGBColor(red: 10, green: 200, blue: 90))

  /// The reference renders each image turned; turned back, it is what is wanted.
  @Test(arguments: [color, gradient], [true, false])
  func theReferenceAgrees(_ background: Background, _ hasArtwork: Bool) async throws {
    var options = PictureOptions()
    options.fit = .contain
    options.background = background
    let picture = Picture.noisy(width: 160, height: 90)
    let logo = TestPNG.random(.rgba, depth: 8, width: 50, height: 31).bytes
    let places = Self.sizes.map {
      var logo = LogoOptions()
      logo.length = .share(0.7)
      logo.position = Position(x: 0.9, y: 0.2)
      return LogoPlacement(
        PixelSize(width: 50, height: 31), frame: $0, scale: 1,
        edges: LogoPlacement.Edges(top: 9, left: 3, bottom: 20, right: 1), logo
      ).placement
    }
    let images = zip(Self.sizes, places).map { size, place in
      hasArtwork
        ? UprightImages.Image(
          size: size,
          artwork: Placement(
            artwork: PixelSize(width: 160, height: 90), frame: size, fit: .contain,
            position: .center), logo: place)
        : UprightImages.Image(size: size, artwork: place)
    }
    let files =
      hasArtwork
      ? try await UprightImages(picture.png(), logo: logo, options).files(images)
      : try await UprightImages(logo, isLogo: true, options).files(images)
    let reference = ReferenceRenderer(
      artwork: hasArtwork ? try PNGDecoder.decode(picture.png()).raster : nil,
      logo: try PNGDecoder.decode(logo).raster, filter: options.filter, background: background)
    for (index, image) in images.enumerated() {
      let made = try Picture(png: files[index]).clockwise
      let exact = reference.values(
        ImageFrame(size: image.size.transposed, rotation: .clockwise),
        artwork: hasArtwork
          ? Self.turned(image.artwork, PixelSize(width: 160, height: 90), image) : nil,
        logo: Self.turned(image.logo ?? image.artwork, PixelSize(width: 50, height: 31), image))
      let samples = made.pixels.flatMap { [$0.red, $0.green, $0.blue] }
      let isColor = if case .color = background { true } else { false }
      let isNear = zip(samples, exact).allSatisfy { sample, exact in
        isColor
          ? abs(Double(sample) - exact.rounded()) <= 1 : abs(Double(sample) - exact) <= 1.3
      }
      #expect(samples.count == exact.count && isNear, "\(image.size)")
    }
  }

  private static func turned(
    _ placement: Placement, _ artwork: PixelSize, _ image: UprightImages.Image
  ) -> TurnedImage {
    placement.turned(artwork: artwork, frame: image.size, by: .clockwise)
  }
}
