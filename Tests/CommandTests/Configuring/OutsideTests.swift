import Foundation
import TestSupport
import Testing

/// What launchgen.json and manifests name cannot lead out of their folder.
@Suite struct OutsideTests {
  private static func app(_ id: String, _ output: String) -> String {
    #"{"id": "\#(id)", "artwork": "brands/\#(id)/art.png", "build": {"output": "\#(output)"}}"#
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
    let run = try await apps.run(["make", "--jobs", "1"])
    #expect(run.status == 65)
    #expect(run.errors.hasPrefix("launchgen.json:3:"))
    #expect(run.errors.contains("would write to missing/../link/x, which is outside of ."))
    #expect(try victim.names() == [])
    #expect(!(try apps.folder.names().contains("missing")))
  }

  @Test("folders in each other, or that differ only by case, by line and column")
  func outputsApart() async throws {
    let inside = try apps([("x", "out"), ("y", "out/y")])
    var run = try await inside.run(["make"])
    #expect(run.status == 65)
    #expect(
      run.errors
        == "launchgen.json:3:8: error: the output folders of the apps 'x' and 'y' are the same, or "
        + "inside each other (out/y; macOS ignores letter case and Unicode form); use folders side by "
        + "side, such as LaunchImages/{id} for each app\n")
    let cases = try apps([("x", "out/A"), ("y", "OUT/a")])
    run = try await cases.run(["make"])
    #expect(run.status == 65)
    #expect(
      run.errors.hasPrefix("launchgen.json:3:8: error: the output folders of the apps 'x' and"))
    #expect(run.errors.contains("(OUT/a; macOS ignores letter case and Unicode form)"))
    for folder in [inside, cases] { #expect(try folder.built() == []) }
  }

  @Test("a slash that a combining mark follows")
  func marks() async throws {
    let apps = try AppFolder(["x"])
    try apps.folder.makeFolder("in")
    let art = #""id": "x", "artwork": "../brands/x/art.png""#
    for text in [
      "{\"apps\": [{\(art), \"build\": {\"output\": \"../\u{301}x\"}}]}",
      "{\"build\": {\"output\": \"a\u{600}/../../{id}\"}, \"apps\": [{\(art)}]}",
      "{\"apps\": [{\(art), \"build\": {\"output\": \"o\", \"merge\": \"../\u{301}x\"}}]}",
      "{\"apps\": [{\(art), \"screen\": {\"output\": \"../\u{301}x\"}}]}",
      "{\"apps\": [{\(art), \"screen\": {\"app\": \"../\u{301}x\"}}]}",
      "{\"pwa\": {\"output\": \"../\u{301}x\"}, \"apps\": [{\(art)}]}",
    ] {
      try apps.folder.write("in/launchgen.json", text.utf8)
      let run = try await apps.run(["make", "--config", "in/launchgen.json"])
      #expect(run.status == 65, "\(text)")
      #expect(run.errors.contains("which is outside of in/"), "\(text) \(run.errors)")
      #expect(try apps.folder.names() == ["brands", "in"], "\(text)")
      #expect(try apps.folder.files(below: "in") == ["launchgen.json"], "\(text)")
    }
  }

  @Test("a path that climbs from a missing folder", arguments: ["screen", "build", "pwa"])
  func climbing(_ part: String) async throws {
    let app = #"{"id": "x", "artwork": "brands/x/art.png"}"#
    let apps = try AppFolder(
      ["x"],
      configuration: "{\"\(part)\": {\"output\": \"missing/../out\"}, \"apps\": [\(app)]}")
    let run = try await apps.run(["make"])
    #expect(run.status == 65)
    #expect(run.errors.contains("which goes up from a folder that does not exist"))
    #expect(run.errors.contains("; write the path without '..'"))
    #expect(try apps.folder.names() == ["brands", "launchgen.json"])
  }
}
