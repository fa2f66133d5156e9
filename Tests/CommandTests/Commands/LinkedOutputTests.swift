import Foundation
import TestSupport
import Testing

/// Links inside an output folder lead no write, and no removal, anywhere else.
@Suite struct LinkedOutputTests {
  private static let launchScreen = ["screen", "art.png", "--compression", "fast", "-o", "out"]

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder.withArtwork()
    try folder.makeFolder("victim")
    try folder.makeFolder("out")
    return folder
  }

  private func link(_ path: String, to target: String, in folder: TemporaryFolder) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(path), withDestinationPath: target)
  }

  @Test("a run stops before it writes anything", arguments: [[], ["--check"], ["--prune"]])
  func catalog(_ options: [String]) async throws {
    let folder = try folder()
    try link("out/LaunchAssets.xcassets", to: "../victim", in: folder)
    let run = try await Launchgen.run(Self.launchScreen + options, in: folder)
    #expect(run.status == 73)
    #expect(
      run.errors.contains(
        ": error: cannot be written (the folder LaunchAssets.xcassets is a symbolic link, which "
          + "could lead anywhere); replace the link with a folder, or choose another --output\n"))
    #expect(try folder.files(below: "victim") == [])
    #expect(try FolderListing.names(folder, "out") == ["LaunchAssets.xcassets"])
  }

  @Test("a folder deeper down, which only documents have")
  func colorSet() async throws {
    let folder = try folder()
    try folder.makeFolder("out/LaunchAssets.xcassets")
    let name = "LaunchAssets.xcassets/LaunchBackground.colorset"
    try link("out/" + name, to: "../../victim", in: folder)
    let run = try await Launchgen.run(
      Self.launchScreen + ["--kind=ui-launch-screen"], in: folder)
    #expect(run.status == 73)
    #expect(
      run.errors.hasPrefix("out/\(name)/Contents.json: error: cannot be written (the folder "))
    #expect(try folder.files(below: "victim") == [])
    #expect(
      try FolderListing.names(folder, "out/LaunchAssets.xcassets") == [
        "LaunchBackground.colorset"
      ])
  }

  @Test("a catalog that was moved away is not pruned through the link in its place")
  func prune() async throws {
    let folder = try folder()
    #expect(try await Launchgen.run(Self.launchScreen, in: folder).status == 0)
    try FileManager.default.removeItem(atPath: folder.path("victim"))
    try FileManager.default.moveItem(
      atPath: folder.path("out/LaunchAssets.xcassets"), toPath: folder.path("victim"))
    try link("out/LaunchAssets.xcassets", to: "../victim", in: folder)
    let before = try folder.files(below: "victim")
    for options in [["--prune"], ["--prune", "--kind=ui-launch-screen"]] {
      let run = try await Launchgen.run(Self.launchScreen + options, in: folder)
      #expect(run.status == 73)
    }
    #expect(try folder.files(below: "victim") == before)
  }

  @Test("apps of launchgen.json, of which the others are made")
  func apps() async throws {
    let file = """
      {"screen": {"output": "brands/{id}/Launch", "compression": "fast"},
       "apps": "brands/*/art.png"}
      """
    let apps = try AppFolder(["red", "blue"], configuration: file)
    try apps.folder.makeFolder("victim")
    try apps.folder.makeFolder("brands/red/Launch")
    try link("brands/red/Launch/LaunchAssets.xcassets", to: "../../../victim", in: apps.folder)
    let run = try await apps.run(["make"])
    #expect(run.status == 1)
    #expect(run.errors.contains("is a symbolic link"))
    #expect(try apps.folder.files(below: "victim") == [])
    #expect(run.errors.contains("2 apps: 1 built, 1 failed"))
  }

  @Test("a name that is too long cannot be created")
  func longName() async throws {
    let folder = try TemporaryFolder.withArtwork()
    let name = String(repeating: "x", count: 256)
    let run = try await Launchgen.run(["build", "art.png", "-o", name], in: folder)
    #expect(run.status == 73)
    #expect(
      run.errors == "\(name): error: cannot be written (file name too long); choose another "
        + "--output\n")
    #expect(try folder.tree() == ["art.png"])
  }
}

private enum FolderListing {
  /// Everything but records; links are not followed.
  static func names(_ folder: TemporaryFolder, _ name: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path(name)).sorted()
  }
}
