import Foundation
import LaunchRules
import Pixels
import Platform
import TestSupport
import Testing

@testable import LaunchImages

/// Builds of which a record is kept: what is the same is not made again, and all else is.
@Suite struct RecordedBuildTests {
  let folder: TemporaryFolder
  let artwork: String
  let options: BuildOptions
  let destination: Destination

  init() throws {
    folder = try TemporaryFolder()
    artwork = folder.path("art.png")
    var options = BuildOptions()
    options.screens = [.height480]
    options.compression = .fast
    self.options = options
    destination = Destination(folder: folder.path("out"))
    try writeArtwork(seed: 1)
  }

  private func writeArtwork(seed: Int) throws {
    var bytes = Array(Picture.noisy(width: 64, height: 36).png())
    // In a chunk that nobody reads, so that the size stays.
    let chunk = Array("teSt".utf8) + [UInt8(seed)]
    bytes.insert(
      contentsOf: Bytes.bigEndian(1) + chunk + Bytes.bigEndian(Int(Checksum.crc32(chunk))), at: 33)
    try folder.write("art.png", bytes)
    settle()
  }

  func settle() {
    while FileStamp(of: artwork)?.isSettled != true { FileStamp.wait() }
  }

  /// Whether a build makes its images: it only calls back for those that it makes.
  func works(
    _ options: BuildOptions? = nil, _ destination: Destination? = nil,
    _ reuse: Reuse? = Reuse(version: "1")
  ) async throws -> Bool {
    let counter = Counter()
    let report = try await Generator.build(
      .file(path: artwork), options: options ?? self.options,
      into: destination ?? self.destination, reusing: reuse
    ) { _ in counter.count += 1 }
    for image in report.images {
      #expect(try folder.bytes("out/" + image.file).count == image.bytes)
    }
    if counter.count == 0 { #expect(report.isUpToDate) }
    return counter.count > 0
  }

  private final class Counter: @unchecked Sendable {
    var count = 0
  }

  var files: [String] {
    BuildPlan(artwork: .init(width: 64, height: 36), options: options).files
  }

  @Test("an artwork beside the main one counts too, and its name does not matter alone")
  func further() async throws {
    var options = options
    options.screen = LaunchScreenChoices(.storyboard)
    func written(_ name: String) async throws -> Int {
      let report = try await Generator.build(
        .file(path: artwork), further: [.dark: .file(path: folder.path(name))], options: options,
        into: destination, reusing: Reuse(version: "1"))
      return report.writtenFiles.count
    }
    for name in ["dark.png", "same.png"] {
      try folder.write(name, Picture.marked(width: 60, height: 40).png())
    }
    try folder.write("other.png", Picture.noisy(width: 60, height: 40).png())
    settle()
    #expect(try await written("dark.png") > 2)
    #expect(try await written("dark.png") == 0)
    #expect(try await written("same.png") == 0)
    #expect(try await written("other.png") == 1)
    // Without it, its image is no part of the image set.
    let alone = try await Generator.build(
      .file(path: artwork), options: options, into: destination, reusing: Reuse(version: "1"))
    #expect(alone.writtenFiles.contains { $0.hasSuffix("LaunchArtwork.imageset/Contents.json") })
  }

  @Test("the second build does nothing, and its report is the same")
  func second() async throws {
    let first = try await Generator.build(
      .file(path: artwork), options: options, into: destination,
      reusing: Reuse(version: "1"))
    let second = try await Generator.build(
      .file(path: artwork), options: options, into: destination,
      reusing: Reuse(version: "1"))
    #expect(!first.isUpToDate && second.isUpToDate)
    #expect(first.plan == second.plan && first.warnings == second.warnings)
    #expect(first.images.map(\.bytes) == second.images.map(\.bytes))
    #expect(try await !works())
  }

  @Test("artwork whose detail decides about a warning: the second build does nothing")
  func croppedArtwork() async throws {
    for isDetailed in [true, false] {
      let picture = Picture(width: 120, height: 40) { x, y in
        isDetailed && x < 20 && y & 4 > 0 ? Pixel(250, 200, 30) : Pixel(20, 30, 60)
      }
      try folder.write("art.png", picture.png())
      settle()
      #expect(try await works())
      let record = String(decoding: try folder.read("out/.launchgen-record"), as: UTF8.self)
      // What was looked at is not what the options ask for by name.
      #expect(record.contains("\"focus\""))
      #expect(try await !works())
    }
  }

  @Test("what was found in the pixels is in the record: the second build does nothing")
  func findings() async throws {
    let picture = Picture(width: 240, height: 80) { x, y in
      (50..<190).contains(x) || y & 8 > 0 ? Pixel(20, 30, 60) : Pixel(225 + x / 8, 180 + x / 10, 30)
    }
    try folder.write("art.png", picture.png())
    settle()
    var found = options
    found.focus = .automatic
    found.findsHiddenParts = true
    var reports: [BuildReport] = []
    for _ in 0..<2 {
      reports.append(
        try await Generator.build(
          .file(path: artwork), options: found, into: destination, reusing: Reuse(version: "1")))
    }
    #expect(!reports[0].isUpToDate && reports[1].isUpToDate)
    #expect(reports[0].plan == reports[1].plan && reports[0].warnings == reports[1].warnings)
    #expect(reports[0].plan.images[0].placement.crop.x > 80)
    #expect(reports[0].plan.findings.isKnown)
    #expect(try await !works(found))
    found.focus = nil
    #expect(try await works(found))
  }

  @Test("without a version there is no record")
  func without() async throws {
    #expect(try await works(options, destination, nil))
    #expect(try await works(options, destination, nil))
    #expect(!FileManager.default.fileExists(atPath: folder.path("out/.launchgen-record")))
  }

  @Test("other artwork of the same size is seen, touched artwork is not")
  func artworkChanges() async throws {
    #expect(try await works())
    try writeArtwork(seed: 1)
    #expect(try await !works())
    #expect(try await !works())
    try writeArtwork(seed: 2)
    #expect(try await works())
    #expect(try await !works())
  }

  @Test("another version or another option makes all anew")
  func keys() async throws {
    #expect(try await works())
    let newer = Reuse(version: "2")
    #expect(try await works(options, destination, newer))
    #expect(try await !works(options, destination, newer))
    var other = options
    other.fit = .contain
    #expect(try await works(other, destination, newer))
    #expect(try await !works(other, destination, newer))
  }

  @Test("a damaged or removed record is as none")
  func damagedRecord() async throws {
    #expect(try await works())
    let record = try folder.bytes("out/.launchgen-record")
    try folder.write("out/.launchgen-record", Array(record.dropLast(3)))
    #expect(try await works())
    try folder.write("out/.launchgen-record", [UInt8](repeating: 0xFF, count: 100_000))
    #expect(try await works())
    try FileManager.default.removeItem(atPath: folder.path("out/.launchgen-record"))
    #expect(try await works())
    #expect(try await !works())
  }

  @Test("warnings are given again, and are errors if they are to be")
  func warnings() async throws {
    // The artwork is too small for any screen.
    #expect(try await works())
    var strict = options
    strict.warningsAreErrors = true
    await #expect(throws: LaunchImagesError.self) { try await works(strict) }
    #expect(try await !works())
  }

  @Test("warnings about the artwork's file are recorded, and given again")
  func warningsOfTheFile() async throws {
    try folder.write("art.png", Array(try folder.read("art.png")) + [0, 0])
    settle()
    let wanted = BuildWarning.picture(.png(.trailingBytes(count: 2)))
    for isAgain in [false, true] {
      let report = try await Generator.build(
        .file(path: artwork), options: options, into: destination, reusing: Reuse(version: "1"))
      #expect(report.warnings.contains(wanted))
      #expect(report.isUpToDate == isAgain)
    }
    #expect(try await !works())
  }

  @Test("what is made of the images is recorded with them")
  func addition() async throws {
    func report(_ key: String, _ bytes: [UInt8] = [1, 2]) async throws -> BuildReport {
      let addition = BuildAddition(
        file: "page", key: key, isOwn: { _ in false }, make: { _ in ContiguousArray(bytes) })
      return try await Generator.build(
        .file(path: artwork), further: [:], options: options, into: destination,
        reusing: Reuse(version: "1"), adding: addition, onImage: nil)
    }
    #expect(try await report("a").writtenFiles.contains("page"))
    let again = try await report("a", [3])
    #expect(again.isUpToDate && again.additionalFiles == ["page"])
    #expect(try await report("b", [3]).writtenFiles == ["page"])
    try FileManager.default.removeItem(atPath: folder.path("out/page"))
    #expect(try await report("b", [4]).writtenFiles == ["page"])
    #expect(try folder.read("out/page") == Data([4]))
    // Without it, the record is another one.
    #expect(try await works())
  }

  @Test("files that another build has put in place are not recorded")
  func otherFiles() async throws {
    let other = folder.path("other.png")
    try folder.write("other.png", Array(Picture.noisy(width: 80, height: 45).png()))
    async let first = Generator.build(
      .file(path: artwork), options: options, into: destination, reusing: Reuse(version: "1"))
    async let second = Generator.build(
      .file(path: other), options: options, into: destination, reusing: Reuse(version: "1"))
    _ = try await (first, second)
    var check = destination
    check.isDryRun = true
    for source in [artwork, other] {
      let claimed = try await Generator.build(
        .file(path: source), options: options, into: check, reusing: Reuse(version: "1"))
      let real = try await Generator.build(.file(path: source), options: options, into: check)
      #expect(claimed.isUpToDate == real.isUpToDate)
    }
  }

  @Test("an Info.plist that lost its entries gets them again")
  func infoPlist() async throws {
    let list = InfoPlistText.document(InfoPlistText.orientations(["LandscapeRight"])).utf8
    let path = try folder.write("Info.plist", list)
    var merging = destination
    merging.infoPlist = InfoPlistTarget(path: path)
    #expect(try await works(options, merging))
    #expect(try await !works(options, merging))
    try folder.write("Info.plist", list)
    #expect(try await works(options, merging))
    #expect(try await !works(options, merging))
  }
}
