import Pictures
import Pixels
import Platform
import TestSupport
import Testing
import WebApps

/// What a whole build writes.
@Suite struct WebAppBuildTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("art.png", Self.flat(Pixel(200, 30, 30), 160, 90))
    try folder.write("dark.png", Self.flat(Pixel(20, 20, 90), 160, 90))
    try folder.write("portrait.png", Self.flat(Pixel(30, 200, 30), 90, 160))
  }

  /// Every file is there, with the pixels that its name and its tag say.
  @Test func filesAreWhatTheTagsSay() async throws {
    let report = try await build { $0[.dark] = .file(path: folder.path("dark.png")) }
    #expect(report.images.count == 2 * StartupScreen.imageCount)
    #expect(report.writtenFiles == Set(report.plan.files))
    #expect(try folder.files(below: "out") == report.plan.files.sorted())
    for image in report.plan.images {
      let bytes = try folder.bytes("out/" + image.file)
      #expect(try PNGHeader(bytes).size == image.size)
      // Decoding all of them takes long.
      guard image.size.area < 1_000_000 else { continue }
      let raster = try PNGDecoder.decode(bytes).raster
      guard case .bits8(let samples) = raster.samples else { continue }
      let expected: [UInt8] = image.appearance == .dark ? [20, 20, 90] : [200, 30, 30]
      #expect(Array(samples.prefix(3)) == expected, "\(image.file)")
    }
    for tag in report.plan.tags {
      let image = try #require(report.plan.images.first { $0.file == tag.file })
      #expect(image.size == tag.screen.pixels(tag.orientation))
      #expect(image.appearance == tag.appearance)
    }
  }

  @Test func portraitArtwork() async throws {
    let report = try await build { $0[.portrait] = .file(path: folder.path("portrait.png")) }
    for image in report.plan.images where image.size.height < 1200 && image.size.width < 1200 {
      let raster = try PNGDecoder.decode(folder.bytes("out/" + image.file)).raster
      guard case .bits8(let samples) = raster.samples else { continue }
      let expected: [UInt8] = image.orientation == .portrait ? [30, 200, 30] : [200, 30, 30]
      #expect(Array(samples.prefix(3)) == expected, "\(image.file)")
    }
  }

  @Test func aSecondBuildChangesNothing() async throws {
    _ = try await build()
    let before = try folder.files(below: "out").map { try folder.bytes("out/" + $0) }
    let again = try await build()
    #expect(again.isUpToDate)
    #expect(again.images.allSatisfy { !$0.isWritten })
    #expect(try folder.files(below: "out").map { try folder.bytes("out/" + $0) } == before)
  }

  @Test("a bad artwork, found late, leaves nothing behind", arguments: ["bad.png", "missing.png"])
  func nothingHalfWritten(_ dark: String) async throws {
    try folder.write("bad.png", [1, 2, 3])
    await #expect(throws: WebAppError.self) {
      try await build { $0[.dark] = .file(path: folder.path(dark)) }
    }
    #expect(try folder.tree() == ["art.png", "bad.png", "dark.png", "portrait.png"])
  }

  @Test func artworksAreNotReplaced() async throws {
    let name = "out/apple-splash-640-1136.png"
    try folder.makeFolder("out")
    try folder.write(name, Self.flat(Pixel(1, 2, 3), 90, 160))
    let before = try folder.bytes(name)
    await #expect(throws: WebAppError.pictures(.outputRefused(path: folder.path(name), .isInput))) {
      try await build { $0[.portrait] = .file(path: folder.path(name)) }
    }
    #expect(try folder.bytes(name) == before)
    #expect(try folder.files(below: "out") == ["apple-splash-640-1136.png"])
  }

  @Test func aLandscapeArtworkForPortrait() async throws {
    let path = folder.path("dark.png")
    let size = PixelSize(width: 160, height: 90)
    await #expect(throws: WebAppError.pictures(.artworkNotPortrait(path: path, size: size))) {
      try await build { $0[.portrait] = .file(path: path) }
    }
  }

  @Test func staleImages() async throws {
    let kept = [
      "apple-splash-1-2-3.png", "apple-splash-x-2.png", "apple-splash-10-20.jpg", "other-1-2.png",
      "apple-splash-123456-1.png", "apple-splash-dark.png",
    ]
    let stale = ["apple-splash-10-20.png", "apple-splash-dark-10-20.png"]
    try folder.makeFolder("out/apple-splash-30-40.png")
    for name in kept + stale { try folder.write("out/" + name, [1]) }
    let path = folder.path("out")
    // Only their names are those of web apps' images.
    for prunes in [false, true] {
      let report = try await build(prunes: prunes)
      #expect(report.warnings.contains(.folder(.unknownFiles(stale, folder: path))))
      #expect(report.removedFiles.isEmpty)
      let files = try folder.files(below: "out")
      #expect(files == (kept + stale + report.plan.files).sorted())
    }
  }

  private func build(
    prunes: Bool = false, _ change: (inout WebAppArtworks) -> Void = { _ in }
  ) async throws -> WebAppReport {
    var artworks: WebAppArtworks = [.main: .file(path: folder.path("art.png"))]
    change(&artworks)
    var options = WebAppOptions()
    options.images.compression = .fast
    options.images.filter = .nearest
    var destination = PictureDestination(folder: folder.path("out"))
    destination.prunes = prunes
    return try await WebAppGenerator.build(artworks, options: options, into: destination)
  }

  private static func flat(_ pixel: Pixel, _ width: Int, _ height: Int) -> ContiguousArray<UInt8> {
    Picture(width: width, height: height) { _, _ in pixel }.png()
  }
}
