internal import ManyApps

@testable import launchgen

/// launchgen.json and manifests: they set only options that they may set, and every place of a
/// message is in the text.
package enum AppListTarget: FuzzTarget {
  package static func check(_ input: ContiguousArray<UInt8>) throws(Finding) {
    let lines = input.count { $0 == UInt8(ascii: "\n") } + 1
    var settings: [AppPart: [JSONMember]] = [:]
    do throws(ConfigurationError) {
      settings = try ConfigurationReader.read(input[...]).settings
    } catch {
      try expectPlace(error.position, lines)
    }
    try expectOptions(settings)
    var apps: [AppEntry] = []
    do throws(ConfigurationError) {
      apps = try ManifestReader.read(input)
    } catch {
      try expectPlace(error.position, lines)
    }
    for app in apps {
      try expectPlace(app.id.position, lines)
      try expect(!app.id.text.contains("/"), "the id '\(app.id.text)'")
      try expectOptions(app.settings)
    }
  }

  private static func expectOptions(_ settings: [AppPart: [JSONMember]]) throws(Finding) {
    for (part, settings) in settings {
      let known = AppRequest.names(of: part)
      for setting in settings {
        try expect(known.contains(setting.key), "'\(setting.key)' of \(part)")
      }
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
        "build": {"fit": "cover", "scales": [2, "3"], "output": "{id}",},
        "screen": {"kind": "storyboard", "strict": false}, /* more */
        "apps": ["a/*/b?.png", {"glob": "**/*.png", "pwa": {"output": "o"}}]
      }
      """,
      #"{"id": "\u00e9\ud83d\ude00", "artwork": "a.png", "build": {"background": -1.5e3}}"#
        + "\n{}",
      "{\"apps\": {\"id\": \"a\", \"artwork\": \"b\"}}", "[[[]]]", "{\"a\": nul}", "",
    ].map { ContiguousArray($0.utf8) }
  }
}
