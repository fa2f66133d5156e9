import Foundation
import TestSupport
import Testing

/// What people read and scripts parse, word by word.
@Suite struct GoldenTests {
  @Test(arguments: [
    (["--help"], "help"), (["build", "--help"], "build-help"), (["plist", "--help"], "plist-help"),
    (["screen", "--help"], "screen-help"), (["preview", "--help"], "preview-help"),
    (["merge", "--help"], "merge-help"), (["init", "--help"], "init-help"),
    (["import", "--help"], "import-help"),
    (["explain", "--help"], "explain-help"),
    (["check", "--help"], "check-help"), (["check", "--rules"], "check-rules"),
    (["template", "--help"], "template-help"), (["pwa", "--help"], "pwa-help"),
    (["template", "list"], "template-list"),
    (["template", "list", "--json"], "template-list-json"),
    (["displays", "--help"], "displays-help"), (["displays"], "displays"),
    (["displays", "--json"], "displays-json"), (["plist"], "plist"),
    (["plist", "--fragment"], "plist-fragment"),
    (
      [
        "plist", "--fragment", "--screens", "736h,375x667,480", "--scales", "3", "--name-prefix",
        "A&B",
      ], "plist-options"
    ),
    (["build", "art.png", "--dry-run", "-q"], "dry-run"),
    (["build", "art.png", "--dry-run", "--json", "--scales", "native"], "dry-run-json"),
    (
      [
        "build", "art.png", "--dry-run", "--fit", "contain", "--orientation", "landscape-left",
        "--screens", "320x480,414x736", "--scales", "@2x", "-o", "a/b/", "--name-prefix", "Start",
      ], "dry-run-options"
    ),
  ])
  func output(_ arguments: [String], _ golden: String) async throws {
    let folder = try TemporaryFolder.withArtwork()
    let run = try await Launchgen.run(arguments, in: folder)
    #expect(run.status == 0)
    #expect(try Golden(golden).difference(from: run.output) == nil)
    #expect(try folder.tree() == ["art.png"])
  }

  @Test func turnedArtworkDryRun() async throws {
    let folder = try TemporaryFolder()
    try folder.write("art.png", Artwork.portrait)
    let run = try await Launchgen.run(
      ["build", "art.png", "--rotation", "none", "--dry-run"], in: folder)
    #expect(run.status == 0)
    #expect(try Golden("dry-run-turned").difference(from: run.output) == nil)
  }

  @Test func buildJSON() async throws {
    let folder = try TemporaryFolder.withArtwork()
    let run = try await Launchgen.run(
      ["build", "art.png", "--json", "--scales", "native", "--compression", "fast"], in: folder)
    #expect(run.status == 0)
    #expect(try Golden("build-json").difference(from: run.outputWithoutSizes) == nil)
  }

  @Test func buildMessages() async throws {
    let folder = try TemporaryFolder.withArtwork()
    let run = try await Launchgen.run(
      ["build", "art.png", "--screens", "480", "--compression", "fast"], in: folder)
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
    #expect(try Golden("build-messages").difference(from: run.errorsWithoutSizes) == nil)
  }

  @Test func version() async throws {
    let run = try await Launchgen.run(["--version"], in: TemporaryFolder())
    #expect(run.status == 0)
    #expect(run.output.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil)
  }
}
