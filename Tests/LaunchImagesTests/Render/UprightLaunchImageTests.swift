import LaunchImages
import LaunchRules
import Pictures
import Pixels
import TestSupport
import Testing

/// Launch images that are not turned, beside turned ones.
@Suite struct UprightLaunchImageTests {
  private static let turned = "Default-iOS7-568h@2x.png"
  private static let upright = "Default-iOS9-Landscape-568h@2x.png"

  private static func both(_ options: inout BuildOptions) {
    options.only(.height568, .two)
    options.uprightFrom = OSVersion(9, 0)
  }

  /// Artwork of the screen's size: the same pixels, whether or not it is turned already.
  @Test(arguments: LandscapeOrientation.allCases, [false, true])
  func exactSize(_ orientation: LandscapeOrientation, _ isTurned: Bool) async throws {
    let artwork = Picture.marked(width: 1136, height: 640)
    let portrait = orientation == .landscapeRight ? artwork.clockwise : artwork.counterclockwise
    let built = try await Built(isTurned ? portrait : artwork) {
      Self.both(&$0)
      $0.orientation = orientation
      $0.isTurned = isTurned
    }
    #expect(built.report.images.map(\.file) == [Self.turned, Self.upright])
    #expect(try built.picture(Self.upright).difference(from: artwork) == nil)
    #expect(try built.picture(Self.turned).difference(from: portrait) == nil)
    let rotations = [false, true].map {
      built.report.plan.turn.appliedRotation(isUpright: $0)
    }
    let (there, back): (Rotation, Rotation) =
      orientation == .landscapeRight
      ? (.clockwise, .counterclockwise) : (.counterclockwise, .clockwise)
    #expect(rotations == (isTurned ? [.none, back] : [there, .none]))
  }

  /// iPads at both scales, one of which is the artwork.
  @Test func iPad() async throws {
    let artwork = Picture.marked(width: 1024, height: 768)
    let built = try await Built(artwork) {
      $0.screens = [.height1024]
      $0.compression = .fast
    }
    #expect(
      built.report.images.map(\.file) == [
        "Default-iOS7-Landscape-1024h~ipad.png", "Default-iOS7-Landscape-1024h@2x~ipad.png",
      ])
    let picture = try built.picture("Default-iOS7-Landscape-1024h~ipad.png")
    #expect(picture.difference(from: artwork) == nil)
    #expect(try built.picture("Default-iOS7-Landscape-1024h@2x~ipad.png").width == 2048)
    #expect(built.report.plan.entries == [])
  }

  /// The reference renders the turned image in double precision; turned back, it is the upright one.
  @Test(arguments: [Fit.cover, .contain, .fill], [ResamplingFilter.lanczos3, .nearest])
  func theReferenceAgrees(_ fit: Fit, _ filter: ResamplingFilter) async throws {
    let artwork = Picture.noisy(width: 301, height: 143)
    let position = Position(x: 0.25, y: 0.8)
    let background = RGBColor(red: 9, green: 80, blue: 160)
    let built = try await Built(artwork) {
      Self.both(&$0)
      $0.fit = fit
      $0.filter = filter
      $0.position = position
      $0.background = .color(background)
    }
    let frame = PixelSize(width: 1136, height: 640)
    let size = PixelSize(width: 301, height: 143)
    let image = Placement(artwork: size, frame: frame, fit: fit, position: position)
      .turned(artwork: size, frame: frame, by: .clockwise)
    let samples = ReferenceRenderer(
      artwork: try PNGDecoder.decode(artwork.png()).raster, filter: filter, background: background
    ).render(image)
    let reference = Picture(width: 640, height: 1136) { x, y in
      let index = 3 * (y * 640 + x)
      return Pixel(Int(samples[index]), Int(samples[index + 1]), Int(samples[index + 2]))
    }
    let upright = try built.picture(Self.upright)
    #expect(upright.largestDifference(from: reference.counterclockwise) <= 1)
    let turned = try built.picture(Self.turned)
    #expect(turned.largestDifference(from: upright.clockwise) <= (filter == .nearest ? 0 : 2))
  }

  /// What is turned does not depend on what is not.
  @Test func turnedImagesStayAsTheyAre() async throws {
    let artwork = Picture.noisy(width: 400, height: 225)
    let alone = try await Built(artwork) { $0.screens = [.height480, .height568] }
    let mixed = try await Built(artwork) {
      $0.screens = [.height480, .height568, .height1024]
      $0.uprightFrom = OSVersion(9, 0)
    }
    for image in alone.report.images {
      #expect(try mixed.bytes(image.file) == alone.bytes(image.file), "\(image.file)")
    }
    #expect(mixed.report.images.count == 10)
    #expect(mixed.report.plan.files.count == Set(mixed.report.plan.files).count)
  }

  @Test(arguments: Compression.allCases)
  func jobsChangeNoByte(_ compression: Compression) async throws {
    let artwork = Picture.noisy(width: 300, height: 170)
    var all: [[ContiguousArray<UInt8>]] = []
    for jobs in [1, 3] {
      let built = try await Built(artwork) {
        Self.both(&$0)
        $0.compression = compression
        $0.jobs = jobs
      }
      all.append(try built.allBytes())
    }
    #expect(all[0] == all[1])
  }

  @Test func uprightImagesForIOS8AreRefused() async throws {
    await #expect(throws: LaunchImagesError.invalidOptions(.uprightFrom(OSVersion(8, 4)))) {
      try await Built(Picture.noisy(width: 5, height: 4)) { $0.uprightFrom = OSVersion(8, 4) }
    }
  }
}

extension Picture {
  /// Of all samples.
  fileprivate func largestDifference(from other: Picture) -> Int {
    guard (width, height) == (other.width, other.height) else { return 256 }
    return zip(pixels, other.pixels).reduce(0) { largest, pair in
      max(
        largest, abs(Int(pair.0.red) - Int(pair.1.red)), abs(Int(pair.0.green) - Int(pair.1.green)),
        abs(Int(pair.0.blue) - Int(pair.1.blue)))
    }
  }
}
