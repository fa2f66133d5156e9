import Foundation
import TestSupport
import Testing

/// Options that come from launchgen.json.
@Suite struct ConfigurationTests {
  private func images(
    _ configuration: String?, _ arguments: [String], file: String = "launchgen.json"
  ) async throws -> [String] {
    let folder = try TemporaryFolder.withArtwork()
    if let configuration { try folder.write(file, configuration.utf8) }
    let run = try await Launchgen.run(
      ["build", "art.png", "--compression", "fast"] + arguments, in: folder)
    #expect(run.status == 0, "\(run.errors)")
    return try folder.tree().filter { $0.contains("Default") }
  }

  private let small = #"{"build": {"screens": ["480"], "scales": "2"}}"#
  private let result = ["LaunchImages/Default-iOS7@2x.png"]

  @Test func areDefaults() async throws {
    #expect(try await images(small, []) == result)
    #expect(try await images(small, ["--scales", "3"]) == ["LaunchImages/Default-iOS7@3x.png"])
    #expect(try await images(small, ["-o", "x"]) == ["x/Default-iOS7@2x.png"])
  }

  @Test func otherFile() async throws {
    #expect(try await images(small, ["--config", "my.json"], file: "my.json") == result)
    #expect(try await images("[", ["--no-config", "--screens=480", "--scales=2"]) == result)
  }

  /// Paths begin in the file's folder.
  @Test func pathsAreRelativeToTheFile() async throws {
    let configuration = #"{"build": {"screens": "480", "scales": "2", "output": "out"}}"#
    #expect(
      try await images(configuration, ["--config=x/l.json"], file: "x/l.json")
        == ["x/out/Default-iOS7@2x.png"])
  }

  @Test func ofOtherCommands() async throws {
    let folder = try TemporaryFolder()
    try folder.write("Info.plist", InfoPlists.xml(["LandscapeRight"]))
    try folder.write(
      "launchgen.json",
      #"{"merge": {"screens": "480"}, "check": {"format": "json", "disable": ["newer-iphones"]}}"#
        .utf8)
    let merge = try await Launchgen.run(["merge", "Info.plist", "--dry-run"], in: folder)
    #expect(merge.output.contains("{320, 480}"))
    #expect(!merge.output.contains("{320, 568}"))
    let check = try await Launchgen.run(["check", "Info.plist"], in: folder)
    #expect(check.output.hasPrefix("{"))
    let text = try await Launchgen.run(["check", "Info.plist", "--format=text"], in: folder)
    #expect(!text.output.hasPrefix("{"))
  }

  @Test(arguments: [
    (
      ["build"], "{\n  \"build\": {\n    \"outptu\": \"x\"\n  }\n}", 65,
      "launchgen.json:3:5: error: unknown key 'outptu'; did you mean 'output'?\n"
    ),
    (
      ["build"], #"{"apps": [{"id": "red", "artwork": "a", "fit": "fill"}]}"#, 65,
      "launchgen.json:1:41: error: unknown key 'fit' (in app 'red'); move it into the app's "
        + "\"build\"\n"
    ),
    (
      ["build"], #"{"apps": [{"id": "red", "artwork": "a", "build": {"jobs": 2}}]}"#, 65,
      "launchgen.json:1:51: error: 'jobs' cannot differ from app to app (in app 'red'); move it into "
        + "the 'build' of all apps\n"
    ),
    (
      ["build"],
      #"{"apps": [{"id": "red", "artwork": "a", "build": {"background": "octarine"}}]}"#, 65,
      "launchgen.json:1:65: error: The value 'octarine' is invalid for '--background <color>': "
    ),
    (
      ["build"], #"{"build": {"set-orientations": true}, "apps": [{"id": "red", "artwork": "a"}]}"#,
      65,
      "launchgen.json:1:32: error: '--set-orientations' needs an Info.plist; name it with '--merge'. "
    ),
    (
      ["build"], #"{"apps": "brands/*/art.png"}"#, 66,
      "launchgen.json:1:10: error: 'brands/*/art.png' matches no file; check the pattern; it is "
        + "relative to the file's folder\n"
    ),
    (
      ["build", "--fit", "fill"], #"{"build": {}}"#, 64,
      "Error: Missing expected argument '<artwork>', and there is no launchgen.json that lists apps"
    ),
    (
      ["build", "--fti", "fill"], #"{"apps": [{"id": "red", "artwork": "a"}]}"#, 64,
      "Error: Unknown option '--fti'"
    ),
    (
      ["build", "--fit", "fil"], #"{"apps": [{"id": "red", "artwork": "a"}]}"#, 64,
      "Error: The value 'fil' is invalid for '--fit <fit>'."
    ),
    (
      ["build", "a.png", "--app", "x"], "{}", 64,
      "Error: '--app' is for builds of apps; leave out the artwork."
    ),
    (
      ["build", "a.png", "--config", "none.json"], "{}", 66,
      "none.json: error: cannot be read (no such file or directory); check the path\n"
    ),
    (
      ["build", "a.png", "--config", "launchgen.json", "--no-config"], "{}", 64,
      "Error: '--config' and '--no-config' cannot be combined."
    ),
    (
      ["build", "a.png"], #"{"build": {"output": "../x"}}"#, 65,
      "launchgen.json:1:22: error: the build would write to ../x, which is outside of .; use "
        + "--allow-outside to allow it\n"
    ),
    (
      ["check", "x"], #"{"check": {"strict": 1}}"#, 65,
      "launchgen.json:1:22: error: 'strict' is a number, not true or false; make it true or false\n"
    ),
  ])
  func errors(
    _ arguments: [String], _ configuration: String, _ status: Int32, _ message: String
  ) async throws {
    let folder = try TemporaryFolder()
    try folder.write("launchgen.json", configuration.utf8)
    let run = try await Launchgen.run(arguments, in: folder)
    #expect(run.status == status)
    #expect(run.errors.hasPrefix(message), "\(run.errors)")
    #expect(try folder.tree() == ["launchgen.json"])
  }

  /// Each ends in one line.
  @Test(arguments: [
    "", "[", "{\"a\":", "\u{0}", "{\"build\": {\"fit\": \"\u{1B}[2J\"}}",
    "{\"\u{1B}]0;x\u{7}\": 1}", String(repeating: "[", count: 100_000),
    "{\"apps\": [{\"id\": \"a\\u0007\", \"artwork\": \"a\"}]}",
  ])
  func hostileFiles(_ text: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write("launchgen.json", text.utf8)
    let run = try await Launchgen.run(["build"], in: folder)
    #expect(run.status == 65)
    #expect(run.errorLines.count == 1)
    #expect(!run.errors.contains("\u{1B}"))
  }

  @Test func refusesLargeFiles() async throws {
    let folder = try TemporaryFolder()
    try folder.write("launchgen.json", Data(repeating: 0x20, count: (4 << 20) + 1))
    let run = try await Launchgen.run(["build"], in: folder)
    #expect(run.status == 65)
    #expect(run.errors.hasPrefix("launchgen.json: error: cannot be read (it is larger than 4 MB)"))
  }
}
