internal import Configuration

@testable import launchgen

/// launchgen.json and manifests: what they say is arguments of the command, and every place of a
/// message is in the text.
package enum AppListTarget: FuzzTarget {
  package static let name = "apps"
  package static let byteLimit = 16 << 10

  package static func check(_ input: ContiguousArray<UInt8>) throws(Finding) {
    let lines = input.count { $0 == UInt8(ascii: "\n") } + 1
    var settings: [Setting] = []
    do throws(ConfigurationError) {
      settings = try ConfigurationReader(.own).read(input[...]).settings.values.flatMap(\.self)
    } catch {
      try expectPlace(error.position, lines)
    }
    try expectArguments(settings)
    var apps: [AppEntry] = []
    do throws(ConfigurationError) {
      try ManifestReader(.own).read(input) { apps.append($0) }
    } catch {
      try expectPlace(error.position, lines)
    }
    for app in apps {
      try expectPlace(app.id.position, lines)
      try expect(!app.id.text.contains("/"), "the id '\(app.id.text)'")
      try expectArguments(app.details.settings)
    }
  }

  private static func expectArguments(_ settings: [Setting]) throws(Finding) {
    for argument in settings.flatMap({ $0.arguments { $0 } }) {
      try expect(argument.hasPrefix("--") && !argument.hasPrefix("--="), "'\(argument)'")
    }
  }

  private static func expectPlace(_ position: TextPosition?, _ lines: Int) throws(Finding) {
    guard let position else { return }
    try expect((1...lines).contains(position.line), "line \(position.line) of \(lines)")
    try expect(position.column > 0, "column \(position.column)")
  }

  package static var seeds: [ContiguousArray<UInt8>] {
    [
      """
      { // comment
        "build": {"fit": "cover", "scales": [2, "3"], "launch-file": "storyboard", "output": "{id}",},
        "check": {"disable": ["missing-file"], "strict": false}, /* more */
        "apps": ["a/*/b?.png", {"glob": "**/*.png", "output": "o"}]
      }
      """,
      #"{"id": "\u00e9\ud83d\ude00", "artwork": "a.png", "build": {"background": -1.5e3}}"#
        + "\n{}",
      "{\"apps\": {\"id\": \"a\", \"artwork\": \"b\"}}", "[[[]]]", "{\"a\": nul}", "",
    ].map { ContiguousArray($0.utf8) }
  }
}
