import InfoPlist
import Testing

@Suite struct InfoPlistErrorTests {
  @Test func readsWell() {
    #expect(
      InfoPlistError.malformed(.integer("1x"), line: 3).description
        == "is not a property list that can be used ('1x' is no integer); mend it, or restore an "
        + "earlier copy")
    #expect(
      InfoPlistError.repeatedKey("A", lines: [2, 4, 9]).description
        == "has a key more than once (A, on the lines 2, 4 and 9); remove all but one")
    #expect(
      InfoPlistError.repeatedKey("A", lines: []).description
        == "has a key more than once (A); remove all but one")
    #expect(
      InfoPlistError.noOrientations.description
        == "names no orientation (UISupportedInterfaceOrientations is missing); add it, its "
        + "first value UIInterfaceOrientationLandscapeRight")
    #expect(
      InfoPlistError.noLandscape(found: ["A", "B"], line: 1).description
        == "names no landscape orientation (UISupportedInterfaceOrientations is A, B); put "
        + "UIInterfaceOrientationLandscapeRight first")
  }

  @Test func anEmptyArrayIsPutIntoWords() {
    #expect(!InfoPlistError.noLandscape(found: [], line: nil).description.contains("is )"))
  }
}
