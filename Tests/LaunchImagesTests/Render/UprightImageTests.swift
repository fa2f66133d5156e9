import LaunchImages
import LaunchRules
import Pictures
import Pixels
import TestSupport
import Testing

/// The upright images' pixels.
@Suite struct UprightImageTests {
  private static let folder = "LaunchAssets.xcassets/LaunchArtwork.imageset/"

  /// Smaller than every screen: the artwork itself, bit by bit, whichever way images are turned.
  @Test(arguments: LandscapeOrientation.allCases, [false, true])
  func aCopyWhereNothingIsResampled(
    _ orientation: LandscapeOrientation, _ isTurned: Bool
  ) async throws {
    let artwork = Picture.marked(width: 301, height: 200)
    let turned = orientation == .landscapeRight ? artwork.clockwise : artwork.counterclockwise
    let built = try await Built(isTurned ? turned : artwork) {
      $0.only(.height480, .two)
      $0.orientation = orientation
      $0.isTurned = isTurned
      $0.screen = LaunchScreenChoices(.storyboard)
    }
    // Too small for every screen: the same picture at all scales, once.
    #expect(built.report.catalogImages.map(\.file) == [Self.folder + "LaunchArtwork.png"])
    let picture = try built.picture(Self.folder + "LaunchArtwork.png")
    #expect(picture.difference(from: artwork) == nil)
  }

  /// The reference renders the artwork turned; turned back, it is upright.
  @Test(arguments: [ResamplingFilter.lanczos3, .box, .nearest])
  func theReferenceAgrees(_ filter: ResamplingFilter) async throws {
    let artwork = Picture.noisy(width: 1300, height: 47)
    let built = try await Built(artwork) {
      $0.only(.height480, .two)
      $0.fit = .contain
      $0.filter = filter
      $0.screen = LaunchScreenChoices(.storyboard)
    }
    let picture = try built.picture(Self.folder + "LaunchArtwork.png")
    #expect(picture.width == 1024 && picture.height == 37)
    let expected = try reference(artwork, picture.width, picture.height, filter)
    let difference = zip(picture.pixels, expected.pixels).reduce(0) { largest, pair in
      max(
        largest, abs(Int(pair.0.red) - Int(pair.1.red)), abs(Int(pair.0.green) - Int(pair.1.green)),
        abs(Int(pair.0.blue) - Int(pair.1.blue)))
    }
    #expect(difference <= 1)
  }

  /// Colors are converted as in launch images: where neither resamples, both show the same.
  @Test func colorsAreThoseOfLaunchImages() async throws {
    let artwork = Picture.marked(width: 960, height: 640)
    let displayP3 = PNGChunk("cICP", [12, 13, 0, 1])
    func built(_ screen: LaunchScreenKind?) async throws -> Built {
      try await Built(artwork.png([displayP3])) {
        $0.only(.height480, .two)
        $0.screen = screen.map { LaunchScreenChoices($0) }
      }
    }
    let turned = try await built(nil).picture("Default-iOS7@2x.png")
    let upright = try await built(.storyboard).picture(Self.folder + "LaunchArtwork.png")
    #expect(upright.clockwise.difference(from: turned) == nil)
    #expect(upright.difference(from: artwork) != nil)
  }

  @Test(arguments: Compression.allCases)
  func jobsChangeNoByte(_ compression: Compression) async throws {
    let artwork = Picture.noisy(width: 1100, height: 60)
    let first = try await files(of: artwork, jobs: 1, compression)
    for jobs in [2, 3, 7] {
      let isSame = try await files(of: artwork, jobs: jobs, compression) == first
      #expect(isSame, "jobs: \(jobs)")
    }
  }

  private func files(
    of artwork: Picture, jobs: Int, _ compression: Compression
  ) async throws -> [ContiguousArray<UInt8>] {
    let built = try await Built(artwork) {
      $0.only(.height480, .two)
      $0.fit = .contain
      $0.screen = LaunchScreenChoices(.screen)
      $0.compression = compression
      $0.jobs = jobs
    }
    return try built.allBytes()
  }

  private func reference(
    _ artwork: Picture, _ width: Int, _ height: Int, _ filter: ResamplingFilter
  ) throws -> Picture {
    let raster = try PNGDecoder.decode(artwork.png()).raster
    let image = TurnedImage(
      size: PixelSize(width: height, height: width),
      content: PixelRect(x: 0, y: 0, width: height, height: width),
      rows: AxisSampling(
        sourceCount: artwork.width, origin: 0, extent: Double(artwork.width), count: width,
        isReversed: false),
      columns: AxisSampling(
        sourceCount: artwork.height, origin: 0, extent: Double(artwork.height), count: height,
        isReversed: true))
    let samples = ReferenceRenderer(artwork: raster, filter: filter, background: .black)
      .render(image)
    let clockwise = Picture(width: height, height: width) { x, y in
      let index = 3 * (y * height + x)
      return Pixel(Int(samples[index]), Int(samples[index + 1]), Int(samples[index + 2]))
    }
    return clockwise.counterclockwise
  }
}
