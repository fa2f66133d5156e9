import Pictures
import Pixels
import Platform
import TestSupport
import Testing
import WebApps

/// Whole builds with logos: every pixel of the smallest images.
@Suite struct WebAppLogoTests {
  private let folder: TemporaryFolder
  private let art = Pixel(200, 30, 30)
  private let dark = Pixel(20, 20, 90)
  private let logo = Picture(width: 60, height: 30) { x, y in Pixel(4 * x, 8 * y, x ^ y) }
  private let darkLogo = Picture(width: 30, height: 60) { x, y in Pixel(8 * x, 255 - x, 4 * y) }

  init() throws {
    folder = try TemporaryFolder()
    let (art, dark) = (art, dark)
    try folder.write("art.png", Picture(width: 160, height: 90) { _, _ in art }.png())
    try folder.write("dark.png", Picture(width: 160, height: 90) { _, _ in dark }.png())
    try folder.write("logo.png", logo.png())
    try folder.write("dark-logo.png", darkLogo.png())
  }

  @Test func overTheArtworks() async throws {
    let report = try await build([.main: file("art.png")]) {
      $0[.logo] = file("logo.png")
      $0[.dark] = file("dark.png")
    }
    #expect(report.images.count == 2 * StartupScreen.imageCount)
    try expect("apple-splash-640-1136.png", logo, at: (580, 1106), on: art)
    try expect("apple-splash-1136-640.png", logo, at: (1076, 610), on: art)
    try expect("apple-splash-dark-640-1136.png", logo, at: (580, 1106), on: dark)
    try expect("apple-splash-dark-1136-640.png", logo, at: (1076, 610), on: dark)
  }

  /// Dark images by the logo alone, of the same artwork.
  @Test func anotherLogoInTheDark() async throws {
    _ = try await build([.main: file("art.png")]) {
      $0[.logo] = file("logo.png")
      $0[.darkLogo] = file("dark-logo.png")
    }
    try expect("apple-splash-640-1136.png", logo, at: (580, 1106), on: art)
    try expect("apple-splash-dark-640-1136.png", darkLogo, at: (610, 1076), on: art)
    try expect("apple-splash-dark-1136-640.png", darkLogo, at: (1106, 580), on: art)
  }

  @Test func onBackgrounds() async throws {
    let report = try await build(
      [.logo: file("logo.png")], { $0[.darkLogo] = file("dark-logo.png") },
      { $0.darkBackground = .color(RGBColor(red: 1, green: 2, blue: 3)) })
    try expect("apple-splash-640-1136.png", logo, at: (580, 1106), on: Pixel(9, 99, 199))
    try expect("apple-splash-dark-640-1136.png", darkLogo, at: (610, 1076), on: Pixel(1, 2, 3))
    try expect("apple-splash-dark-1136-640.png", darkLogo, at: (1106, 580), on: Pixel(1, 2, 3))
    // As large as it is on most, enlarged on those with three pixels for a point.
    let warnings = report.warnings.compactMap { warning -> String? in
      guard case .artwork(.logoEnlarged(let count, let factor, _), let role, _) = warning else {
        return nil
      }
      return "\(role) \(count) \(factor)"
    }
    #expect(warnings == ["logo 20 1.5", "darkLogo 20 1.5"])
    #expect(report.warnings.count == 2)
  }

  /// A gradient is over the whole screen, behind the logo.
  @Test func onAGradient() async throws {
    _ = try await build(
      [.logo: file("logo.png")], { _ in },
      { $0.images.background = try Background(parsing: "linear-gradient(to right, #000, #fff)") })
    let samples = try samples("apple-splash-640-1136.png")
    func red(_ x: Int, _ y: Int) -> UInt8 { samples[3 * (640 * y + x)] }
    for y in [0, 600, 1105] {
      #expect(red(0, y) <= 2 && red(639, y) >= 253)
      // Dithered by less than what ten columns differ by.
      #expect((0..<630).allSatisfy { red($0, y) <= red($0 + 10, y) })
    }
    let last = logo[59, 29]
    #expect(Array(samples.suffix(3)) == [last.red, last.green, last.blue])
  }

  /// Only what lets the background through is another image in the dark.
  @Test func anUnseenBackground() async throws {
    let transparent = TestPNG.random(.rgba, depth: 8, width: 16, height: 9).bytes
    try folder.write("transparent.png", transparent)
    func warns(
      _ artwork: String, _ fit: Fit = .cover, _ darkLogo: String? = nil
    ) async throws -> Bool {
      var artworks: WebAppArtworks = [.main: file(artwork)]
      artworks[.logo] = file("logo.png")
      artworks[.darkLogo] = darkLogo.map(file)
      var options = WebAppOptions()
      options.darkBackground = .black
      options.images.fit = fit
      return try await WebAppGenerator.dryRun(
        artworks, options: options, into: PictureDestination(folder: folder.path("out"))
      ).warnings.contains(.unseenDarkBackground(name: folder.path(artwork)))
    }
    for fit in [Fit.cover, .fill] { #expect(try await warns("art.png", fit)) }
    #expect(try await !warns("art.png", .contain))
    #expect(try await !warns("transparent.png"))
    #expect(try await !warns("art.png", .cover, "dark-logo.png"))
  }

  @Test func tooLargeForTheSafeArea() async throws {
    let report = try await build(
      [.logo: file("dark-logo.png")], { _ in },
      { $0.images.logo.length = .share(0.99) })
    #expect(
      report.warnings.contains {
        if case .artwork(.logoReduced, .logo, _) = $0 { true } else { false }
      })
  }

  @Test func logosAreNotReplaced() async throws {
    let name = "out/apple-splash-640-1136.png"
    try folder.write(name, logo.png())
    let error = WebAppError.pictures(.outputRefused(path: folder.path(name), .isInput))
    await #expect(throws: error) {
      try await build([.logo: file(name)]) { _ in }
    }
    #expect(try folder.bytes(name) == logo.png())
  }

  private func file(_ name: String) -> ArtworkSource { .file(path: folder.path(name)) }

  private func expect(
    _ name: String, _ logo: Picture, at place: (x: Int, y: Int), on background: Pixel
  ) throws {
    let size = try PNGHeader(folder.bytes("out/" + name)).size
    let expected = Picture(width: size.width, height: size.height) { x, y in
      let isInside =
        (place.x..<place.x + logo.width).contains(x)
        && (place.y..<place.y + logo.height).contains(y)
      return isInside ? logo[x - place.x, y - place.y] : background
    }
    let isSame = try samples(name).elementsEqual(
      expected.pixels.lazy.flatMap { [$0.red, $0.green, $0.blue] })
    #expect(isSame, "\(name)")
  }

  /// Those of an opaque RGB image.
  private func samples(_ name: String) throws -> ContiguousArray<UInt8> {
    let raster = try PNGDecoder.decode(folder.bytes("out/" + name)).raster
    guard raster.channels == .rgb, case .bits8(let samples) = raster.samples else { return [] }
    return samples
  }

  /// In the lower right corner, where the smallest screen has no inset; a pixel of the logo is one of
  /// the image with two pixels for a point.
  private func build(
    _ artworks: WebAppArtworks, _ others: (inout WebAppArtworks) -> Void,
    _ change: (inout WebAppOptions) throws -> Void = { _ in }
  ) async throws -> WebAppReport {
    var artworks = artworks
    others(&artworks)
    var options = WebAppOptions()
    options.images.compression = .fast
    options.images.filter = .nearest
    options.images.background = .color(RGBColor(red: 9, green: 99, blue: 199))
    options.images.logo.length = .points(30)
    options.images.logo.position = Position(x: 1, y: 1)
    try change(&options)
    return try await WebAppGenerator.build(
      artworks, options: options, into: PictureDestination(folder: folder.path("out")))
  }
}
