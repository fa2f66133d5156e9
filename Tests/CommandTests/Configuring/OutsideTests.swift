import Foundation
import TestSupport
import Testing

/// What launchgen.json and manifests name cannot lead out of their folder.
@Suite struct OutsideTests {
  private static func app(_ id: String, _ output: String) -> String {
    #"{"id": "\#(id)", "artwork": "brands/\#(id)/art.png", "output": "\#(output)"}"#
  }

  private func apps(_ outputs: [(id: String, output: String)]) throws -> AppFolder {
    let apps = outputs.map { Self.app($0.id, $0.output) }.joined(separator: ",\n")
    let folder = try AppFolder(
      outputs.map(\.id),
      configuration: "{\"build\": {\(AppFolder.options)}, \"apps\": [\n\(apps)]}")
    try folder.folder.makeFolder("victim")
    return folder
  }

  @Test("a link after a folder that an app of the same run would make")
  func aLinkAfterWhatIsMissing() async throws {
    let apps = try apps([("x", "missing/q"), ("y", "missing/../link/x")])
    let victim = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: apps.folder.path("link"), withDestinationPath: victim.path)
    let run = try await apps.run(["build", "--jobs", "1"])
    #expect(run.status == 65)
    #expect(run.errors.hasPrefix("launchgen.json:3:"))
    #expect(run.errors.contains("would write to missing/../link/x, which is outside of ."))
    #expect(try victim.names() == [])
    #expect(!(try apps.folder.names().contains("missing")))
  }

  @Test("folders in each other, or that differ only by case, by line and column")
  func outputsApart() async throws {
    let inside = try apps([("x", "out"), ("y", "out/y")])
    var run = try await inside.run(["build"])
    #expect(run.status == 65)
    #expect(
      run.errors
        == "launchgen.json:3:8: error: the output folder of 'y', out/y, is inside that of 'x'; use "
        + "folders side by side, such as LaunchImages/{id} for each app\n")
    let cases = try apps([("x", "out/A"), ("y", "OUT/a")])
    run = try await cases.run(["build"])
    #expect(run.status == 65)
    #expect(
      run.errors
        == "launchgen.json:3:8: error: the output folders of the apps 'x' and 'y' differ only in "
        + "letter case or Unicode form, OUT/a (macOS treats them as the same); give one of the folders "
        + "another name\n")
    for folder in [inside, cases] { #expect(try folder.built() == []) }
  }

  @Test("a slash that a combining mark follows")
  func marks() async throws {
    let apps = try AppFolder(["x"])
    try apps.folder.makeFolder("in")
    let art = #""id": "x", "artwork": "../brands/x/art.png""#
    for (arguments, text) in [
      (["build"], "{\"apps\": [{\(art), \"output\": \"../\u{301}x\"}]}"),
      (["build"], "{\"build\": {\"output\": \"a\u{600}/../../{id}\"}, \"apps\": [{\(art)}]}"),
      (["build"], "{\"apps\": [{\(art), \"output\": \"o\", \"info-plist\": \"../\u{301}x\"}]}"),
      (["build", "brands/x/art.png"], "{\"build\": {\"output\": \"../\u{301}x\"}}"),
      (["pwa", "brands/x/art.png"], "{\"pwa\": {\"output\": \"../\u{301}x\"}}"),
      (["preview", "brands/x/art.png"], "{\"preview\": {\"output\": \"../\u{301}x.html\"}}"),
      (["preview", "brands/x/art.png"], "{\"preview\": {\"png\": \"../\u{301}x.png\"}}"),
    ] {
      try apps.folder.write("in/launchgen.json", text.utf8)
      let run = try await apps.run(arguments + ["--config", "in/launchgen.json"])
      #expect(run.status == 65, "\(text)")
      #expect(run.errors.contains("which is outside of in/"), "\(text) \(run.errors)")
      #expect(try apps.folder.names() == ["brands", "in"], "\(text)")
      #expect(try apps.folder.files(below: "in") == ["launchgen.json"], "\(text)")
    }
  }

  @Test("the output of a single build, of a preview and of a web app")
  func singleCommands() async throws {
    for (command, text) in [
      ("build", #""output": "missing/../out""#), ("pwa", #""output": "missing/../out""#),
      ("preview", #""output": "missing/../page.html""#),
    ] {
      let apps = try AppFolder(["x"], configuration: "{\"\(command)\": {\(text)}}")
      let run = try await apps.run([command, "brands/x/art.png"])
      #expect(run.status == 65)
      #expect(run.errors.contains("which goes up from a folder that does not exist"))
      #expect(run.errors.contains("; write the path without '..'"))
      #expect(try apps.folder.names() == ["brands", "launchgen.json"])
    }
  }
}
