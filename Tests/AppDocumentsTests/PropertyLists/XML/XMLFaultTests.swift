import AppDocuments
import Foundation
import Testing

@Suite struct XMLFaultTests {
  private static let type =
    "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" "
    + "\"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n"

  @Test(
    arguments: [
      ("", .empty, nil), (" \n\t\n", .empty, nil), ("{\"a\": 1}", .json, nil), ("[1]", .json, nil),
      ("{ a = 1; }", .openStep, nil), ("( a )", .openStep, nil),
      ("// !$*UTF8*$!\n{ a = \"b: c\"; }", .openStep, nil),
      ("/* a */ // b\r\n/**/{ \"a\" = 1; }", .openStep, nil), ("// {\n[1]", .json, nil),
      ("//", .notPropertyList, nil), ("/*", .notPropertyList, nil), ("#a", .notPropertyList, nil),
      ("#include \"v.h\"\n<plist><dict/></plist>", .preprocessed, nil),
      ("<plist><dict>\n# if X\n</dict></plist>", .preprocessed, 2),
      ("<plist><dict>\n#iffy\n</dict></plist>", .textBetweenValues, 2),
      ("GIF89a", .picture("a GIF"), nil),
      ("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n<plist/>", .encoding("ISO-8859-1"), 1),
      ("<?xml version=\"1.0\"?>\n", .noRoot, nil), ("<plist/>", .noRoot, 1),
      ("<plist>\n</plist>", .noRoot, 2), ("\n<dict/>", .notInPlist("dict"), 2),
      ("<plist><dict/>\n<dict/></plist>", .secondRoot, 2),
      ("<plist><dict/></plist>\nx", .afterRoot, 2),
      ("<plist><dict/></plist><!-- x -->\n<plist/>", .afterRoot, 2),
      ("<plist>\n<dict>\n", .endsInside("dict"), 3), ("<plist>\n<dic", .endsInside("dic"), 2),
      ("<plist>\n<dict><key>a", .endsInside("key"), 2), ("<plist>\n<!-- ", .brokenMarkup, 2),
      ("<plist><dict>\n</array></dict></plist>", .endTag(found: "array", expected: "dict"), 2),
      ("<plist><dict/>\n</dict>", .endTag(found: "dict", expected: "plist"), 2),
      ("<plist>\n<dict a=\"b\"/></plist>", .attributes("dict"), 2),
      ("<plist>\n<dict a/></plist>", .brokenMarkup, 2),
      ("<plist a=\">\">\n<dict/></plist>", .brokenMarkup, 1),
      ("<plist><dict>\nx</dict></plist>", .textBetweenValues, 2),
      ("<plist><array>\n<key>a</key></array></plist>", .unknownElement("key"), 2),
      ("<!DOCTYPE plist []", .endsInside("!DOCTYPE"), 1),
      ("<!DOCTYPE plist [ x ]><plist><dict/></plist>", .entityDeclarations, 1),
      ("<!DOCTYPE plist [\n<!ENTITY a \"b\">]><plist><dict/></plist>", .entityDeclarations, 1),
      (
        "\n<!DOCTYPE plist SYSTEM \"http://example.org/a\"><plist><dict/></plist>", .documentType, 2
      ),
      ("<!DOCTYPE html><plist><dict/></plist>", .documentType, 1),
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
      ("<integer>1x</integer>", .integer("1x")), ("<integer/>", .integer("")),
      ("<integer>18446744073709551616</integer>", .integer("18446744073709551616")),
      ("<integer>-9223372036854775809</integer>", .integer("-9223372036854775809")),
      ("<integer>--1</integer>", .integer("--1")), ("<real>1,5</real>", .real("1,5")),
      ("<real>0x1p3</real>", .real("0x1p3")), ("<date>today</date>", .date("today")),
      ("<date>2001-13-01T00:00:00Z</date>", .date("2001-13-01T00:00:00Z")),
      ("<date>2001-02-29T00:00:00Z</date>", .date("2001-02-29T00:00:00Z")),
      ("<data/>", .base64), ("<data>AAE</data>", .base64), ("<data>*!*</data>", .base64),
      ("<true>1</true>", .textBetweenValues),
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

  /// .NET writes it.
  @Test(arguments: ["[]", " [ ] ", "[\n]"])
  func anEmptyInternalSubset(_ subset: String) throws {
    let text = Self.type.replacing(">", with: subset + ">") + "<plist><dict/></plist>"
    #expect(try PropertyListDocument(reading: ContiguousArray(text.utf8)).root.isEmpty)
  }

  @Test func limits() throws {
    let nested = { (depth: Int) in
      "<plist><dict><key>A</key>" + String(repeating: "<array>", count: depth)
        + String(repeating: "</array>", count: depth) + "</dict></plist>"
    }
    #expect(throws: Never.self) {
      try PropertyListDocument(reading: ContiguousArray(nested(127).utf8))
    }
    #expect(throws: PropertyListError.malformed(.tooDeep, line: 1)) {
      try PropertyListDocument(reading: ContiguousArray(nested(128).utf8))
    }
    #expect(throws: PropertyListError.malformed(.tooLarge, line: nil)) {
      try PropertyListDocument(reading: ContiguousArray(repeating: 32, count: 16 << 20 + 1))
    }
    let values = String(repeating: "<true/>", count: 250_001)
    let many = "<plist><dict><key>A</key><array>\n\(values)</array></dict></plist>"
    #expect(throws: PropertyListError.malformed(.tooManyValues, line: 2)) {
      try PropertyListDocument(reading: ContiguousArray(many.utf8))
    }
  }
}
