import Foundation
import TestSupport
import Testing

/// Lists of apps, one a line.
@Suite struct ManifestTests {
  private func line(_ id: String, _ output: String) -> String {
    #"{"id": "\#(id)", "artwork": "brands/a/art.png", "#
      + #""build": {"output": "\#(output)", \#(AppFolder.options)}}"#
  }

  @Test func readsStandardInput() async throws {
    let apps = try AppFolder(["a"])
    let run = try await apps.run(
      ["make", "--manifest", "-"], input: line("x", "x") + "\n" + line("y", "y") + "\n")
    #expect(run.status == 0)
    #expect(try apps.built() == ["x", "y"].map { "\($0)/\(AppFolder.image)" })
  }

  /// Paths begin in the manifest's folder; options come from launchgen.json too.
  @Test func readsFiles() async throws {
    let apps = try AppFolder(
      [], configuration: #"{"build": {\#(AppFolder.options), "output": "out/{id}"}}"#)
    try apps.folder.write("lists/art.png", Artwork.landscape)
    try apps.folder.write("lists/all.jsonl", #"{"id": "x", "artwork": "art.png"}"#.utf8)
    let run = try await apps.run(["make", "--manifest", "lists/all.jsonl"])
    #expect(run.status == 0)
    #expect(try apps.built() == ["out/x/\(AppFolder.image)"])
  }

  @Test(arguments: [
    (
      "{\"id\": \"a\"}", "<stdin>:1:1: error: 'artwork' is missing (in app 'a'); add \"artwork\"",
      65
    ),
    (
      "\n[]",
      "<stdin>:2:1: error: it is an array, not an object; make it an object",
      65
    ),
    ("", "<stdin>: error: no apps are listed; add one with \"id\" and \"artwork\"", 65),
  ])
  func errors(_ input: String, _ message: String, _ status: Int32) async throws {
    let apps = try AppFolder([])
    let run = try await apps.run(["make", "--manifest", "-"], input: input)
    #expect(run.errors == message + "\n")
    #expect(run.status == status)
  }

  @Test func nothingIsWrittenIfTwoAppsWriteTheSame() async throws {
    let apps = try AppFolder(["a"])
    let tree = try apps.folder.tree()
    for second in [line("x", "other"), line("y", "x/../x")] {
      let run = try await apps.run(
        ["make", "--manifest", "-"], input: line("x", "x") + "\n" + second)
      #expect(run.status == 65)
      #expect(run.errors.hasPrefix("<stdin>:2:8: error: "))
    }
    #expect(try apps.folder.tree() == tree)
  }

  @Test func nothingIsWrittenOutside() async throws {
    let apps = try AppFolder(["a"])
    try apps.folder.makeFolder("in/brands/a")
    try apps.folder.write("in/brands/a/art.png", Artwork.landscape)
    try apps.folder.write("in/list.jsonl", line("x", "../x").utf8)
    let run = try await apps.run(["make", "--manifest", "in/list.jsonl"])
    #expect(run.status == 65)
    #expect(
      run.errors
        == "in/list.jsonl:1:8: error: the app 'x' would write to in/../x, which is outside "
        + "of in/; use --allow-outside to allow it\n")
    #expect(try apps.built() == [])
    let allowed = try await apps.run(
      ["make", "--manifest", "in/list.jsonl", "--allow-outside"])
    #expect(allowed.status == 0)
    #expect(try apps.built() == ["x/\(AppFolder.image)"])
  }

  /// All checks of many lines, without a build.
  @Test func manyLines() async throws {
    let apps = try AppFolder([])
    let lines = (0..<100_000).map {
      #"{"id": "\#($0)", "artwork": "a/\#($0).png", "build": {"output": "out/\#($0)"}}"#
    }
    let run = try await apps.run(
      ["make", "--manifest", "-"],
      input: (lines + [#"{"id": "7", "artwork": "a"}"#]).joined(separator: "\n"))
    #expect(run.status == 65)
    #expect(
      run.errors == "<stdin>:100001:8: error: the id '7' is used already, in line 8; give each app "
        + "its own id\n")
  }
}
