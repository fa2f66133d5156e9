import Foundation
import TestSupport
import Testing

/// Names of files as people have them.
@Suite struct NameTests {
  @Test(arguments: ["my art.png", "Größe 起動 🎨.png", "a'b\"c$d*.png", ".hidden", "100%.png"])
  func readsAndWrites(_ name: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write(name, Artwork.landscape)
    let run = try await build(folder, [name, "-o", "out " + name])
    #expect(run.status == 0)
    #expect(
      run.errors.contains("\(name): 1 launch image and UILaunchImages.plist in out \(name) ("))
    #expect(
      try folder.tree()
        == [
          name, "out " + name, "out \(name)/Default-iOS7@2x.png",
          "out \(name)/UILaunchImages.plist",
        ].sorted())
  }

  @Test func aLeadingDash() async throws {
    let folder = try TemporaryFolder()
    try folder.write("-art.png", Artwork.landscape)
    let run = try await build(folder, ["--", "-art.png"])
    #expect(run.status == 0)
    #expect(run.errors.contains("-art.png: 1 launch image"))
  }

  /// What Swift makes of bytes that are not UTF-8 names another file, or a new one.
  @Test(arguments: [
    ["build", "a\u{FFFD}.png"], ["build", "art.png", "-o", "\u{FFFD}"],
    ["build", "art.png", "--merge=\u{FFFD}"], ["merge", "\u{FFFD}"], ["check", "\u{FFFD}"],
    ["explain", "\u{FFFD}"],
  ])
  func whatIsNoUTF8IsRefused(_ arguments: [String]) async throws {
    let folder = try TemporaryFolder.withArtwork()
    for name in ["a\u{FFFD}.png", "\u{FFFD}"] { try folder.write(name, Artwork.landscape) }
    let names = try folder.tree()
    let run = try await Launchgen.run(arguments, in: folder)
    #expect(run.status == 66)
    #expect(run.errors.hasSuffix(": error: cannot be used (it is not UTF-8); rename it\n"))
    #expect(try folder.tree() == names)
  }

  @Test func controlCharactersAreShown() async throws {
    let run = try await Launchgen.run(["build", "a\n\u{1B}[31mb\t.png"], in: TemporaryFolder())
    #expect(run.status == 66)
    #expect(
      run.errors
        == "a\\n\\u{1B}[31mb\\t.png: error: cannot be read (no such file or directory); check the "
        + "path\n")
  }

  @Test(arguments: ["--name-prefix", "--focus", "--background", "--screens", "--scales"])
  func controlCharactersOfValuesAreShown(_ option: String) async throws {
    let folder = try TemporaryFolder.withArtwork()
    let run = try await Launchgen.run(["build", "art.png", option, "a\n\u{1B}[31mb"], in: folder)
    #expect(run.status == 64)
    #expect(!run.errors.contains("\u{1B}"))
    #expect(run.errorLines.first?.contains("a\\n\\u{1B}[31mb") == true)
  }

  @Test func prefixInEveryName() async throws {
    let folder = try TemporaryFolder.withArtwork()
    let run = try await build(folder, ["art.png", "--name-prefix", "Größe & 1"])
    #expect(run.status == 0)
    #expect(
      try folder.tree() == [
        "LaunchImages", "LaunchImages/Größe & 1-iOS7@2x.png", "LaunchImages/UILaunchImages.plist",
        "art.png",
      ])
  }

  @Test("a combining mark begins a name, though it makes one character with the slash")
  func combiningMarks() async throws {
    let folder = try TemporaryFolder.withArtwork()
    let run = try await build(folder, ["art.png", "--name-prefix", "\u{301}a", "-o", "\u{301}o"])
    #expect(run.status == 0)
    #expect(try folder.tree().count == 4)
  }

  private func build(_ folder: TemporaryFolder, _ arguments: [String]) async throws -> Launchgen {
    try await Launchgen.run(
      ["build", "--screens", "480", "--scales", "2", "--compression", "fast"] + arguments,
      in: folder)
  }
}
