import Foundation
import TestSupport
import Testing

@Suite struct StandardInputTests {
  static let options = ["--screens", "480", "--scales", "2", "--compression", "fast"]

  @Test func givesWhatTheFileGives() async throws {
    let folder = try TemporaryFolder.withArtwork()
    let file = try await Launchgen.run(
      ["build", "art.png", "-o", "a"] + Self.options, in: folder)
    let input = try await Launchgen.run(
      ["build", "-", "-o", "b"] + Self.options, in: folder, input: Artwork.landscape)
    #expect((file.status, input.status) == (0, 0))
    for name in ["Default-iOS7@2x.png", "UILaunchImages.plist"] {
      #expect(try folder.read("a/" + name) == folder.read("b/" + name))
    }
    #expect(input.errors.contains("<stdin>: 1 launch image and UILaunchImages.plist in b ("))
  }

  @Test func readsPipes() async throws {
    let folder = try TemporaryFolder.withArtwork()
    let command = "cat art.png | \"$0\" build - --dry-run"
    let run = try await Launchgen.run(
      ["-c", command, Launchgen.executable().path], in: folder,
      program: URL(fileURLWithPath: "/bin/sh"))
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("<stdin>: 80x48, rotated clockwise for landscape-right"))
  }

  @Test func emptyInput() async throws {
    let run = try await Launchgen.run(["build", "-"], in: TemporaryFolder())
    #expect(run.status == 65)
    #expect(run.errors == "<stdin>: error: is empty (0 bytes); export the artwork again\n")
  }

  /// A file whose name is `-` has a path.
  @Test func aFileOfThatName() async throws {
    let folder = try TemporaryFolder()
    try folder.write("-", Artwork.landscape)
    let run = try await Launchgen.run(["build", "./-", "--dry-run"], in: folder)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("./-: 80x48"))
  }
}
