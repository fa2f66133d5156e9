import Testing

@testable import Configuration

extension ConfigurationSchema {
  /// Two commands with an option of each kind.
  static let sample = ConfigurationSchema { command in
    func option(_ name: String, _ kind: OptionKind) -> DeclaredOption {
      DeclaredOption(name: name, kind: kind)
    }
    return switch command {
    case "build":
      [
        option("fit", .value(allowed: ["cover", "contain", "fill"])),
        option("launch-file", .value(allowed: ["storyboard", "ui-launch-screen"])),
        option("background", .value(allowed: [])), option("max-pixels", .value(allowed: [])),
        option("jobs", .value(allowed: [])), option("scales", .list), option("screens", .list),
        option("replace", .flag), option("prune", .flag), option("strict", .flag),
        option("help", .flag), option("output", .path), option("dark", .path),
      ]
    case "merge": [option("launch-file", .value(allowed: ["storyboard", "ui-launch-screen"]))]
    case "check":
      [
        option("disable", .repeated(allowed: ["missing-file", "name-suffix"])),
        option("sdk", .value(allowed: [])),
      ]
    default: []
    }
  }
}

/// What a command's help says of its options.
@Suite struct DeclaredOptionTests {
  @Test func readsHelp() {
    let help = """
      {"command": {"arguments": [
        {"kind": "positional", "valueName": "artwork", "isRepeating": false},
        {"kind": "option", "names": [{"kind": "short", "name": "o"}, {"kind": "long", "name": "output"}],
         "completionKind": {"directory": {}}, "isRepeating": false, "valueName": "folder",
         "abstract": "The folder.", "discussion": "It is created."},
        {"kind": "flag", "names": [{"kind": "long", "name": "quiet"}], "isRepeating": false},
        {"kind": "option", "names": [{"kind": "long", "name": "screens"}], "valueName": "list",
         "completionKind": {"list": {"values": ["all"]}}, "isRepeating": false},
        {"kind": "option", "names": [{"kind": "long", "name": "only"}], "valueName": "part",
         "completionKind": {"list": {"values": ["a", "b"]}}, "isRepeating": false},
        {"kind": "option", "names": [{"kind": "long", "name": "disable"}], "valueName": "rule",
         "allValues": ["x"], "isRepeating": true},
        {"kind": "option", "names": [{"kind": "long", "name": "jobs"}], "isRepeating": false}
      ]}}
      """
    #expect(
      DeclaredOption.all(inHelp: help) == [
        DeclaredOption(
          name: "output", short: "o", kind: .path, description: "The folder. It is created."),
        DeclaredOption(name: "quiet", kind: .flag), DeclaredOption(name: "screens", kind: .list),
        DeclaredOption(name: "only", kind: .value(allowed: ["a", "b"])),
        DeclaredOption(name: "disable", kind: .repeated(allowed: ["x"])),
        DeclaredOption(name: "jobs", kind: .value(allowed: [])),
      ])
  }
}
