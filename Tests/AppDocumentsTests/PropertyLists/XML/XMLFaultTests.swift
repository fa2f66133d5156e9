import AppDocuments
import Foundation
import Testing

@Suite struct XMLFaultTests {
  private static let type =
    "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" "
    + "\"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n"

  @Test(
    arguments: [
      ("", .empty, nil), (" \n\t\n", .empty, nil), ("{\"a\": 1}", .notPropertyList, nil),
      ("// !$*UTF8*$!\n{ a = 1; }", .notPropertyList, nil), ("#a", .notPropertyList, nil),
      ("#include \"v.h\"\n<plist><dict/></plist>", .preprocessed, nil),
      ("<plist><dict>\n# if X\n</dict></plist>", .preprocessed, 2),
      ("<plist><dict>\n#iffy\n</dict></plist>", .textBetweenValues, 2),
      ("GIF89a", .picture("a GIF"), nil),
      ("version https://git-lfs.github.com/spec/v1\noid x\n", .lfsPointer, nil),
      ("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n<plist/>", .encoding("ISO-8859-1"), 1),
      ("<?xml version=\"1.0\"?>\n", .noRoot, nil), ("<plist/>", .noRoot, 1),
      ("<plist>\n</plist>", .noRoot, 2), ("\n<key/>", .notInPlist("key"), 2),
      ("<plist><dict/>\n<dict/></plist>", .afterRoot("dict"), 2),
      ("<plist><dict/>\n<key>a</key><true/></plist>", .afterRoot("key"), 2),
      ("<plist><dict/><!-- a -->\nb</plist>", .textBetweenValues, 2),
      ("<plist><array/>\n<x/></plist>", .afterRoot("x"), 2),
      ("<plist><dict/>\n", .endsInside("plist"), 2),
      ("\na<?xml version=\"1.0\"?><plist><dict/></plist>", .textBetweenValues, 2),
      ("<!DOCTYPE plist>\n> <plist><dict/></plist>", .textBetweenValues, 2),
      ("<plist>\na<dict/></plist>", .textBetweenValues, 2),
      ("<plist>\n<dict>\n", .endsInside("dict"), 3), ("<plist>\n<dic", .endsInside("dic"), 2),
      ("<plist>\n<dict><key>a", .endsInside("key"), 2), ("<plist>\n<!-- ", .brokenMarkup, 2),
      ("<plist><dict>\n</array></dict></plist>", .endTag(found: "array", expected: "dict"), 2),
      ("<plist><dict/>\n</dict>", .endTag(found: "dict", expected: "plist"), 2),
      ("<plist>\n<dict\"a\"/></plist>", .brokenMarkup, 2),
      ("<plist><dict>\n</dict a=\"b\"></plist>", .brokenMarkup, 2),
      ("<plist a=\">\">\n<dict/></plist>", .textBetweenValues, 1),
      ("<plist><dict>\nx</dict></plist>", .textBetweenValues, 2),
      ("<plist><array>\n<key>a</key></array></plist>", .unknownElement("key"), 2),
      ("<!DOCTYPE plist ", .endsInside("!DOCTYPE"), 1),
      ("\n<!DOCTYPE plist PUBLIC \"a\" \"b\"[]><plist><dict/></plist>", .internalSubset, 2),
      ("<!DOCTYPE plist [ x ]><plist><dict/></plist>", .internalSubset, 1),
      ("<!DOCTYPE plist [\n<!ENTITY a \"b\">]><plist><dict/></plist>", .internalSubset, 1),
      ("<plist>\n<dict><key>a</key></dict></plist>", .keyWithoutValue("a"), 2),
      ("<plist><dict>\n<key>a</key>\n<key>b</key><true/></dict></plist>", .keyWithoutValue("a"), 2),
      ("<plist><dict>\n<true/></dict></plist>", .valueWithoutKey("true"), 2),
    ] as [(String, PropertyListFault, Int?)])
  func structure(_ text: String, _ fault: PropertyListFault, _ line: Int?) {
    #expect(throws: PropertyListError.malformed(fault, line: line)) {
      try PropertyListDocument(reading: ContiguousArray(text.utf8))
    }
  }

  @Test(
    arguments: [
      ("<integer>1x</integer>", .value("1x", of: "integer")),
      ("<integer/>", .value("", of: "integer")),
      ("<integer>18446744073709551616</integer>", .value("18446744073709551616", of: "integer")),
      ("<integer>-9223372036854775809</integer>", .value("-9223372036854775809", of: "integer")),
      ("<integer>--1</integer>", .value("--1", of: "integer")),
      ("<real>1,5</real>", .value("1,5", of: "real")),
      ("<real>0x1p3</real>", .value("0x1p3", of: "real")),
      ("<date>today</date>", .value("today", of: "date")),
      ("<date>2001-13-01T00:00:00Z</date>", .value("2001-13-01T00:00:00Z", of: "date")),
      ("<date>2001-02-29T00:00:00Z</date>", .value("2001-02-29T00:00:00Z", of: "date")),
      ("<data/>", .value("", of: "data")), ("<data>AAE</data>", .value("AAE", of: "data")),
      ("<data>*!*</data>", .value("*!*", of: "data")),
      ("<true>1</true>", .value("1", of: "true")),
      ("<string>&foo;</string>", .entity("foo")), ("<string>&#0;</string>", .entity("#0")),
      ("<string>\u{1}</string>", .controlCharacter(1)), ("<blob/>", .unknownElement("blob")),
      ("<string>a<b/></string>", .markupInValue("string")),
      ("<string>a<!-- b --></string>", .markupInValue("string")),
      ("<string>a</str>", .endTag(found: "str", expected: "string")),
      ("<plist/>", .unknownElement("plist")),
    ] as [(String, PropertyListFault)])
  func value(_ element: String, _ fault: PropertyListFault) {
    let text = Self.type + "<plist><dict><key>A</key>\n\(element)\n</dict></plist>"
    #expect(throws: PropertyListError.malformed(fault, line: 3)) {
      try PropertyListDocument(reading: ContiguousArray(text.utf8))
    }
  }

  @Test(
    arguments: [
      ("<integer>0x1F</integer>", .integer(31)), ("<integer>+5</integer>", .integer(5)),
      ("<integer>-0x10</integer>", .integer(-16)), ("<real>1e3</real>", .real(1000)),
      ("<real>+infinity</real>", .real(.infinity)), ("<string/>", .string("")),
      ("<string>a&amp;&#65;&#x1F600;<![CDATA[<b>&]]></string>", .string("a&A😀<b>&")),
      ("<data></data>", .data(Data())),
      ("<!-- c --><?pi x?><true></true>", .boolean(true)), ("<array/>", .array([])),
      ("<dict><key/><false/></dict>", .dictionary(["": .boolean(false)])),
    ] as [(String, PropertyListValue)])
  func legal(_ element: String, _ value: PropertyListValue) throws {
    let text = Self.type + "<plist version='1.0'><dict><key>A</key>\(element)</dict></plist >\n"
    #expect(try PropertyListDocument(reading: ContiguousArray(text.utf8)).root == ["A": value])
  }

  private static let dictionary = "<dict>\n<key>A</key>\n<true/>\n</dict>"

  /// CoreFoundation skips the document type, and stops after the first element.
  @Test(
    arguments: [
      ("<!DOCTYPE plist SYSTEM \"http://example.org/a\">\n<plist>", "</plist>"),
      ("<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"a's\">\n<plist>", "</plist>"),
      ("<!DOCTYPE html>\n<!-- a --><!DOCTYPE plist><plist>", "</plist>"), ("<!DOCTYPE>", ""),
      ("<plist>", "</plist>\nx"), ("<plist>", "</plist><!-- x -->\n<plist/>"),
      ("<plist>", "</plist>\n<plist><dict/>"), ("<plist>", "</plist>\n\u{1}&<"),
      ("", ""), ("<!-- a -->\n", "\n</plist>"), ("<plist version=\"1.0\" a='b'>", "</plist>"),
    ])
  func ignored(_ before: String, _ after: String) throws {
    let text = before + Self.dictionary + after
    let document = try PropertyListDocument(reading: ContiguousArray(text.utf8))
    #expect(document.root == ["A": .boolean(true)])
    #expect(Self.foundationReads(text))
    let changes = [
      KeyChange(key: "A", value: .string("b")), KeyChange(key: "C", value: .integer(1)),
    ]
    let edited = Self.dictionary.replacing("<true/>", with: "<string>b</string>")
      .replacing("</dict>", with: "<key>C</key>\n<integer>1</integer>\n</dict>")
    #expect(
      String(decoding: try document.bytes(after: changes), as: UTF8.self)
        == before + edited + after)
  }

  /// CoreFoundation ignores attributes of all elements; a `>` inside them ends the tag.
  @Test(arguments: [
    "<dict a=\"b\">\n<key\tb='c'>A</key><true a=\"/\" />\n</dict>",
    "<dict\n  xmlns:a=\"b\" c><key>A</key><true a></true></dict>",
  ])
  func attributes(_ dictionary: String) throws {
    let text = "<plist>\(dictionary)<!-- a --></plist>"
    let document = try PropertyListDocument(reading: ContiguousArray(text.utf8))
    #expect(document.root == ["A": .boolean(true)])
    #expect(Self.foundationReads(text))
    let changes = [
      KeyChange(key: "A", value: .string("b")), KeyChange(key: "C", value: .integer(1)),
    ]
    let edited = try document.changing(changes)
    #expect(edited.root == ["A": .string("b"), "C": .integer(1)])
    // The tag of the dictionary is not changed.
    let start = "<plist>" + dictionary.prefix { $0 != ">" } + ">"
    #expect(String(decoding: edited.bytes, as: UTF8.self).hasPrefix(start))
  }

  /// Whether Foundation, whose reader is that of plutil and iOS, reads the dictionary.
  private static func foundationReads(_ text: String) -> Bool {
    let list = try? unsafe PropertyListSerialization.propertyList(
      from: Data(text.utf8), format: nil)
    return (list as? [String: Bool]) == ["A": true]
  }

  @Test(arguments: [
    ("<!DOCTYPE plist PUBLIC \"a\" \"b\"[]>\n<plist>", "</plist>"),
    ("<!DOCTYPE plist [\n<!ENTITY a \"b\">]>\n<plist>", "</plist>"),
    ("<plist>", "<key>B</key><true/></plist>"), ("<plist>", "<dict/></plist>"),
    ("<plist>", "x</plist>"), ("x<plist>", "</plist>"), ("<plist>x", "</plist>"),
    ("<!DOCTYPE plist>>", ""), ("<plist>", ""),
  ])
  func refusedByFoundationToo(_ before: String, _ after: String) {
    let text = before + Self.dictionary + after
    #expect(throws: PropertyListError.self) {
      try PropertyListDocument(reading: ContiguousArray(text.utf8))
    }
    #expect(!Self.foundationReads(text))
  }

  @Test(arguments: [
    ("\u{FEFF}<plist>", String.Encoding.utf16LittleEndian), ("\u{FEFF}<plist>", .utf16BigEndian),
    ("<plist>", .utf16LittleEndian), ("\u{FEFF}<plist>", .utf32BigEndian),
  ])
  func otherEncodings(_ text: String, _ encoding: String.Encoding) throws {
    let data = try #require(text.data(using: encoding))
    let fault = PropertyListFault.encoding("UTF-16 or UTF-32")
    #expect(throws: PropertyListError.malformed(fault, line: nil)) {
      try PropertyListDocument(reading: ContiguousArray(data))
    }
    #expect(fault.remedy == "convert it to UTF-8")
  }

  @Test func limits() throws {
    let nested = { (depth: Int) in
      "<plist><dict><key>A</key>" + String(repeating: "<array>", count: depth)
        + String(repeating: "</array>", count: depth) + "</dict></plist>"
    }
    #expect(throws: Never.self) {
      try PropertyListDocument(reading: ContiguousArray(nested(63).utf8))
    }
    #expect(throws: PropertyListError.malformed(.tooLarge, line: 1)) {
      try PropertyListDocument(reading: ContiguousArray(nested(64).utf8))
    }
    #expect(throws: PropertyListError.malformed(.tooLarge, line: nil)) {
      try PropertyListDocument(reading: ContiguousArray(repeating: 32, count: 16 << 20 + 1))
    }
    let values = String(repeating: "<true/>", count: 250_001)
    let many = "<plist><dict><key>A</key><array>\n\(values)</array></dict></plist>"
    #expect(throws: PropertyListError.malformed(.tooLarge, line: 2)) {
      try PropertyListDocument(reading: ContiguousArray(many.utf8))
    }
  }
}
