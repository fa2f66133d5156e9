import LaunchApps
import Platform
import Testing

/// Documents that were made to take all memory, stack or time.
@Suite struct HostileDocumentTests {
  private static let type = "type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\""
  private static let documentType = InterfaceError.malformed(
    reason: "Xcode writes no document type declaration", line: 1)

  /// Each entity stands for ten of the one before.
  @Test func entityBomb() {
    let entities = (1...30).map { level in
      "<!ENTITY e\(level) \"\(String(repeating: "&e\(level - 1);", count: 10))\">"
    }.joined()
    let text = "<!DOCTYPE document [<!ENTITY e0 \"ha\">\(entities)]><document>&e30;</document>"
    #expect(throws: Self.documentType) { try Self.document(text) }
  }

  @Test func externalEntities() {
    let text = "<!DOCTYPE document SYSTEM \"file:///etc/passwd\"><document \(Self.type)/>"
    #expect(throws: Self.documentType) { try Self.document(text) }
  }

  @Test(arguments: [InterfaceLimit.depth, InterfaceLimit.depth + 1, 400_000])
  func nesting(_ depth: Int) throws {
    let text =
      "<document \(Self.type)>\n" + String(repeating: "<a>", count: depth - 1)
      + String(repeating: "</a>", count: depth - 1) + "</document>"
    if depth <= InterfaceLimit.depth {
      #expect(try Self.document(text).elements.count == depth)
    } else {
      #expect(throws: InterfaceError.tooLarge(line: 2)) { try Self.document(text) }
    }
  }

  @Test func elements() {
    let text = "<document>" + String(repeating: "<a/>", count: InterfaceLimit.elements)
    #expect(throws: InterfaceError.tooLarge(line: 1)) {
      try Self.document(text + "</document>")
    }
  }

  /// The bytes are refused before anything is read.
  @Test func manyBytes() {
    let million = (0..<1_000_000).map { " a\($0)=\"\"" }.joined()
    for text in ["<document\(million)/>", String(repeating: " ", count: 16 << 20)] {
      #expect(throws: InterfaceError.unreadable(.tooLarge(limit: InterfaceLimit.bytes))) {
        try Self.document(text)
      }
    }
  }

  /// Long values are left out. Marks that Unicode has to order would take quadratic time.
  @Test(arguments: ["x", "\u{0301}\u{0316}"])
  func longValues(_ piece: String) throws {
    let value = String(repeating: piece, count: 1_000_000)
    let document = try Self.document("<document \(Self.type) a=\"\(value)\" b=\"é\"/>")
    #expect(document.root["a"] == nil)
    #expect(document.root["b"] == "é")
    let longest = String(repeating: "x", count: InterfaceLimit.textBytes)
    #expect(try Self.document("<document \(Self.type) a=\"\(longest)\"/>").root["a"] == longest)
  }

  @Test func longNames() throws {
    let name = "a" + String(repeating: "\u{0301}\u{0316}", count: 500_000)
    let document = try Self.document("<document \(Self.type) \(name)=\"\"><\(name)/></document>")
    #expect(document.root.attributes.count == 1)
    #expect(document.elements.map(\.name) == ["document", ""])
    let longest = String(repeating: "x", count: InterfaceLimit.textBytes)
    #expect(try Self.document("<document \(Self.type) \(longest)=\"\"/>").root[longest] == "")
  }

  private static func document(_ text: String) throws -> InterfaceDocument {
    try InterfaceDocument(ContiguousArray(text.utf8))
  }
}
