import Pictures
import Pixels
import TestSupport
import Testing

/// The pixels of images that are not turned.
@Suite struct UprightArtworkTests {
  private static let sizes = [(61, 130), (130, 61), (100, 75), (75, 100), (90, 90)]
  private static let artworks = [(160, 90), (90, 160), (47, 47)]

  /// The reference renders each image turned; turned back, it is what is wanted.
  @Test(arguments: Fit.allCases, [ResamplingFilter.lanczos3, .box, .nearest])
  func theReferenceAgrees(_ fit: Fit, _ filter: ResamplingFilter) async throws {
    for (width, height) in Self.artworks {
      var options = PictureOptions()
      options.fit = fit
      options.filter = filter
      options.position = Position(x: 0.3, y: 0.9)
      options.background = .color(RGBColor(red: 10, green: 200, blue: 90))
      let artwork = Picture.noisy(width: width, height: height)
      let made = try await images(of: artwork, options)
      for (picture, size) in zip(made, Self.sizes) {
        let expected = try reference(artwork, PixelSize(width: size.0, height: size.1), options)
        #expect((picture.width, picture.height) == size)
        let difference = largestDifference(picture, expected)
        #expect(difference <= 1, "\(width)x\(height) in \(size)")
      }
    }
  }

  /// Where nothing is resampled, the images are parts of the artwork, and which way up is plain.
  @Test func partsOfTheArtwork() async throws {
    var options = PictureOptions()
    options.position = Position(x: 1, y: 0)
    let artwork = Picture.marked(width: 130, height: 130)
    let made = try await images(of: artwork, options)
    let portrait = Picture(width: 61, height: 130) { x, y in artwork[130 - 61 + x, y] }
    let landscape = Picture(width: 130, height: 61) { x, y in artwork[x, y] }
    #expect(made[0].difference(from: portrait) == nil)
    #expect(made[1].difference(from: landscape) == nil)
  }

  @Test(arguments: Compression.allCases)
  func jobsChangeNoByte(_ compression: Compression) async throws {
    let artwork = Picture.noisy(width: 160, height: 90)
    var options = PictureOptions()
    options.compression = compression
    options.jobs = 1
    let first = try await files(of: artwork, options)
    for jobs in [2, 5] {
      options.jobs = jobs
      let isSame = try await files(of: artwork, options) == first
      #expect(isSame, "jobs: \(jobs)")
    }
  }

  private func images(of artwork: Picture, _ options: PictureOptions) async throws -> [Picture] {
    try await files(of: artwork, options).map { try Picture(png: $0) }
  }

  private func files(
    of picture: Picture, _ options: PictureOptions
  ) async throws -> [ContiguousArray<UInt8>] {
    try await UprightImages(picture.png(), options).files(
      Self.sizes.map { width, height in
        let size = PixelSize(width: width, height: height)
        let artwork = PixelSize(width: picture.width, height: picture.height)
        return UprightImages.Image(
          size: size,
          artwork: Placement(
            artwork: artwork, frame: size, fit: options.fit, position: options.position))
      })
  }

  private func reference(
    _ artwork: Picture, _ size: PixelSize, _ options: PictureOptions
  ) throws -> Picture {
    let raster = try PNGDecoder.decode(artwork.png()).raster
    let placement = Placement(
      artwork: raster.size, frame: size, fit: options.fit, position: options.position)
    let turned = placement.turned(artwork: raster.size, frame: size, by: .clockwise)
    let samples = ReferenceRenderer(
      artwork: raster, filter: options.filter, background: options.background.meanColor
    ).render(turned)
    let clockwise = Picture(width: size.height, height: size.width) { x, y in
      let index = 3 * (y * size.height + x)
      return Pixel(Int(samples[index]), Int(samples[index + 1]), Int(samples[index + 2]))
    }
    return clockwise.counterclockwise
  }

  private func largestDifference(_ first: Picture, _ second: Picture) -> Int {
    zip(first.pixels, second.pixels).reduce(0) { largest, pair in
      max(
        largest, abs(Int(pair.0.red) - Int(pair.1.red)), abs(Int(pair.0.green) - Int(pair.1.green)),
        abs(Int(pair.0.blue) - Int(pair.1.blue)))
    }
  }
}
