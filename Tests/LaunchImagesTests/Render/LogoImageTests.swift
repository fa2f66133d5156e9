import LaunchRules
import Pictures
import TestSupport
import Testing

@testable import LaunchImages
@testable import Pixels

/// Whole builds with logos and gradients.
@Suite struct LogoImageTests {
  private static let gradient = Background.gradient(
    from: RGBColor(red: 10, green: 30, blue: 90), to: RGBColor(red: 250, green: 200, blue: 90),
    angle: 20)

  private func build(
    _ artwork: Picture, logo: Picture? = nil, _ change: (inout BuildOptions) -> Void
  ) async throws -> LaunchImageSet {
    var options = BuildOptions()
    options.only(.height480, .two)
    change(&options)
    let further = logo.map { [ArtworkRole.logo: ArtworkSource($0.png())] } ?? [:]
    return try await Generator.generate(
      ArtworkSource(artwork.png()), further: further, options: options)
  }

  /// Turned like everything else: turned back, both orientations show the same upright picture.
  @Test func turned() async throws {
    let logo = Picture.marked(width: 60, height: 30)
    let sets = try await [LandscapeOrientation.landscapeRight, .landscapeLeft].mapInTurn {
      orientation in
      try await build(logo) {
        $0.artworkIsLogo = true
        $0.orientation = orientation
        $0.background = .color(RGBColor(red: 7, green: 8, blue: 9))
        $0.logo.length = .points(30)
        $0.logo.position = Position(x: 0.25, y: 1)
      }
    }
    let right = try Picture(png: sets[0].images[0].bytes).counterclockwise
    let left = try Picture(png: sets[1].images[0].bytes).clockwise
    #expect(right.difference(from: left) == nil)
    let content = try #require(sets[0].plan.images[0].logo).placement.content
    #expect(content == PixelRect(x: 225, y: 610, width: 60, height: 30))
    for y in 0..<640 {
      for x in 0..<960 {
        let inside = content.rows.contains(y) && content.columns.contains(x)
        let expected = inside ? logo[x - content.x, y - content.y] : Pixel(7, 8, 9)
        if right[x, y] != expected { Issue.record("\(x) \(y)") }
      }
    }
  }

  /// The logo's own pixels over an artwork of the screen's size.
  @Test func overArtwork() async throws {
    let artwork = Picture.marked(width: 960, height: 640)
    let logo = Picture.noisy(width: 40, height: 80)
    let set = try await build(artwork, logo: logo) { $0.logo.length = .points(40) }
    let image = try Picture(png: set.images[0].bytes).counterclockwise
    let content = PixelRect(x: 460, y: 280, width: 40, height: 80)
    for y in 0..<640 {
      for x in 0..<960 {
        let inside = content.rows.contains(y) && content.columns.contains(x)
        let expected =
          inside ? logo[x - content.x, y - content.y] : artwork[x, y]
        if image[x, y] != expected { Issue.record("\(x) \(y)") }
      }
    }
  }

  @Test(arguments: Compression.allCases, [nil, LaunchScreenKind.storyboard])
  func jobsChangeNoByte(_ compression: Compression, _ screen: LaunchScreenKind?) async throws {
    var files: [[ContiguousArray<UInt8>]] = []
    for jobs in [1, 2, 5] {
      let set = try await build(Picture.noisy(width: 90, height: 60)) {
        $0.artworkIsLogo = true
        $0.background = Self.gradient
        $0.screen = screen.map { LaunchScreenChoices($0) }
        $0.compression = compression
        $0.jobs = jobs
      }
      files.append((set.images + set.catalogImages).map(\.bytes))
    }
    #expect(!files[0].isEmpty && files[0] == files[1] && files[0] == files[2])
  }

  /// A launch screen has one color, and the logo in whole points.
  @Test func launchScreen() async throws {
    let set = try await build(Picture.noisy(width: 900, height: 600)) {
      $0.artworkIsLogo = true
      $0.background = Self.gradient
      $0.screen = LaunchScreenChoices(.storyboard)
      $0.logo.length = .points(150)
    }
    let sizes = set.catalogImages.map(\.size)
    #expect(
      sizes == [1, 2, 3].map { PixelSize(width: 150 * $0, height: 100 * $0) })
    #expect(set.warnings == [.launchScreenColor(Self.gradient.meanColor)])
    #expect(set.plan.launchScreen?.fit == nil)
    let text = LaunchScreenText(plan: try #require(set.plan.launchScreen)).text(of: .storyboard)
    #expect(text.contains("contentMode=\"scaleAspectFit\""))
    #expect(text.contains("width=\"150\" height=\"100\""))
  }

  @Test func warnings() async throws {
    func warnings(_ screen: LaunchScreenKind?) async throws -> [BuildWarning] {
      try await build(
        Picture.noisy(width: 960, height: 640), logo: .noisy(width: 9, height: 3)
      ) {
        $0.logo.length = .share(2)
        $0.screen = screen.map { LaunchScreenChoices($0) }
      }.warnings
    }
    #expect(
      try await warnings(nil) == [
        .picture(
          .logoEnlarged(count: 1, factor: 960.0 / 9, wanted: PixelSize(width: 960, height: 320))),
        .picture(.logoReduced(count: 1)),
      ])
    #expect(try await warnings(.screen).contains(.launchScreenScalesLogo))
  }

  /// Beside it, the artwork's images are what they are without a logo.
  @Test("a storyboard's logo has images of its own", arguments: Compression.allCases)
  func ownImages(_ compression: Compression) async throws {
    func options(_ options: inout BuildOptions) {
      options.screen = LaunchScreenChoices(.storyboard)
      options.compression = compression
      options.logo.length = .points(30)
    }
    let artwork = Picture.marked(width: 960, height: 640)
    let without = try await build(artwork, options)
    let logo = Picture.noisy(width: 90, height: 60)
    let set = try await build(artwork, logo: logo, options)
    let images = set.catalogImages.filter { !$0.file.contains("LaunchLogo") }
    #expect(images.map(\.bytes) == without.catalogImages.map(\.bytes))
    #expect(images.map(\.file) == without.catalogImages.map(\.file))
    let names = set.catalogImages.suffix(3).map(\.file)
    #expect(
      names == ["", "@2x", "@3x"].map { "\(LaunchScreenPlan.logoSet)/LaunchLogo\($0).png" })
    // At its own size, no pixel is mixed.
    let largest = try #require(set.catalogImages.last)
    #expect(try Picture(png: largest.bytes).difference(from: logo) == nil)
    #expect(!set.warnings.contains(.launchScreenScalesLogo))
    #expect(set.plan.launchScreen?.logo?.size == PointSize(width: 30, height: 20))
    #expect(set.files.map(\.path).contains(LaunchScreenDocument.logoSet.file))
  }

  @Test("a storyboard's logo keeps its transparency", arguments: Compression.allCases)
  func transparency(_ compression: Compression) async throws {
    let alphas = [0, 255, 128, 64]
    let pixels: [[Int]] = (0..<90 * 60).map { [$0 % 256, $0 / 90, 200, alphas[$0 / 7 % 4]] }
    let logo = TestPNG(
      width: 90, height: 60, type: .rgba, depth: 8, samples: pixels.flatMap { $0 })
    var options = BuildOptions()
    options.screen = LaunchScreenChoices(.storyboard)
    options.compression = compression
    options.logo.length = .points(30)
    let set = try await Generator.generate(
      ArtworkSource(Picture.marked(width: 960, height: 640).png()),
      further: [.logo: ArtworkSource(logo.bytes)], options: options)
    let decoded = try PNGDecoder.decode(try #require(set.catalogImages.last).bytes)
    #expect(decoded.raster.channels == .rgba)
    guard case .bits8(let samples) = decoded.raster.samples else { throw Unexpected() }
    for (index, pixel) in pixels.enumerated() {
      let found = samples[4 * index..<4 * index + 4].map { Int($0) }
      #expect(found[3] == pixel[3])
      // What is clear has no color. A color is rounded in light that was multiplied with its alpha.
      let expected = pixel[3] == 0 ? [0, 0, 0] : Array(pixel[..<3])
      #expect(zip(found, expected).allSatisfy { abs($0 - $1) <= 1 }, "\(found) \(pixel)")
    }
  }

  private struct Unexpected: Error {}

  @Test func keysDiffer() {
    var keys: Set<String> = []
    let changes: [(inout BuildOptions) -> Void] = [
      { _ in }, { $0.artworkIsLogo = true }, { $0.logo.length = .share(0.5) },
      { $0.logo.length = .points(0.4) }, { $0.logo.position.x = 0 },
      { $0.background = Self.gradient },
    ]
    for change in changes {
      var options = BuildOptions()
      change(&options)
      keys.insert(options.key(version: "1"))
    }
    #expect(keys.count == changes.count)
  }
}

extension Array {
  fileprivate func mapInTurn<Value>(
    _ transform: (Element) async throws -> Value
  ) async rethrows -> [Value] {
    var values: [Value] = []
    for element in self { values.append(try await transform(element)) }
    return values
  }
}
