import Testing

@testable import Configuration

/// launchgen.json.
@Suite struct ConfigurationReaderTests {
  private func read(_ text: String) throws(ConfigurationError) -> ConfigurationFile {
    try ConfigurationReader(.sample).read(Array(text.utf8)[...])
  }

  @Test func readsSettings() throws {
    let file = try read(
      """
      {
        "$schema": "launchgen.schema.json",
        "build": {
          "fit": "contain", "max-pixels": 250e6, "scales": [2, "3"], "screens": "480",
          "replace": true, "prune": false, "launch-file": "storyboard", "output": "a/{id}",
        },
        "check": {"disable": ["missing-file", "name-suffix"], "sdk": 27.0},
        "merge": {"launch-file": "ui-launch-screen"},
      }
      """)
    let arguments = file.settings.mapValues { settings in
      settings.flatMap { $0.arguments { "X/" + $0 } }
    }
    #expect(
      arguments == [
        "build": [
          "--fit=contain", "--max-pixels=250e6", "--scales=2,3", "--screens=480", "--replace",
          "--launch-file=storyboard", "--output=X/a/{id}",
        ],
        "check": ["--disable=missing-file", "--disable=name-suffix", "--sdk=27.0"],
        "merge": ["--launch-file=ui-launch-screen"],
      ])
    #expect(file.apps == nil)
    #expect(file.settings["build"]?.first?.position == TextPosition(line: 4, column: 12))
  }

  @Test func readsApps() throws {
    let file = try read(
      """
      {"apps": [
        {"id": "red", "artwork": "a.png", "output": "o", "info-plist": "Info.plist",
         "build": {"background": "#123"}},
        "b/*/a.png", {"glob": "c/*.png", "output": "c/{id}"},
      ]}
      """)
    let apps = try #require(file.apps)
    guard case .entry(let entry) = apps[0], case .glob(let plain) = apps[1],
      case .glob(let detailed) = apps[2]
    else {
      Issue.record("\(apps)")
      return
    }
    #expect(entry.id == LocatedText("red", TextPosition(line: 2, column: 10)))
    #expect(entry.artwork.text == "a.png")
    #expect(entry.details.output?.text == "o")
    #expect(entry.details.infoPlist?.text == "Info.plist")
    #expect(entry.details.settings.map(\.name) == ["background"])
    #expect(plain.pattern.text == "b/*/a.png")
    #expect(detailed.details.output?.text == "c/{id}")
  }

  @Test(arguments: [
    ("[]", ConfigurationFault.wrongType(key: nil, expected: .object, found: .list), 1, 1),
    ("{\n  \"buidl\": {}}", .unknownKey("buidl", nearest: "build", app: nil), 2, 3),
    ("{\"build\": []}", .wrongType(key: "build", expected: .object, found: .list), 1, 11),
    ("{\"build\": {\"outptu\": \"a\"}}", .unknownKey("outptu", nearest: "output", app: nil), 1, 12),
    ("{\"build\": {\"xyzzyxyzzy\": 1}}", .unknownKey("xyzzyxyzzy", nearest: nil, app: nil), 1, 12),
    ("{\"build\": {\"help\": true}}", .unknownKey("help", nearest: nil, app: nil), 1, 12),
    (
      "{\"build\": {\"fit\": \"covr\"}}",
      .invalidValue("covr", of: "fit", allowed: ["cover", "contain", "fill"], nearest: "cover"), 1,
      19
    ),
    (
      "{\"build\": {\"fit\": 3}}",
      .wrongType(key: "fit", expected: .oneOf(["cover", "contain", "fill"]), found: .number), 1, 19
    ),
    (
      "{\"build\": {\"strict\": \"yes\"}}",
      .wrongType(key: "strict", expected: .boolean, found: .text), 1, 22
    ),
    (
      "{\"build\": {\"background\": null}}",
      .wrongType(key: "background", expected: .textOrNumber, found: .null), 1, 26
    ),
    (
      "{\"build\": {\"launch-file\": 1}}",
      .wrongType(
        key: "launch-file", expected: .oneOf(["storyboard", "ui-launch-screen"]), found: .number),
      1, 27
    ),
    (
      "{\"build\": {\"scales\": {}}}",
      .wrongType(key: "scales", expected: .textOrList, found: .object), 1, 22
    ),
    (
      "{\"build\": {\"scales\": [true]}}",
      .wrongType(key: "scales", expected: .textOrNumber, found: .boolean), 1, 23
    ),
    ("{\"build\": {\"output\": \"\"}}", .emptyValue(key: "output"), 1, 22),
    (
      "{\"check\": {\"disable\": \"missing-file\"}}",
      .wrongType(key: "disable", expected: .texts, found: .text), 1, 23
    ),
    ("{\"apps\": 1}", .wrongType(key: "apps", expected: .apps, found: .number), 1, 10),
    ("{\"apps\": []}", .noApps, 1, 10),
    ("{\"apps\": [1]}", .wrongType(key: "apps", expected: .object, found: .number), 1, 11),
    ("{\"apps\": [\n{\"artwork\": \"a\"}]}", .missingKey("id", app: nil), 2, 1),
    ("{\"apps\": [{\"id\": \"a\"}]}", .missingKey("artwork", app: "a"), 1, 11),
    ("{\"apps\": [{\"id\": 1}]}", .wrongType(key: "id", expected: .text, found: .number), 1, 18),
    ("{\"apps\": [{\"id\": \"a/b\", \"artwork\": \"a\"}]}", .invalidID("a/b"), 1, 18),
    ("{\"apps\": [{\"id\": \"..\", \"artwork\": \"a\"}]}", .invalidID(".."), 1, 18),
    (
      "{\"apps\": [{\"id\": \"a\", \"artwrok\": \"a\"}]}",
      .unknownKey("artwrok", nearest: "artwork", app: "a"), 1, 23
    ),
    (
      "{\"apps\": [{\"id\": \"a\", \"artwork\": \"a\", \"build\": {\"jobs\": 1}}]}",
      .sharedOption("jobs", app: "a"), 1, 49
    ),
    (
      "{\"apps\": [{\"id\": \"a\", \"fit\": \"fill\"}]}", .misplacedOption("fit", app: "a"), 1, 23
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
    expectRefusal("{\"build\": {\"dark\": \"\(long)\"}}", column: 20)
    expectRefusal("{\"apps\": \"\(long)*\"}", column: 10)
    expectRefusal("{\"apps\": [{\"id\": \"a\", \"artwork\": \"\(long)\"}]}", column: 34)
    let name = String(repeating: "a", count: 4_096)
    #expect(throws: Never.self) { try read("{\"build\": {\"dark\": \"\(name)\"}}") }
  }

  @Test func laterSettingsWin() {
    let place = TextPosition(line: 1, column: 1)
    func setting(_ name: String, _ text: String) -> Setting {
      Setting(name: name, value: .text(text), position: place)
    }
    let common = [setting("a", "1"), setting("b", "2")]
    #expect(
      common.overridden(by: [setting("a", "3")]) == [setting("b", "2"), setting("a", "3")])
    #expect(common.overridden(by: []) == common)
  }

  @Test(arguments: [
    ("a/{id}/b", "x", "", "a/x/b"), ("{id}", "x", "f/", "f/x"), ("/{id}", "x", "f/", "/x"),
    ("a", nil, "f", "f/a"), ("{id}", nil, "", "{id}"),
  ])
  func paths(_ path: String, _ id: String?, _ folder: String, _ expected: String) {
    #expect(PathTemplate.filled(path, id: id, in: folder) == expected)
  }
}
