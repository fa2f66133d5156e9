import AppDocuments
import Testing

@Suite struct InfoPlistErrorTests {
  @Test func readsWell() {
    #expect(
      InfoPlistError.file(.malformed(.value("1x", of: "integer"), line: 3)).description
        == "is not a usable property list ('1x' is not a value of <integer>)")
    #expect(
      InfoPlistError.repeatedKey("A", lines: [2, 4, 9]).description
        == "has a key more than once (A, on lines 2, 4 and 9)")
    #expect(
      InfoPlistError.repeatedKey("A", lines: []).description
        == "has a key more than once (A)")
    #expect(
      InfoPlistError.noOrientations.description
        == "has no launch orientation (UISupportedInterfaceOrientations is missing)")
    #expect(
      InfoPlistError.noLandscape(found: ["A", "B"], line: 1).description
        == "has no landscape orientation (UISupportedInterfaceOrientations is A, B)")
  }

  @Test func aRepeatedKeyIsNotRead() throws {
    let text = """
      <plist><dict>
      <key>A</key><true/>
      <key>A</key><string>last</string>
      </dict></plist>
      """
    let document = try PropertyListDocument(ContiguousArray(text.utf8))
    #expect(throws: InfoPlistError.repeatedKey("A", lines: [2, 3])) {
      try document.expectSingle("A")
    }
    #expect(throws: Never.self) { try document.expectSingle("B") }
  }

  @Test func anEmptyArrayIsPutIntoWords() {
    #expect(!InfoPlistError.noLandscape(found: [], line: nil).description.contains("is )"))
  }
}
