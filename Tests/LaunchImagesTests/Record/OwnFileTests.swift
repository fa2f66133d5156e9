import Foundation
import LaunchRules
import Pictures
import Pixels
import Platform
import TestSupport
import Testing

@testable import LaunchImages

/// Only what launchgen wrote is replaced or removed.
@Suite struct OwnFileTests {
  let folder: TemporaryFolder
  private var options = BuildOptions()
  private var destination: Destination
  private static let catalog = "LaunchAssets.xcassets/Contents.json"
  private static let record = "out/.launchgen-record"

  init() throws {
    folder = try TemporaryFolder()
    options.screens = [.height480]
    options.scales = .list([.two])
    options.compression = .fast
    options.screen = LaunchScreenChoices(.storyboard)
    destination = Destination(folder: folder.path("out"))
    try folder.write("art.png", Picture.noisy(width: 64, height: 36).png())
    // Otherwise no build is recorded.
    while FileStamp(of: folder.path("art.png"))?.isSettled != true { FileStamp.wait() }
  }

  private func build(
    _ change: (inout BuildOptions, inout Destination) -> Void = { _, _ in }, record: Bool = true
  ) async throws -> BuildReport {
    var (options, destination) = (options, destination)
    change(&options, &destination)
    var reuse = Reuse(version: "1")
    reuse.keepsRecord = record
    return try await Generator.build(
      .file(path: folder.path("art.png")), options: options, into: destination, reusing: reuse)
  }

  private func expectRefusal(
    of file: String, record: Bool = true, _ change: (inout BuildOptions) -> Void = { _ in }
  ) async throws {
    let before = try contents()
    let path = folder.path("out/" + file)
    await #expect(throws: LaunchImagesError.pictures(.outputRefused(path: path, .isForeign))) {
      try await build({ options, _ in change(&options) }, record: record)
    }
    #expect(try contents() == before)
  }

  private func contents() throws -> [String: Data] {
    let names = try folder.files(below: "out")
    return Dictionary(
      uniqueKeysWithValues: try names.map { ($0, try folder.read("out/" + $0)) })
  }

  private func edit(_ file: String, _ change: (String) -> String) throws {
    let text = try String(decoding: folder.read("out/" + file), as: UTF8.self)
    let changed = change(text)
    #expect(changed != text)
    try folder.write("out/" + file, Data(changed.utf8))
  }

  private var texts: [String] {
    BuildPlan(artwork: PixelSize(width: 64, height: 36), options: options).documents.map(\.path)
  }

  @Test("a text of somebody else is not replaced, but the same text is taken")
  func foreignTexts() async throws {
    for file in texts {
      try folder.write("out/" + file, Data("{}\n".utf8))
      for record in [false, true] { try await expectRefusal(of: file, record: record) }
      let report = try await build { _, destination in destination.replaces = true }
      #expect(report.writtenFiles.contains(file))
      let made = try folder.read("out/" + file)
      try FileManager.default.removeItem(atPath: folder.path("out"))
      try folder.write("out/" + file, made)
      #expect(try await !build().writtenFiles.contains(file))
      try FileManager.default.removeItem(atPath: folder.path("out"))
    }
  }

  /// Each is one that launchgen might have written with other options.
  @Test("an edited text is known by the record, as long as there is one")
  func editedTexts() async throws {
    _ = try await build()
    try edit("LaunchScreen.storyboard") { $0.replacing("red=\"0", with: "red=\"1") }
    try await expectRefusal(of: "LaunchScreen.storyboard")
    // What is not replaced is no matter.
    try FileManager.default.removeItem(atPath: folder.path("out/LaunchScreen.storyboard"))
    _ = try await build()
    try edit(Self.catalog) { $0.replacing("1\n", with: "2\n") }
    try await expectRefusal(of: Self.catalog) { $0.fit = .contain }
    try FileManager.default.removeItem(atPath: folder.path(Self.record))
    #expect(try await build().writtenFiles == [Self.catalog])
  }

  @Test("a list that another program has laid out, or with more in it, is somebody's")
  mutating func lists() async throws {
    for (file, screen) in [
      ("LaunchScreen.plist", options.screen), ("UILaunchImages.plist", nil),
    ] {
      options.screen = screen
      _ = try await build()
      try FileManager.default.removeItem(atPath: folder.path(Self.record))
      let made = try folder.read("out/" + file)
      try edit(file) { $0.replacing("    <key>", with: "\t<key>") }
      try await expectRefusal(of: file)
      try folder.write("out/" + file, made)
      try edit(file) { $0.replacing("<dict>\n", with: "<dict>\n    <key>A</key>\n    <true/>\n") }
      try await expectRefusal(of: file)
      try folder.write("out/" + file, made)
      #expect(try await build().isUpToDate)
    }
  }

  /// As after a clone: nothing but the files is there.
  @Test("a fresh clone is built again with every option, with and without a record")
  mutating func freshClone() async throws {
    options.screen = nil
    let changes: [(inout BuildOptions) -> Void] = [
      { $0.fit = .contain }, { $0.background = .color(RGBColor(red: 9, green: 8, blue: 7)) },
      { $0.screen = LaunchScreenChoices(.screen) }, { $0.scales = .list([.three]) },
      { $0.position = Position(x: 0, y: 0) },
      { $0.orientation = .landscapeLeft },
      { $0.color = .preserve },
      { $0.uprightFrom = OSVersion(9, 0) },
      { $0.screens = [.height568] },
    ]
    _ = try await build()
    for (index, change) in changes.enumerated() {
      // The outputs of the change before, and nothing that says who made them.
      try? FileManager.default.removeItem(atPath: folder.path(Self.record))
      let report = try await build({ options, _ in change(&options) }, record: index % 2 == 0)
      #expect(!report.isUpToDate)
    }
  }

  @Test("builds with a record, without one and with a staging folder follow each other")
  func mixed() async throws {
    try folder.makeFolder("staging")
    let changes: [(inout BuildOptions, inout Destination) -> Void] = [
      { options, _ in options.background = .color(RGBColor(red: 9, green: 8, blue: 7)) },
      { [staging = folder.path("staging")] options, destination in
        options.screen?.darkBackground = .black
        destination.stagingFolder = staging
      }, { _, _ in },
    ]
    for change in changes {
      _ = try await build()
      _ = try await build(change, record: false)
      _ = try await build(change)
      _ = try await build(record: false)
    }
  }

  @Test("a build that changes files without a record leaves no record that is not true")
  func untrueRecord() async throws {
    _ = try await build()
    #expect(try await build(record: false).isUpToDate)
    #expect(FileManager.default.fileExists(atPath: folder.path(Self.record)))
    _ = try await build({ options, _ in options.fit = .contain }, record: false)
    #expect(!FileManager.default.fileExists(atPath: folder.path(Self.record)))
  }

  @Test("an image of another size, of another program, or none at all is somebody's")
  mutating func foreignImages() async throws {
    options.screen = nil
    let file = "Default-iOS7@2x.png"
    _ = try await build()
    let own = try folder.read("out/" + file)
    let chunk = Array("tEXt".utf8) + Array("Software\0Draw".utf8)
    let signed =
      own.prefix(33) + Bytes.bigEndian(chunk.count - 4) + chunk
      + Bytes.bigEndian(Int(Checksum.crc32(chunk))) + own.dropFirst(33)
    let foreign: [Data] = [
      Data("no image".utf8), Data(Picture.noisy(width: 640, height: 961).png()), Data(signed),
    ]
    for bytes in foreign {
      try folder.write("out/" + file, bytes)
      try await expectRefusal(of: file)
    }
    // Damaged, of an optimizer, or empty.
    let drawn = Data(Picture.noisy(width: 640, height: 960).png())
    for bytes in [own.prefix(own.count / 2), drawn, Data()] {
      try folder.write("out/" + file, bytes)
      #expect(try await build().writtenFiles == [file])
      #expect(try folder.read("out/" + file) == own)
    }
  }

  @Test("what the record does not name, nor an own list, is not removed but named")
  mutating func pruning() async throws {
    options.screen = nil
    let mine = "Default-iOS7-Landscape@2x.png"
    try folder.write("out/" + mine, Picture.noisy(width: 960, height: 640).png())
    var reports = [try await build()]
    reports.append(try await build { $1.prunes = true })
    reports.append(try await build({ $1.prunes = true }, record: false))
    for report in reports {
      #expect(report.removedFiles == [])
      #expect(
        report.warnings.contains(.picture(.unknownFiles([mine], folder: destination.folder))))
      #expect(
        !report.warnings.contains { if case .picture(.staleFiles) = $0 { true } else { false } })
    }
    let removed = try await build { _, destination in
      destination.prunes = true
      destination.replaces = true
    }
    #expect(removed.removedFiles == [mine])
  }

  @Test("stale files are own by the record, which hands them on, or by a clone's list")
  mutating func stale() async throws {
    options.screen = nil
    let old = "Default-iOS7@3x.png"
    for isClone in [false, true] {
      _ = try await build { options, _ in options.scales = .list([.two, .three]) }
      if isClone { try FileManager.default.removeItem(atPath: folder.path(Self.record)) }
      let native = try await build { options, _ in options.scales = .native }
      #expect(native.warnings.contains(.picture(.staleFiles([old], folder: destination.folder))))
      // A build between changes nothing about that.
      _ = try await build { options, _ in
        options.scales = .native
        options.fit = .contain
      }
      let pruned = try await build { options, destination in
        options.scales = .native
        destination.prunes = true
      }
      #expect(pruned.removedFiles == [old])
    }
  }

  @Test("a stale file that somebody has edited stays")
  func editedStale() async throws {
    _ = try await build()
    try edit("LaunchScreen.storyboard") { $0 + "\n" }
    let report = try await build { options, destination in
      options.screen = LaunchScreenChoices(.screen)
      destination.prunes = true
    }
    #expect(!report.removedFiles.contains("LaunchScreen.storyboard"))
    #expect(
      report.warnings.contains(
        .picture(.unknownFiles(["LaunchScreen.storyboard"], folder: destination.folder))))
  }

  @Test("a build, and one that had nothing to do, knows the digests of its texts")
  func digests() async throws {
    for _ in 0..<2 {
      let report = try await build()
      #expect(
        Set(report.digests.keys) == Set(report.plan.files.filter { !$0.hasSuffix(".png") }))
      for (file, digest) in report.digests {
        #expect("\(SHA256Digest(of: try folder.bytes("out/" + file)))" == digest)
      }
    }
    let trial = try await build { options, destination in
      options.fit = .contain
      destination.isDryRun = true
    }
    // A trial has not written what would change.
    #expect(trial.digests.keys.contains("LaunchScreen.plist"))
    #expect(!trial.digests.keys.contains("LaunchScreen.storyboard"))
  }
}
