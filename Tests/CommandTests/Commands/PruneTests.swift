import Foundation
import TestSupport
import Testing

/// Files of an earlier build that the next one does not make: they are named, or removed.
@Suite struct PruneTests {
  @Test func leftOversAreNamed() async throws {
    let built = try await BuiltFolder()
    let run = try await built.build(["--scales", "native"])
    #expect(
      run.errorLines.contains(
        "LaunchImages: warning: has files of an earlier build that this build does not make ("
          + BuiltFolder.unused.joined(separator: ", ") + "); remove them, or use --prune"))
    #expect(try built.files() == BuiltFolder.images + ["UILaunchImages.plist"])
    let strict = try await Launchgen.run(
      ["build", "art.png", "--scales", "native", "--strict"], in: built.folder)
    #expect(strict.status == 65)
  }

  @Test func leftOversArePruned() async throws {
    let built = try await BuiltFolder()
    let own = ["Default.png", "Default@2x.png", "Default-iOS7@1x.png", "notes.txt", "sub/a.png"]
    for name in own { try built.write(name, Data([1])) }
    let run = try await built.build(["--scales", "native", "--prune"])
    #expect(!run.errors.contains("earlier build"))
    #expect(run.errors.contains("; removed \(BuiltFolder.unused.joined(separator: ", "))\n"))
    let kept = BuiltFolder.images.filter { !BuiltFolder.unused.contains($0) }
    #expect(
      try built.files()
        == (own + kept + ["UILaunchImages.plist"]).sorted())
    let again = try await built.report(["--scales", "native", "--prune"])
    #expect(again.upToDate && again.removed.isEmpty)
  }

  @Test func jsonNamesWhatWasRemoved() async throws {
    let built = try await BuiltFolder()
    let report = try await built.report(["--scales", "native", "--prune"])
    #expect(report.removed == BuiltFolder.unused.map { "LaunchImages/" + $0 })
    #expect(!report.upToDate)
  }

  @Test("images of another prefix are known by the folder's property list")
  func otherPrefix() async throws {
    let built = try await BuiltFolder(["--name-prefix", "Start"])
    try built.write("Other-iOS7@2x.png", Data([1]))
    _ = try await built.build(["--prune"])
    #expect(
      try built.files()
        == (BuiltFolder.images + ["Other-iOS7@2x.png", "UILaunchImages.plist"]).sorted())
  }

  @Test func anOldLaunchScreen() async throws {
    let folder = try TemporaryFolder.withArtwork()
    _ = try await screen(folder, ["--kind=storyboard"])
    let run = try await screen(folder, ["--kind=ui-launch-screen"])
    #expect(run.errors.contains("LaunchScreen.storyboard"))
    #expect(run.errors.contains("remove them, or use --prune"))
    _ = try await screen(folder, ["--kind=ui-launch-screen", "--prune"])
    let files = try folder.files(below: "LaunchImages")
    #expect(!files.contains("LaunchScreen.storyboard") && files.contains("LaunchScreen.plist"))
  }

  @Test("launch images and a launch screen in one folder leave each other alone")
  func aLaunchScreenInUse() async throws {
    let built = try await BuiltFolder()
    let images = try built.files()
    let screen = try await screen(built.folder, ["--prune"])
    let before = try built.files()
    #expect(Set(before).isSuperset(of: images) && before.contains("LaunchScreen.storyboard"))
    let run = try await built.build(["--prune"])
    for made in [screen, run] { #expect(!made.errors.contains("removed")) }
    #expect(try built.files() == before)
  }

  /// A launch screen in the folder of the images.
  private func screen(
    _ folder: TemporaryFolder, _ options: [String]
  ) async throws -> Launchgen {
    let run = try await Launchgen.run(
      ["screen", "art.png", "-o", "LaunchImages", "--compression", "fast"] + options, in: folder)
    #expect(run.status == 0)
    return run
  }

  @Test func aLaunchScreenOfSomebodyElse() async throws {
    let built = try await BuiltFolder()
    let files = [
      "LaunchAssets.xcassets/Contents.json", "LaunchScreen.plist", "LaunchScreen.storyboard",
    ]
    for name in files { try built.write(name, Data("{}".utf8)) }
    let run = try await built.build(["--prune"])
    #expect(!run.errors.contains("removed"))
    for name in files { #expect(try built.folder.read("LaunchImages/" + name) == Data("{}".utf8)) }
  }
}
