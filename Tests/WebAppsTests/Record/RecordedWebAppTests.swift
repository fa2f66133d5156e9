import Foundation
import LaunchImages
import Pictures
import Pixels
import Platform
import TestSupport
import Testing

@testable import WebApps

/// Builds of which a record is kept: what is the same is not made again, and all else is.
@Suite struct RecordedWebAppTests {
  private let folder: TemporaryFolder
  private let options: WebAppOptions

  init() throws {
    folder = try TemporaryFolder()
    var options = WebAppOptions()
    options.images.compression = .fast
    options.images.filter = .nearest
    // Most of each image is background, which is drawn at once.
    options.images.fit = .contain
    self.options = options
    try write("art.png", Pixel(200, 30, 30))
    try write("logo.png", Pixel(30, 200, 30))
  }

  /// All artworks have the same size in bytes.
  private func write(_ name: String, _ pixel: Pixel, height: Int = 1) throws {
    try folder.write(name, Picture(width: 16, height: height) { _, _ in pixel }.png())
    while FileStamp(of: folder.path(name))?.isSettled != true { FileStamp.wait() }
  }

  private var artworks: WebAppArtworks {
    var artworks: WebAppArtworks = [.main: .file(path: folder.path("art.png"))]
    artworks[.logo] = .file(path: folder.path("logo.png"))
    return artworks
  }

  private func build(
    _ artworks: WebAppArtworks? = nil, _ options: WebAppOptions? = nil, isDryRun: Bool = false,
    prunes: Bool = false, _ reuse: Reuse? = Reuse(version: "1")
  ) async throws -> (report: WebAppReport, made: Int) {
    let counter = Counter()
    var destination = PictureDestination(folder: folder.path("out"))
    destination.isDryRun = isDryRun
    destination.prunes = prunes
    let report = try await WebAppGenerator.build(
      artworks ?? self.artworks, options: options ?? self.options, into: destination,
      reusing: reuse
    ) { _ in counter.count += 1 }
    return (report, counter.count)
  }

  private final class Counter: @unchecked Sendable {
    var count = 0
  }

  @Test("the second build makes no image, and its report is the same")
  func second() async throws {
    try write("art.png", Pixel(200, 30, 30), height: 9)
    let trailing = Array(try folder.read("art.png")) + [0, 0]
    try folder.write("art.png", trailing)
    while FileStamp(of: folder.path("art.png"))?.isSettled != true { FileStamp.wait() }
    var options = options
    // A focus is kept by crops.
    options.images.fit = .cover
    options.images.focus = .automatic
    let first = try await build(nil, options)
    let second = try await build(nil, options)
    #expect(first.made == StartupScreen.imageCount && second.made == 0)
    #expect(!first.report.isUpToDate && second.report.isUpToDate)
    #expect(first.report.plan == second.report.plan)
    #expect(first.report.warnings == second.report.warnings)
    #expect(
      second.report.warnings.contains(
        .artwork(
          .png(.trailingBytes(count: 2)), .main, name: folder.path("art.png"))))
    #expect(first.report.images.map(\.bytes) == second.report.images.map(\.bytes))
    options.images.warningsAreErrors = true
    await #expect(throws: WebAppError.self) { try await build(nil, options) }
  }

  @Test("without a version there is no record")
  func without() async throws {
    for _ in 0..<2 { #expect(try await build(nil, nil, nil).made == StartupScreen.imageCount) }
    #expect(!FileManager.default.fileExists(atPath: folder.path("out/.launchgen-record")))
  }

  @Test("changed or missing outputs are made again")
  func outputs() async throws {
    let plan = try await build().report.plan
    for file in [plan.images[0].file, plan.images[43].file, plan.tagsFile, plan.manifestFile] {
      let bytes = try folder.bytes("out/" + file)
      // The same size: only the stamp tells.
      var other = bytes
      other[other.count / 2] ^= 1
      try folder.write("out/" + file, Array(other))
      if file.hasSuffix(".png") {
        #expect(try await build().report.writtenFiles == [file])
        #expect(try folder.bytes("out/" + file) == bytes)
      } else {
        // Somebody has edited it.
        await #expect(throws: (any Error).self) { try await build() }
        #expect(try folder.bytes("out/" + file) == other)
      }
      try FileManager.default.removeItem(atPath: folder.path("out/" + file))
      #expect(try await build(isDryRun: true).report.writtenFiles == [file])
      #expect(try await build().report.writtenFiles == [file])
      #expect(try folder.bytes("out/" + file) == bytes)
      #expect(try await build().made == 0)
    }
  }

  @Test("other artwork of the same size is seen, touched artwork is not")
  func artworkChanges() async throws {
    for (name, same, other) in [
      ("art.png", Pixel(200, 30, 30), Pixel(1, 2, 3)),
      ("logo.png", Pixel(30, 200, 30), Pixel(4, 5, 6)),
    ] {
      _ = try await build()
      let before = try folder.bytes("out/.launchgen-record")
      try write(name, same)
      #expect(try await build().made == 0)
      // Stamped again.
      #expect(try folder.bytes("out/.launchgen-record") != before)
      #expect(try await build().made == 0)
      try write(name, other)
      #expect(try await build().report.writtenFiles.count == StartupScreen.imageCount)
      #expect(try await build().made == 0)
    }
  }

  @Test("an artwork in another role is another build")
  func roles() async throws {
    _ = try await build()
    var others: WebAppArtworks = [.logo: .file(path: folder.path("logo.png"))]
    #expect(try await build(others).made == StartupScreen.imageCount)
    others[.darkLogo] = .file(path: folder.path("art.png"))
    #expect(try await build(others).made == 2 * StartupScreen.imageCount)
    #expect(try await build(others).made == 0)
    let darkOnes = try await build(prunes: true)
    #expect(
      darkOnes.made == StartupScreen.imageCount
        && darkOnes.report.removedFiles.count == StartupScreen.imageCount)
  }

  @Test("a trial of what is up to date names what would be removed")
  func staleFiles() async throws {
    var dark = artworks
    dark[.darkLogo] = .file(path: folder.path("logo.png"))
    let left = try await build(dark).report.plan.files.filter { $0.contains("-dark-") }.sorted()
    _ = try await build()
    try folder.write("out/apple-splash-10-20.png", [1])
    let trial = try await build(isDryRun: true, prunes: true)
    #expect(trial.made == 0 && trial.report.removedFiles == left)
    #expect(try folder.files(below: "out").contains(left[0]))
    let real = try await build(prunes: true)
    #expect(real.made == 0 && real.report.removedFiles == left)
    #expect(try await build(prunes: true).report.isUpToDate)
    #expect(try folder.read("out/apple-splash-10-20.png") == Data([1]))
  }

  @Test("a damaged record, and one of launch images, are as none")
  func otherRecords() async throws {
    _ = try await build()
    let record = try folder.bytes("out/.launchgen-record")
    try folder.write("out/.launchgen-record", Array(record.dropLast(3)))
    #expect(try await build().made == StartupScreen.imageCount)
    _ = try await Generator.build(
      .file(path: folder.path("art.png")), into: Destination(folder: folder.path("out")),
      reusing: Reuse(version: "1"))
    #expect(try await build().made == StartupScreen.imageCount)
    #expect(try await build().made == 0)
  }

  @Test("files that another build has put in place are not recorded")
  func otherFiles() async throws {
    let other: WebAppArtworks = [.main: .file(path: folder.path("logo.png"))]
    async let first = build()
    async let second = build(other)
    _ = try await (first, second)
    for artworks in [artworks, other] {
      let claimed = try await build(artworks, nil, isDryRun: true).report
      let real = try await build(artworks, nil, isDryRun: true, nil).report
      #expect(claimed.isUpToDate == real.isUpToDate)
    }
  }

  @Test("every option but those of the work itself decides the key")
  func key() throws {
    let screen = try StartupScreen(text: "466x678@3")
    let changes: [(inout WebAppOptions) throws -> Void] = [
      { $0.images.fit = .fill }, { $0.images.logo.length = .points(3) },
      { $0.darkBackground = .black }, { $0.addedScreens = [screen] },
      { $0.namePrefix = try StartupNamePrefix(text: "a") }, { $0.urlPrefix = "a" },
      { $0.manifest.display = .browser }, { $0.manifest.themeColor = .black },
    ]
    var keys = [options.key(version: "1"), options.key(version: "2")]
    for change in changes {
      var options = options
      try change(&options)
      keys.append(options.key(version: "1"))
    }
    #expect(Set(keys).count == keys.count)
    var same = options
    same.images.jobs = 9
    same.images.warningsAreErrors = true
    #expect(keys[0] == same.key(version: "1"))
    // An option that is added has to be thought of.
    #expect(Mirror(reflecting: options).children.count == 6)
    #expect(Mirror(reflecting: options.manifest).children.count == 2)
  }
}
