import AppDocuments
import Foundation
import Testing

/// The formats of project files, judged by what Foundation writes.
@Suite struct FormatTests {
  private static var value: [String: Any] {
    ["name": "Game", "objects": ["A1": ["isa": "PBXProject", "list": ["one", "two"]]]]
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func readsPropertyLists(_ format: PropertyListSerialization.PropertyListFormat) throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: Self.value, format: format, options: 0)
    try Self.expectValue(ProjectText.read(ContiguousArray(data)))
  }

  @Test func readsJSON() throws {
    let data = try JSONSerialization.data(withJSONObject: Self.value, options: .prettyPrinted)
    try Self.expectValue(ProjectText.read(ContiguousArray(data)))
  }

  /// The first key in quotes is followed by a colon in JSON only, whatever is in it.
  @Test(arguments: [
    ("{\"a:b\" = 1;}", "a:b"), ("{ \"a\\\":\" /* : */ = 1; }", "a\":"),
    ("{ \"a=b\" : \"1\" }", "a=b"), ("{\"a\\\"=\":1}", "a\"="),
  ])
  func colonsAndEqualSigns(_ text: String, _ key: String) throws {
    #expect(try OldStyleTests.read(text)[key]?.word == "1")
  }

  @Test func keepsLinesOfXML() throws {
    let text = "<plist version=\"1.0\">\n<dict>\n<key>a</key>\n<string>b</string>\n</dict></plist>"
    #expect(try OldStyleTests.read(text)["a"]?.line == 4)
  }

  @Test func numbersAndBooleansAreTexts() throws {
    let root = try OldStyleTests.read("{\"a\": 77, \"b\": true, \"c\": 1.5, \"d\": null}")
    #expect(["a", "b", "c", "d"].map { root[$0]?.word } == ["77", "YES", "1.5", ""])
  }

  @Test(arguments: [
    "{\"a\": }", "{\"a\": [1,}", "[1", "<plist><dict><key>a</key></dict></plist>", "<plist",
    "bplist00",
  ])
  func saysWhatIsDamaged(_ text: String) {
    #expect(throws: ProjectFailure.self) { try OldStyleTests.read(text) }
  }

  @Test func limitsDepthOfJSON() {
    let text =
      "{\"a\": " + String(repeating: "[", count: 400) + String(repeating: "]", count: 400) + "}"
    #expect(throws: ProjectFailure.self) { try OldStyleTests.read(text) }
  }

  private static func expectValue(_ root: ProjectNode) throws {
    #expect(root["name"]?.word == "Game")
    let object = try #require(root["objects"]?["A1"])
    #expect(object["isa"]?.word == "PBXProject")
    #expect(object["list"]?.words == ["one", "two"])
  }
}
