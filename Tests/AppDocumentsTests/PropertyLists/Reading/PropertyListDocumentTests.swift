import Foundation
import TestSupport
import Testing

@testable import AppDocuments

extension PropertyListStep: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  public init(stringLiteral key: String) { self = .key(key) }
  public init(integerLiteral index: Int) { self = .index(index) }
}

/// Judged by Foundation, which reads and writes property lists by other code.
@Suite struct PropertyListDocumentTests {
  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func valuesAreFoundations(_ format: PropertyListSerialization.PropertyListFormat) throws {
    let document = try PropertyListDocument(
      reading: FoundationList.bytes(FoundationList.all, format))
    #expect((document.syntax != nil) == (format == .xml))
    #expect(document.duplicateKeys.isEmpty)
    #expect(document.root.count == FoundationList.all.count)
    #expect(document.root["least"] == .integer(.min))
    #expect(document.root["most"] == .unsigned(.max))
    #expect(document.root["real"] == .real(1.5))
    #expect(document.root["yes"] == .boolean(true))
    #expect(document.root["small"] == .integer(3))
    #expect(document.root["date"] == .date(Date(timeIntervalSinceReferenceDate: 86_400)))
    #expect(document.root["data"] == .data(Data([0, 1, 2])))
    #expect(document.root["nested"]?.array?.last?.dictionary?["b"]?.string == "c")
    let xml = XMLWriter(newline: "\n", indentUnit: " ").document(document.root)
    let empty = try PropertyListDocument(reading: FoundationList.bytes([String: Any](), .binary))
    let binary = try empty.changing(document.root.map { KeyChange(key: $0.key, value: $0.value) })
    for again in [Data(xml.utf8), Data(binary.bytes)] {
      let list = try unsafe PropertyListSerialization.propertyList(from: again, format: nil)
      #expect((list as? NSDictionary) == FoundationList.all as NSDictionary)
    }
  }

  @Test func linesOfValuesAndKeys() throws {
    let text = """
      <?xml version="1.0"?>\r
      <plist><dict>\r
      <!-- one
      two --><key>A</key>
      <array>
      <string>a</string><dict>\r<key>&#66;</key>
      <true/></dict>
      </array>
      </dict></plist>
      """
    let document = try PropertyListDocument(reading: ContiguousArray(text.utf8))
    #expect(document.lineOfKey("A") == 4)
    #expect(document.line(of: "A") == 5)
    #expect(document.line(of: "A", 0) == 6)
    #expect(document.line(of: "A", 1) == 6)
    #expect(document.line(of: "A", 1, "B") == 8)
    #expect(document.line(of: "A", 2) == nil)
    #expect(document.line(of: "A", "B") == nil)
    #expect(document.line(of: "B") == nil)
  }

  @Test func duplicateKeys() throws {
    let text = """
      <plist><dict>
      <key>A</key><dict><key>x</key><true/>
      <key>&#x78;</key><false/></dict>
      <key>B</key><true/>
      <key>A</key><string>last</string>
      </dict></plist>
      """
    let document = try PropertyListDocument(reading: ContiguousArray(text.utf8))
    #expect(
      document.duplicateKeys == [
        DuplicateKey(key: "A", lines: [2, 5], isInRoot: true),
        DuplicateKey(key: "x", lines: [2, 3], isInRoot: false),
      ])
    #expect(document.root["A"] == .string("last"))
    #expect(document.line(of: "A") == 5)
  }

  /// Cut off anywhere, or one byte changed: an error or another value, never a trap.
  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func damage(_ format: PropertyListSerialization.PropertyListFormat) throws {
    let small: [String: Any] = [
      "A": [1, "b", Data([1])], "C": ["d": Date(), "e": 1.5, "f": true],
    ]
    let whole = try FoundationList.bytes(small, format)
    for end in whole.indices.dropLast() {
      #expect((try? PropertyListDocument(reading: ContiguousArray(whole[..<end]))) == nil)
    }
    for index in whole.indices {
      for bit in 0..<8 {
        var damaged = whole
        damaged[index] ^= 1 << UInt8(bit)
        _ = try? PropertyListDocument(reading: damaged)
      }
    }
  }

  /// What CMake and Qt replace before a build is as unknown as a build setting.
  @Test(arguments: [
    ("<${HIDDEN}/>", "$(HIDDEN)"), ("<@HIDDEN@/>", "$(HIDDEN)"), ("<${A_1} />", "$(A_1)"),
    ("<string>@NAME@</string>", "$(NAME)"), ("<string>a ${N} @M@</string>", "a $(N) $(M)"),
    ("<string>me@example.com</string>", "me@example.com"), ("<string>$(X)</string>", "$(X)"),
  ])
  func templates(_ element: String, _ value: String) throws {
    let text = "<plist><dict><key>A</key>\n\(element)<key>B</key><true/></dict></plist>"
    let document = try PropertyListDocument(
      reading: ContiguousArray(text.utf8), isTemplate: true)
    #expect(document.root == ["A": .string(value), "B": .boolean(true)])
    #expect(document.line(of: .key("A")) == 2)
    // Xcode refuses such an element.
    if !element.hasPrefix("<string>") {
      #expect(throws: PropertyListError.self) {
        try PropertyListDocument(reading: ContiguousArray(text.utf8))
      }
    }
  }

  @Test(arguments: ["<$/>", "<${}/>", "<@@/>", "<${A}>x</${A}>", "<${A>", "<variable/>"])
  func brokenTemplates(_ element: String) {
    let text = "<plist><dict><key>A</key>\(element)</dict></plist>"
    #expect(throws: PropertyListError.self) {
      try PropertyListDocument(reading: ContiguousArray(text.utf8), isTemplate: true)
    }
  }
}
