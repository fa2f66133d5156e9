import Foundation
import TestSupport
import Testing

/// Options that come from launchgen.json.
@Suite struct ConfigurationTests {
  private func images(
    _ configuration: String, _ arguments: [String] = [], file: String = "launchgen.json"
  ) async throws -> [String] {
    let folder = try TemporaryFolder.withArtwork()
    try folder.write(file, configuration.utf8)
    let run = try await Launchgen.run(["make", "--compression", "fast"] + arguments, in: folder)
    #expect(run.status == 0, "\(run.errors)")
    return try folder.tree().filter { $0.contains("Default") }
  }

  private let small = #""screens": ["480"], "scales": "2""#
  private let result = ["LaunchImages/Default-iOS7@2x.png"]

  @Test("options are those of all apps, of one app, or of both; without any, build makes images")
  func options() async throws {
    let app = #""id": "a", "artwork": "art.png""#
    #expect(try await images("{\"build\": {\(small)}, \"apps\": [{\(app)}]}") == result)
    #expect(try await images("{\"apps\": [{\(app), \"build\": {\(small)}}]}") == result)
    #expect(
      try await images("{\"build\": {\(small)}, \"apps\": [{\(app), \"build\": {\"scales\": 3}}]}")
        == ["LaunchImages/Default-iOS7@3x.png"])
    #expect(try await images("{\"apps\": [{\(app)}]}").count == 8)
  }

  @Test func otherFile() async throws {
    let text = "{\"apps\": [{\"id\": \"a\", \"artwork\": \"art.png\", \"build\": {\(small)}}]}"
    #expect(try await images(text, ["--config", "my.json"], file: "my.json") == result)
  }

  @Test("paths begin in the file's folder")
  func pathsAreRelativeToTheFile() async throws {
    for output in [#", "output": "out""#, ""] {
      let configuration = """
        {"build": {\(small)\(output)}, "apps": [{"id": "a", "artwork": "../art.png"}]}
        """
      let folder = output.isEmpty ? "LaunchImages" : "out"
      #expect(
        try await images(configuration, ["--config=x/l.json"], file: "x/l.json")
          == ["x/\(folder)/Default-iOS7@2x.png"])
    }
  }

  @Test(
    "only make, report and init read the file",
    arguments: [
      ["build", "art.png", "--screens", "480", "--compression", "fast"],
      ["screen", "art.png", "--output", "out"], ["merge", "Info.plist"], ["plist"],
      ["check", "Info.plist"], ["preview", "art.png"], ["pwa", "art.png", "--dry-run"],
    ])
  func otherCommands(_ arguments: [String]) async throws {
    let folder = try TemporaryFolder.withArtwork(infoPlist: InfoPlists.xml(["LandscapeRight"]))
    try folder.write("launchgen.json", "[".utf8)
    let run = try await Launchgen.run(arguments, in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(!run.errors.contains("launchgen.json") && !run.output.contains("launchgen.json"))
    let typed = try await Launchgen.run(arguments + ["--config", "launchgen.json"], in: folder)
    #expect(typed.status == 64)
    #expect(typed.errors.hasPrefix("Error: Unknown option '--config'"), "\(typed.errors)")
  }

  private struct Fault: Sendable {
    let file: String
    var status: Int32 = 65
    /// What comes after the name of the file.
    let message: String
  }

  private static let faults: [Fault] = [
    Fault(
      file: "{\n  \"build\": {\n    \"outptu\": \"x\"\n  }\n}",
      message: ":3:5: error: unknown key 'outptu'; did you mean 'output'?\n"),
    Fault(
      file: #"{"apps": [{"id": "red", "artwork": "a", "fit": "fill"}]}"#,
      message: ":1:41: error: unknown key 'fit' (in app 'red'); move it into the app's "
        + "\"screen\", \"build\" or \"pwa\"\n"),
    Fault(
      file: #"{"apps": [{"id": "red", "artwork": "a", "output": "x", "build": {}}]}"#,
      message: ":1:41: error: unknown key 'output' (in app 'red'); move it into the app's "
        + "\"screen\", \"build\" or \"pwa\"\n"),
    Fault(
      file: #"{"apps": [{"id": "red", "artwork": "a", "build": {"jobs": 2}}]}"#,
      message: ":1:51: error: unknown key 'jobs' (in app 'red'); "),
    Fault(
      file: #"{"apps": [{"id": "red", "artwork": "a", "build": {"background": "octarine"}}]}"#,
      message: ":1:65: error: 'background' is 'octarine': "),
    Fault(
      file: #"{"build": {"info-plist": "a", "merge": "b"}, "#
        + #""apps": [{"id": "red", "artwork": "a"}]}"#,
      message: ":1:55: error: '--merge' takes the orientation from its Info.plist (in app "
        + "'red'); leave out '--info-plist'\n"),
    Fault(
      file: #"{"screen": {"output": "x"}, "build": {"output": "x/y"}, "#
        + #""apps": [{"id": "red", "artwork": "a"}]}"#,
      message: ":1:73: error: two output folders of the app 'red' are the same, or inside each "
        + "other (x/y); use folders side by side, such as red/LaunchScreen and red/LaunchImages\n"),
    Fault(
      file: #"{"screen": {}, "apps": [{"id": "a", "artwork": "a"}, {"id": "b", "artwork": "a"}]}"#,
      message: ":1:61: error: the apps 'a' and 'b' are the same target of the same project, .; "
        + "give each app its own project, or its own \"target-name\"\n"),
    Fault(
      file: #"{"apps": "brands/*/art.png"}"#, status: 66,
      message: ":1:10: error: 'brands/*/art.png' matches no file; check the pattern; it is "
        + "relative to the file's folder\n"),
    Fault(
      file: #"{"build": {}}"#, status: 66,
      message: ": error: lists no apps; add \"apps\"\n"),
    Fault(
      file: #"{"build": {"output": "../x"}, "apps": [{"id": "red", "artwork": "a"}]}"#,
      message: ":1:47: error: the app 'red' would write to ../x, which is outside of .; use "
        + "--allow-outside to allow it\n"),
    Fault(
      file: #"{"screen": {"prune": 1}}"#,
      message: ":1:22: error: 'prune' is a number, not true or false; make it true or false\n"),
  ]

  @Test("faults of the file, by line and column", arguments: Self.faults)
  private func inFiles(_ fault: Fault) async throws {
    let folder = try TemporaryFolder()
    try folder.write("launchgen.json", fault.file.utf8)
    let run = try await Launchgen.run(["make"], in: folder)
    #expect(run.status == fault.status)
    #expect(run.errors.hasPrefix("launchgen.json" + fault.message), "\(run.errors)")
    #expect(try folder.tree() == ["launchgen.json"])
  }

  @Test(arguments: [
    (["--compresion", "fast"], 64, "Error: Unknown option '--compresion'"),
    (["--compression", "fst"], 64, "Error: The value 'fst' is invalid for '--compression"),
    (
      ["--config", "none.json"], 66,
      "none.json: error: cannot be read (no such file or directory); check the path\n"
    ),
  ])
  func arguments(_ arguments: [String], _ status: Int32, _ message: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write("launchgen.json", #"{"apps": [{"id": "red", "artwork": "a"}]}"#.utf8)
    let run = try await Launchgen.run(["make"] + arguments, in: folder)
    #expect(run.status == status)
    #expect(run.errors.hasPrefix(message), "\(run.errors)")
    #expect(try folder.tree() == ["launchgen.json"])
  }

  @Test("without a file, make says how to write one")
  func missing() async throws {
    let run = try await Launchgen.run(["make"], in: TemporaryFolder())
    #expect(run.status == 66)
    #expect(
      run.errors == "launchgen.json: error: does not exist; write it with 'launchgen init'\n")
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
    let run = try await Launchgen.run(["make"], in: folder)
    #expect(run.status == 65)
    #expect(run.errorLines.count == 1)
    #expect(!run.errors.contains("\u{1B}"))
  }

  @Test func refusesLargeFiles() async throws {
    let folder = try TemporaryFolder()
    try folder.write("launchgen.json", Data(repeating: 0x20, count: (4 << 20) + 1))
    let run = try await Launchgen.run(["make"], in: folder)
    #expect(run.status == 65)
    #expect(run.errors.hasPrefix("launchgen.json: error: cannot be read (it is larger than 4 MB)"))
  }
}
