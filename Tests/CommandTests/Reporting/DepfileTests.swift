import Foundation
import TestSupport
import Testing

/// Names that come from other people's folders must not become commands in make.
@Suite struct DepfileTests {
  private static let small = ["--screens", "480", "--compression", "fast", "--quiet"]

  @Test(
    "a build refuses names that make reads otherwise, and writes nothing",
    arguments: [
      "a.png;touch${IFS}PWNED;.png", "x\nall:;touch PWNED", "SHELL=x", "a\tb", "a:b", "a|b",
      "a\\", "a\\#b", "a\\$b", "a ", "a(b)", "~/art.png", "~root", "define", "a\u{7F}b",
    ])
  func refusedInputs(name: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write(name, Artwork.landscape)
    let before = try folder.tree()
    let options = Self.small + ["--depfile", "d", "--depfile-target", "stamp"]
    for command in [["build"], ["screen", "-o", "Launch"], ["pwa"]] {
      // There are only screens of launch images to choose.
      let isBuild = command == ["build"]
      let more = isBuild ? options : options.filter { $0 != "--screens" && $0 != "480" }
      let run = try await Launchgen.run(command + [name] + more, in: folder)
      #expect(run.status == 73)
      #expect(run.errorLines.count == 1)
      #expect(run.errors.contains(": error: cannot be in a depfile (its "))
      #expect(try folder.tree() == before)
    }
  }

  @Test(arguments: [
    "a;b", "a:b", "a%", "%.stamp", "a=b", "a|b", "a\tb", "a\nb", "a&", "a\\", "a ", "a(b)",
  ])
  func refusedTargets(target: String) async throws {
    let folder = try TemporaryFolder.withArtwork()
    let run = try await Launchgen.run(
      ["build", "art.png", "--depfile", "d", "--depfile-target", target] + Self.small, in: folder)
    #expect(run.status == 73)
    #expect(run.errors.contains(": error: cannot be the target of a depfile (its "))
    #expect(try folder.names() == ["art.png"])
  }

  @Test("the path of an output may have a percent sign, which ninja and llbuild read as one")
  func percentSign() async throws {
    let folder = try TemporaryFolder.withArtwork()
    let run = try await Launchgen.run(
      ["build", "art.png", "--depfile", "d", "--output", "50%"] + Self.small, in: folder)
    #expect(run.status == 0)
    #expect(
      String(decoding: try folder.bytes("d"), as: UTF8.self)
        .hasPrefix("50%/UILaunchImages.plist:"))
  }

  @Test("an app with such a name fails, and the others are built")
  func apps() async throws {
    let apps = try AppFolder(["blue", "red;x"], configuration: AppFolder.glob)
    let list =
      #"{"id": "a", "artwork": "brands/red;x/art.png", "build": {"output": "a"}}"#
    try apps.folder.write(
      "apps.jsonl",
      Data(
        (list + "\n" + list.replacing("red;x", with: "blue").replacing("\"a\"", with: "\"b\"")).utf8
      ))
    let run = try await apps.run(
      ["make", "--manifest", "apps.jsonl", "--depfile", "d", "--json"])
    #expect(run.status == 1)
    #expect(run.output.contains(#""exitCode":73"#))
    #expect(try apps.built() == ["b/\(AppFolder.image)"])
  }
}
