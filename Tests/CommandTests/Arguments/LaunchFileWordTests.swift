import Foundation
import TestSupport
import Testing

/// The word after `--launch-file` is a kind or the artwork: which one was meant by a wrong one.
@Suite struct LaunchFileWordTests {
  @Test(arguments: [
    ["build", "--launch-file", "ui-launch-scren", "art.png"],
    ["build", "art.png", "--launch-file", "ui-launch-scren"],
    ["build", "--launch-file", "ui-launch-scren"],
    ["build", "--launch-file=ui-launch-scren", "art.png"],
    ["build", "--launch-file=ui-launch-scren"],
    ["merge", "--launch-file", "ui-launch-scren", "Info.plist"],
    ["merge", "Info.plist", "--launch-file", "ui-launch-scren"],
  ])
  func isNotAKind(_ arguments: [String]) async throws {
    try await expect(arguments, "ui-launch-scren")
  }

  @Test func aFileBesideTheArtworkIsNotAKind() async throws {
    let folder = try Self.folder()
    try folder.write("nib", Artwork.landscape)
    try await expect(["build", "--launch-file", "nib", "art.png"], "nib", in: folder)
    let alone = try await Launchgen.run(["build", "--launch-file", "nib", "--dry-run"], in: folder)
    #expect(alone.status == 0)
  }

  @Test("of two PNGs the second is one too many")
  func twoPNGs() async throws {
    let run = try await Launchgen.run(
      ["build", "art.png", "--launch-file", "b.png"], in: Self.folder())
    #expect(run.status == 64)
    #expect(run.errorLines.first == "Error: Unexpected argument 'b.png'")
  }

  @Test func missingArtworkIsArtwork() async throws {
    let run = try await Launchgen.run(["build", "--launch-file", "b.PNG"], in: Self.folder())
    #expect(run.status == 66)
    #expect(run.errors.hasPrefix("b.PNG: error: cannot be read"))
  }

  private static func folder() throws -> TemporaryFolder {
    try TemporaryFolder.withArtwork(infoPlist: InfoPlists.xml(["LandscapeRight"]))
  }

  private func expect(
    _ arguments: [String], _ word: String, in folder: TemporaryFolder? = nil
  ) async throws {
    let folder = try folder ?? Self.folder()
    let before = try folder.tree()
    let run = try await Launchgen.run(arguments, in: folder)
    #expect(run.status == 64)
    #expect(
      run.errorLines.first
        == "Error: The value '\(word)' is invalid for '--launch-file <kind>'. Please provide one "
        + "of 'storyboard' and 'ui-launch-screen'.")
    #expect(run.errors.contains("\nUsage: launchgen \(arguments[0]) "))
    #expect(try folder.tree() == before)
  }
}
