import Foundation
import LaunchRules
import Pixels
import Platform
import TestSupport
import Testing
import Texts

@testable import LaunchImages
@testable import Pictures

/// Records, and other files that builds read again, after somebody has edited them.
@Suite struct HostileRecordTests {
  let folder: TemporaryFolder
  let options: BuildOptions
  let reuse = Reuse(version: "1")

  static let record = "out/.launchgen-record"

  init() async throws {
    folder = try TemporaryFolder()
    let end: [UInt8] = [0]
    try folder.write("art.png", Array(Picture.noisy(width: 64, height: 36).png()) + end)
    try folder.write("dark.png", Picture.noisy(width: 60, height: 30).png())
    var options = BuildOptions()
    options.screens = [.height480]
    options.scales = .list([.two])
    options.compression = .fast
    options.screen = LaunchScreenChoices(.storyboard)
    // Nobody looks at the pixels, so that findings in a record are not used.
    options.isCropChosen = true
    self.options = options
    for name in ["art.png", "dark.png"] {
      while FileStamp(of: folder.path(name))?.isSettled != true { FileStamp.wait() }
    }
    let first = try await build()
    #expect(!first.isUpToDate && first.warnings.contains(.picture(.png(.trailingBytes(count: 1)))))
    #expect(try await build().isUpToDate)
  }

  private var sources: PerArtwork<ArtworkSource> {
    PerArtwork(
      main: .file(path: folder.path("art.png")),
      further: [.dark: .file(path: folder.path("dark.png"))])
  }

  private func build() async throws -> BuildReport {
    try await Generator.build(
      sources.main, further: sources.further, options: options,
      into: Destination(folder: folder.path("out")), reusing: reuse)
  }

  private func upToDate() throws -> BuildPlan? {
    let target = try PictureTarget(
      PictureDestination(folder: folder.path("out")), usesRecord: true)
    return RecordedBuild(BuildRecipe(sources, options), target, reuse, nil)?.upToDate()?.build.plan
  }

  private func write(sealed line: String) throws {
    let digest = SHA256Digest(of: line)
    try folder.write(Self.record, "\(BuildRecord.title) \(digest)\n\(line)\n".utf8)
  }

  @Test("a record with a digest of its own makes no other plan, and hides no change")
  func record() async throws {
    let plan = try #require(try upToDate())
    let bytes = try folder.bytes(Self.record)
    let line = String(
      try #require(String(decoding: bytes, as: UTF8.self).split(separator: "\n").last))
    try write(sealed: line)
    #expect(try folder.bytes(Self.record) == bytes)
    for variant in HostileLines.variants(ofJSON: line) {
      try write(sealed: variant)
      if let found = try upToDate() { #expect(found == plan, "\(variant)") }
    }
    let image = try folder.bytes("out/" + plan.files[0])
    try folder.write("out/" + plan.files[0], Array(image.dropLast(9)))
    for variant in HostileLines.variants(ofJSON: line) {
      try write(sealed: variant)
      #expect(try upToDate() == nil, "\(variant)")
    }
    #expect(try await build().isUpToDate == false)
    #expect(try await build().isUpToDate)
  }

  @Test("sizes that no artwork has are not believed")
  func sizes() throws {
    let artwork = BuildRecord.Artwork(
      stamp: FileStamp(size: 1, modified: 2, changed: 3, inode: 4, device: 5), digest: "d",
      facts: ArtworkFacts(size: PixelSize(width: 1, height: 1)))
    var record = BuildRecord(key: "k", artworks: [1: artwork], files: [])
    #expect(record.bytes.flatMap { BuildRecord($0) } == record)
    let sides = [Int.min, -1, 0, 1_000_001, 1 << 32, Int.max]
    for side in sides {
      for size in [PixelSize(width: side, height: 1), PixelSize(width: 1, height: side)] {
        record.artworks[1]?.facts.size = size
        #expect(record.bytes.flatMap { BuildRecord($0) } == nil)
      }
    }
  }

  @Test("what was found in pixels, and notes, are plans and words, or nothing")
  func findings() throws {
    var facts = ArtworkFacts(size: PixelSize(width: 64, height: 36))
    facts.findings = ArtworkFindings(
      focus: Position(x: 0.393, y: 1),
      titles: [UnitRect(x: 0.1, y: 0, width: 0.5, height: 0.0625)],
      subject: UnitRect(x: 0.5, y: 0.5, width: 0.25, height: 0.25))
    facts.warnings = [
      .png(.trailingBytes(count: 7)), .png(.indexBeyondPalette(pixels: 3, colors: 2)),
      .artwork(path: "a", .colorSpace(.codePoint(2))),
    ]
    var options = options
    options.screen = nil
    options.focus = .automatic
    options.findsHiddenParts = true
    for variant in HostileLines.variants(ofJSON: try JSONText.line(of: facts)) {
      guard let found: ArtworkFacts = try? JSONText.value(of: variant.utf8), found.isPlausible
      else { continue }
      let plan = BuildPlan(
        PerArtwork(main: PixelSize(width: 64, height: 36)), options, findings: found.findings)
      #expect(plan.images.count == 1 && plan.warnings.count < 100)
      for warning in found.warnings {
        #expect(!"\(BuildWarning.picture(warning))".isEmpty)
      }
    }
  }

  @Test("an edited list of entries names no files of others")
  func entries() async throws {
    var options = options
    options.screen = nil
    let out = Destination(folder: folder.path("images"))
    let built = try await Generator.build(
      sources.main, options: options, into: out, reusing: reuse)
    let made = Set(built.plan.files + ["Default@2x.png", "Default-568h@2x.png"])
    for name in ["Default@2x.png", "Default-568h@2x.png", "mine.png"] {
      try folder.write("images/" + name, [1])
    }
    let text = String(decoding: try folder.read("images/UILaunchImages.plist"), as: UTF8.self)
    for variant in HostileLines.variants(of: text.split(separator: "\n").map(String.init)) {
      try folder.write("images/UILaunchImages.plist", variant.joined(separator: "\n").utf8)
      let target = try PictureTarget(PictureDestination(folder: out.folder), usesRecord: true)
      let recipe = BuildRecipe(PerArtwork(main: sources.main), options)
      let stale = target.earlierFiles(recipe, built.plan)
      #expect(made.isSuperset(of: stale.own), "\(variant)")
    }
  }
}
