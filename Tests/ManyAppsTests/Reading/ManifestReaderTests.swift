import Testing

@testable import ManyApps

/// Manifests, one app a line.
@Suite struct ManifestReaderTests {
  private func read(_ text: String) throws -> [AppEntry] {
    try ManifestReader.read(ContiguousArray(text.utf8))
  }

  @Test func readsLines() throws {
    let apps = try read(
      "{\"id\": \"a\", \"artwork\": \"a.png\"}\r\n\n  // none\n"
        + "{\"id\": \"b\", \"artwork\": \"b.png\", \"build\": {\"fit\": \"fill\"}}")
    #expect(apps.map(\.id.text) == ["a", "b"])
    #expect(apps.map(\.id.position.line) == [1, 4])
    #expect(apps[1].settings[.build]?.map(\.key) == ["fit"])
  }

  @Test(arguments: [
    ("{\"id\": \"a\", \"artwork\": \"a\"}\n{", ConfigurationFault.malformed(.unexpectedEnd), 2, 2),
    ("\n[]", .wrongType(key: nil, expected: "an object", found: "an array"), 2, 1),
    ("\n\n{\"id\": \"a\"}", .missingKey("artwork", app: "a"), 3, 1),
    ("{} {}", .malformed(.unexpected(0x7B)), 1, 4),
    ("{\"glob\": \"*\"}", .unknownKey("glob", nearest: nil, app: nil), 1, 2),
    ("/* over\nlines */", .malformed(.unexpectedEnd), 1, 1),
  ])
  func errors(_ text: String, _ fault: ConfigurationFault, _ line: Int, _ column: Int) {
    #expect(throws: ConfigurationError(fault, TextPosition(line: line, column: column))) {
      try read(text)
    }
  }

  @Test func refusesLongLines() {
    let line = "{\"id\": \"" + String(repeating: "a", count: ManifestReader.lineLimit) + "\"}"
    let fault = ConfigurationFault.lineTooLong(limit: ManifestReader.lineLimit)
    #expect(throws: ConfigurationError(fault, TextPosition(line: 2, column: 1))) {
      try read("\n" + line)
    }
  }

  @Test func readsManyLines() throws {
    let lines = (0..<100_000).map { "{\"id\": \"\($0)\", \"artwork\": \"a/\($0).png\"}" }
    let apps = try read(lines.joined(separator: "\n"))
    #expect(apps.map(\.id.position.line) == Array(1...lines.count))
  }
}
