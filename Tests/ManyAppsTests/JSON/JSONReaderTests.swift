import Foundation
import Testing

@testable import ManyApps

/// JSON with comments and trailing commas.
@Suite struct JSONReaderTests {
  private func read(_ text: String) throws(ConfigurationError) -> JSONNode {
    try JSONReader.read(Array(text.utf8)[...])
  }

  @Test func keepsPositions() throws {
    let root = try read(
      """
      // a comment
      {
        "é": /* two
        lines */ [true, "x", 12.0,],
      }
      """)
    #expect(root.position == TextPosition(line: 2, column: 1))
    guard case .object(let members) = root.value else {
      Issue.record("no object")
      return
    }
    #expect(members.map(\.key) == ["é"])
    #expect(members[0].position == TextPosition(line: 3, column: 3))
    #expect(
      members[0].value
        == JSONNode(
          .list([
            JSONNode(.boolean(true), TextPosition(line: 4, column: 13)),
            JSONNode(.text("x"), TextPosition(line: 4, column: 19)),
            JSONNode(.number("12.0"), TextPosition(line: 4, column: 24)),
          ]), TextPosition(line: 4, column: 12)))
  }

  /// Foundation judges what has neither comments nor trailing commas.
  @Test(arguments: [
    "[]", "{}", "[0, -0, 1.5e+10, 1E5, -12.25]", #""a\"\\\/\b\f\n\r\té\ud83d\ude00""#, "null",
    " [ [ [ ] ] ] ", #"{"a":{"b":[1,{"c":null}]}}"#, "\"é😀\"", "-0.5",
  ])
  func agreesWithFoundation(_ text: String) throws {
    let expected = try JSONSerialization.jsonObject(
      with: Data(text.utf8), options: .fragmentsAllowed)
    #expect(Self.plain(try read(text)) as NSObject == expected as? NSObject)
  }

  private static func plain(_ node: JSONNode) -> NSObject {
    switch node.value {
    case .null: NSNull()
    case .boolean(let value): NSNumber(value: value)
    case .number(let text): NSNumber(value: Double(text) ?? .nan)
    case .text(let text): NSString(string: text)
    case .list(let nodes): NSArray(array: nodes.map(plain))
    case .object(let members):
      NSDictionary(
        dictionary: Dictionary(uniqueKeysWithValues: members.map { ($0.key, plain($0.value)) }))
    }
  }

  @Test(arguments: [
    ("", JSONFault.unexpectedEnd, 1, 1), ("[1,\n 2", .unexpectedEnd, 2, 3),
    ("{\"a\" 1}", .unexpected(UInt8(ascii: "1")), 1, 6), ("[1 2]", .unexpected(0x32), 1, 4),
    ("[,]", .unexpected(0x2C), 1, 2), ("{,}", .unexpected(0x2C), 1, 2),
    ("{a: 1}", .unexpected(0x61), 1, 2), ("[1,,]", .unexpected(0x2C), 1, 4),
    ("[1}", .unexpected(0x7D), 1, 3), ("{\"a\":}", .unexpected(0x7D), 1, 6),
    ("'a'", .unexpected(0x27), 1, 1), ("[] []", .unexpected(0x5B), 1, 4),
    ("/* never", .unexpectedEnd, 1, 1), ("/ 1", .unexpected(0x2F), 1, 1),
    ("\n\"abc", .openText, 2, 1), ("\"a\nb\"", .openText, 1, 1),
    ("\"a\u{1}\"", .invalidText, 1, 1), ("\"\\x\"", .invalidText, 1, 1),
    ("\"\\u12G4\"", .invalidText, 1, 1), ("\"\\ud800\"", .invalidText, 1, 1),
    ("\"\\ud800\\u0041\"", .invalidText, 1, 1), ("\"\\udc00\"", .invalidText, 1, 1),
    ("\"\\u0000\"", .invalidText, 1, 1), ("[01]", .unknownWord("01"), 1, 2),
    ("[1.]", .unknownWord("1."), 1, 2), ("[-]", .unknownWord("-"), 1, 2),
    ("[1e]", .unknownWord("1e"), 1, 2),
    ("[1.2.3]", .unknownWord("1.2.3"), 1, 2), ("[True]", .unknownWord("True"), 1, 2),
    ("[NaN]", .unknownWord("NaN"), 1, 2),
    (
      "{\"a\": 1,\n\"a\": 2}", .duplicateKey("a", first: TextPosition(line: 1, column: 2)), 2, 1
    ),
    (
      "{\"a\": 1,\n\"\\u0061\": 2}",
      .duplicateKey("a", first: TextPosition(line: 1, column: 2)), 2, 1
    ),
  ])
  func faults(_ text: String, _ fault: JSONFault, _ line: Int, _ column: Int) {
    let error = ConfigurationError(.malformed(fault), TextPosition(line: line, column: column))
    #expect(throws: error) { try read(text) }
  }

  @Test func refusesWhatIsNotUTF8() {
    let bytes: [UInt8] = [0x5B, 0x22, 0xC3, 0x28, 0x22, 0x5D]
    let position = TextPosition(line: 1, column: 2)
    #expect(throws: ConfigurationError(.malformed(.notUTF8), position)) {
      try JSONReader.read(bytes[...])
    }
  }

  @Test func skipsByteOrderMark() throws {
    #expect(try read("\u{FEFF}[]").value == .list([]))
  }

  @Test func boundsDepth() throws {
    let limit = JSONReader.depthLimit
    _ = try read(String(repeating: "[", count: limit) + String(repeating: "]", count: limit))
    for open in ["[", "{\"a\":"] {
      #expect(throws: ConfigurationError.self) {
        try read(String(repeating: open, count: 1_000_000))
      }
    }
  }

  /// Every beginning and every changed byte of a document ends in a value or an error.
  @Test func hostileTexts() {
    let text = #"{"a": [1.5e3, "\u00e9\ud83d\ude00", true, /* c */ {"b": null,},], } // d"#
    let bytes = Array(text.utf8)
    for count in bytes.indices {
      _ = try? JSONReader.read(bytes[..<count])
      for byte in stride(from: UInt8(0), through: 255, by: 3) {
        var changed = bytes
        changed[count] = byte
        _ = try? JSONReader.read(changed[...])
      }
    }
  }
}
