import Foundation
import TestSupport
import Testing

/// A build into the folder of an earlier one.
@Suite struct RebuildTests {
  private static let images = [
    "Default-iOS7-568h@2x.png", "Default-iOS7-568h@3x.png", "Default-iOS7@2x.png",
    "Default-iOS7@3x.png", "Default-iOS8-667h@2x.png", "Default-iOS8-667h@3x.png",
    "Default-iOS8-736h@2x.png", "Default-iOS8-736h@3x.png",
  ]
  /// Those that no device loads.
  private static let foreign = [
    "Default-iOS7-568h@3x.png", "Default-iOS7@3x.png", "Default-iOS8-736h@2x.png",
  ]

  @Test func theSecondIsUpToDate() async throws {
    let folder = try await built()
    let run = try await build(folder)
    #expect(run.output == "")
    let lines = run.errorLines.filter { !$0.contains(": warning: ") }
    #expect(lines.count == 1)
    let line = try #require(lines.first?.replacing(/\(\d+(\.\d+)? [KM]B\)/, with: "(SIZE)"))
    #expect(
      line == "art.png: 8 launch images and UILaunchImages.plist in LaunchImages (SIZE); "
        + "all up to date")
  }

  @Test func jsonSaysWhatWasWritten() async throws {
    let folder = try await built()
    try folder.write("LaunchImages/Default-iOS7@2x.png", Data())
    let changed = try report(await build(folder, ["--json"]))
    #expect(changed.upToDate == false)
    #expect(
      changed.images.filter(\.written).map(\.file) == ["LaunchImages/Default-iOS7@2x.png"])
    let same = try report(await build(folder, ["--json"]))
    #expect(same.upToDate)
    #expect(same.images.count == 8)
    #expect(same.images.filter(\.written).isEmpty)
    #expect(same.removed.isEmpty)
  }

  @Test func changedFilesAreCounted() async throws {
    let folder = try await built()
    try folder.write("LaunchImages/Default-iOS7@2x.png", Data())
    let run = try await build(folder)
    #expect(run.errors.contains("; 1 of 9 files changed\n"))
    #expect(run.errors.contains("note: iOS caches launch images"))
  }

  @Test func leftOversAreNamed() async throws {
    let folder = try await built()
    let run = try await build(folder, ["--scales", "native"])
    #expect(
      run.errorLines.contains(
        "LaunchImages: warning: has files of an earlier build that this one does not make ("
          + Self.foreign.joined(separator: ", ") + "); remove them, or use --prune"))
    #expect(try folder.files(below: "LaunchImages") == Self.images + ["UILaunchImages.plist"])
    let strict = try await Launchgen.run(
      ["build", "art.png", "--scales", "native", "--strict"], in: folder)
    #expect(strict.status == 65)
  }

  @Test func leftOversArePruned() async throws {
    let folder = try await built()
    let own = ["Default.png", "Default@2x.png", "Default-iOS7@1x.png", "notes.txt", "sub/a.png"]
    for name in own { try folder.write("LaunchImages/" + name, Data([1])) }
    let run = try await build(folder, ["--scales", "native", "--prune"])
    #expect(!run.errors.contains("earlier build"))
    #expect(run.errors.contains("; removed \(Self.foreign.joined(separator: ", "))\n"))
    let kept = Self.images.filter { !Self.foreign.contains($0) }
    #expect(
      try folder.files(below: "LaunchImages")
        == (own + kept + ["UILaunchImages.plist"]).sorted())
    let again = try report(
      await build(folder, ["--scales", "native", "--prune", "--json"]))
    #expect(again.upToDate && again.removed.isEmpty)
  }

  @Test func jsonNamesWhatWasRemoved() async throws {
    let folder = try await built()
    let report = try report(
      await build(folder, ["--scales", "native", "--prune", "--json"]))
    #expect(report.removed == Self.foreign.map { "LaunchImages/" + $0 })
    #expect(!report.upToDate)
  }

  @Test("images of another prefix are known by the folder's property list")
  func otherPrefix() async throws {
    let folder = try await built(["--name-prefix", "Start"])
    try folder.write("LaunchImages/Other-iOS7@2x.png", Data([1]))
    _ = try await build(folder, ["--prune"])
    #expect(
      try folder.files(below: "LaunchImages")
        == (Self.images + ["Other-iOS7@2x.png", "UILaunchImages.plist"]).sorted())
  }

  @Test func anOldLaunchFile() async throws {
    let folder = try await built(["--launch-file"])
    let run = try await build(folder)
    #expect(run.errors.contains("LaunchScreen.storyboard"))
    #expect(run.errors.contains("remove them, or use --prune"))
    _ = try await build(folder, ["--prune"])
    #expect(try folder.files(below: "LaunchImages") == Self.images + ["UILaunchImages.plist"])
    #expect(try folder.names() == ["LaunchImages", "art.png"])
  }

  @Test func aLaunchFileOfSomebodyElse() async throws {
    let folder = try await built()
    let files = [
      "LaunchAssets.xcassets/Contents.json", "LaunchFile.plist", "LaunchScreen.storyboard",
    ]
    for name in files { try folder.write("LaunchImages/" + name, Data("{}".utf8)) }
    let run = try await build(folder, ["--prune"])
    #expect(!run.errors.contains("removed"))
    for name in files { #expect(try folder.read("LaunchImages/" + name) == Data("{}".utf8)) }
  }

  private struct Report: Decodable {
    struct Image: Decodable {
      var file: String
      var written: Bool
    }

    var images: [Image]
    var removed: [String]
    var upToDate: Bool
  }

  private func report(_ run: Launchgen) throws -> Report {
    try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
  }

  private func built(_ options: [String] = []) async throws -> TemporaryFolder {
    let folder = try TemporaryFolder.withArtwork()
    _ = try await build(folder, options)
    return folder
  }

  private func build(
    _ folder: TemporaryFolder, _ options: [String] = []
  ) async throws -> Launchgen {
    let run = try await Launchgen.run(
      ["build", "art.png", "--compression", "fast"] + options, in: folder)
    #expect(run.status == 0)
    return run
  }
}
