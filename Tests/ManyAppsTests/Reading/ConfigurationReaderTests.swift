import LaunchImages
import LaunchRules
import Pictures
import Testing
import Texts
import WebApps

@testable import ManyApps

/// launchgen.json.
@Suite struct ConfigurationReaderTests {
  private func read(_ text: String) throws(ConfigurationError) -> ConfigurationFile {
    try ConfigurationReader.read(Array(text.utf8)[...])
  }

  @Test func readsSettings() throws {
    let file = try read(
      """
      {
        "$schema": "launchgen.schema.json",
        "build": {
          "fit": "contain", "upright-from": 9.0, "scales": [2, "3"], "screens": "480",
          "replace": true, "prune": false, "output": "a/{id}",
        },
        "pwa": {"add-screen": ["466x678@3", "100x200@1"]},
        "screen": {"kind": "ui-launch-screen", "app": "App.xcodeproj"},
      }
      """)
    func request(_ part: AppPart, in folder: String = "") throws -> AppRequest {
      var request = AppRequest()
      try SettingsReader.read(
        file.settings[part] ?? [], of: part, in: folder, into: &request)
      return request
    }
    let build = try request(.build, in: "f")
    #expect(build.placing.fit == .contain && build.images.uprightFrom?.text == "9.0")
    #expect(build.images.scales?.text == "2,3" && build.images.screens?.text == "320x480")
    #expect(build.folder.replace && !build.folder.prune && build.folder.output == "f/a/{id}")
    #expect(try request(.pwa).web.addScreen.map(\.text) == ["466x678@3x", "100x200@1x"])
    let screen = try request(.screen)
    #expect(screen.screen.kind == .screen && screen.app == "App.xcodeproj")
    #expect(file.apps == nil)
    #expect(file.settings[.build]?.first?.value.position == TextPosition(line: 4, column: 12))
  }

  @Test func readsApps() throws {
    let file = try read(
      """
      {"apps": [
        {"id": "red", "artwork": "a.png", "screen": {},
         "build": {"background": "#123"}},
        "b/*/a.png", {"glob": "c/*.png", "pwa": {"output": "c/{id}"}},
      ]}
      """)
    let apps = try #require(file.apps)
    guard case .entry(let entry) = apps[0], case .glob(let plain) = apps[1],
      case .glob(let detailed) = apps[2]
    else {
      Issue.record("\(apps)")
      return
    }
    #expect(entry.id == LocatedText(text: "red", position: TextPosition(line: 2, column: 10)))
    #expect(entry.artwork == "a.png")
    #expect(entry.settings[.build]?.map(\.key) == ["background"])
    #expect(entry.settings[.screen] == [])
    #expect(entry.settings[.pwa] == nil)
    #expect(plain.pattern.text == "b/*/a.png")
    #expect(detailed.settings[.pwa]?.map(\.value.value) == [.text("c/{id}")])
  }

  @Test(arguments: [
    ("[]", ConfigurationFault.wrongType(key: nil, expected: "an object", found: "an array"), 1, 1),
    ("{\n  \"buidl\": {}}", .unknownKey("buidl", nearest: "build", app: nil), 2, 3),
    ("{\"build\": []}", .wrongType(key: "build", expected: "an object", found: "an array"), 1, 11),
    ("{\"build\": {\"outptu\": \"a\"}}", .unknownKey("outptu", nearest: "output", app: nil), 1, 12),
    ("{\"build\": {\"xyzzyxyzzy\": 1}}", .unknownKey("xyzzyxyzzy", nearest: nil, app: nil), 1, 12),
    ("{\"build\": {\"help\": true}}", .unknownKey("help", nearest: nil, app: nil), 1, 12),
    (
      "{\"build\": {\"fit\": \"covr\"}}",
      .invalidOption(
        ValueFault(
          "'fit' is 'covr': it is not cover, contain or fill", remedy: "did you mean 'cover'?"),
        app: nil), 1, 19
    ),
    (
      "{\"build\": {\"fit\": 3}}",
      .wrongType(key: "fit", expected: "\"cover\" or \"contain\" or \"fill\"", found: "a number"),
      1,
      19
    ),
    (
      "{\"build\": {\"strict\": \"yes\"}}",
      .wrongType(key: "strict", expected: "true or false", found: "a string"), 1, 22
    ),
    (
      "{\"build\": {\"background\": null}}",
      .wrongType(key: "background", expected: "a string or a number", found: "null"), 1, 26
    ),
    (
      "{\"screen\": {\"kind\": true}}",
      .wrongType(
        key: "kind", expected: "\"storyboard\" or \"ui-launch-screen\"", found: "a Boolean"), 1,
      21
    ),
    (
      "{\"build\": {\"scales\": {}}}",
      .wrongType(key: "scales", expected: "a string or an array", found: "an object"), 1, 22
    ),
    (
      "{\"build\": {\"scales\": [true]}}",
      .wrongType(key: "scales", expected: "a string or a number", found: "a Boolean"), 1, 23
    ),
    ("{\"build\": {\"output\": \"\"}}", .emptyValue(key: "output"), 1, 22),
    (
      "{\"pwa\": {\"add-screen\": \"466x678@3\"}}",
      .wrongType(key: "add-screen", expected: "an array of strings", found: "a string"), 1, 24
    ),
    (
      "{\"apps\": 1}",
      .wrongType(
        key: "apps", expected: "an array of apps, or a pattern for their artworks",
        found: "a number"), 1, 10
    ),
    ("{\"apps\": []}", .noApps, 1, 10),
    ("{\"apps\": [1]}", .wrongType(key: "apps", expected: "an object", found: "a number"), 1, 11),
    ("{\"apps\": [\n{\"artwork\": \"a\"}]}", .missingKey("id", app: nil), 2, 1),
    ("{\"apps\": [{\"id\": \"a\"}]}", .missingKey("artwork", app: "a"), 1, 11),
    (
      "{\"apps\": [{\"id\": 1}]}", .wrongType(key: "id", expected: "a string", found: "a number"),
      1, 18
    ),
    ("{\"apps\": [{\"id\": \"a/b\", \"artwork\": \"a\"}]}", .invalidID("a/b"), 1, 18),
    ("{\"apps\": [{\"id\": \"..\", \"artwork\": \"a\"}]}", .invalidID(".."), 1, 18),
    (
      "{\"apps\": [{\"id\": \"a\", \"artwrok\": \"a\"}]}",
      .unknownKey("artwrok", nearest: "artwork", app: "a"), 1, 23
    ),
    (
      "{\"apps\": [{\"id\": \"a\", \"artwork\": \"a\", \"build\": {\"jobs\": 1}}]}",
      .unknownKey("jobs", nearest: nil, app: "a"), 1, 49
    ),
    (
      "{\"apps\": [{\"id\": \"a\", \"fit\": \"fill\"}]}",
      .misplacedOption("fit", [.screen, .build, .pwa], app: "a"), 1, 23
    ),
    ("{\"apps\": \"brands/art.png\"}", .patternWithoutStar("brands/art.png"), 1, 10),
    ("{\"apps\": \"**/art.png\"}", .patternWithoutStar("**/art.png"), 1, 10),
    ("{\"build\": {}", .malformed(.unexpectedEnd), 1, 13),
  ])
  func errors(_ text: String, _ fault: ConfigurationFault, _ line: Int, _ column: Int) {
    #expect(throws: ConfigurationError(fault, TextPosition(line: line, column: column))) {
      try read(text)
    }
  }

  /// A pattern is searched part by part, and an output is compared with all others.
  @Test func longPaths() {
    func expectRefusal(_ text: String, column: Int) {
      let error = ConfigurationError(
        .longPath(limit: 4_096), TextPosition(line: 1, column: column))
      #expect(throws: error) { try read(text) }
    }
    let long = String(repeating: "a/", count: 100_000)
    expectRefusal("{\"build\": {\"logo\": \"\(long)\"}}", column: 20)
    expectRefusal("{\"apps\": \"\(long)*\"}", column: 10)
    expectRefusal("{\"apps\": [{\"id\": \"a\", \"artwork\": \"\(long)\"}]}", column: 34)
    let name = String(repeating: "a", count: 4_096)
    #expect(throws: Never.self) { try read("{\"build\": {\"logo\": \"\(name)\"}}") }
  }

  @Test(arguments: [
    ("a/{id}/b", "x", "", "a/x/b"), ("{id}", "x", "f/", "f/x"), ("/{id}", "x", "f/", "/x"),
    ("a", nil, "f", "f/a"), ("{id}", nil, "", "{id}"),
  ])
  func paths(_ path: String, _ id: String?, _ folder: String, _ expected: String) {
    #expect(PathTemplate.filled(path, id: id, in: folder) == expected)
  }
}
