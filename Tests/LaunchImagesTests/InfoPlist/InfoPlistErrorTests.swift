import InfoPlist
import Testing

@Suite struct InfoPlistErrorTests {
  @Test func readsWell() {
    #expect(
      InfoPlistError.malformed(reason: "it cannot be parsed").description
        == "is not a property list that can be used (it cannot be parsed); check it with "
        + "plutil -lint")
    #expect(
      InfoPlistError.noOrientations.description
        == "names no orientation (UISupportedInterfaceOrientations is missing); add it, its "
        + "first value UIInterfaceOrientationLandscapeRight")
    #expect(
      InfoPlistError.noLandscape(found: ["A", "B"]).description
        == "names no landscape orientation (UISupportedInterfaceOrientations is A, B); put "
        + "UIInterfaceOrientationLandscapeRight first")
  }

  @Test func anEmptyArrayIsPutIntoWords() {
    #expect(!InfoPlistError.noLandscape(found: []).description.contains("is )"))
  }
}
