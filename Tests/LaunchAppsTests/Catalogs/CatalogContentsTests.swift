import Testing

@testable import LaunchApps

@Suite struct CatalogContentsTests {
  private static let escaped = #"""
    {"other": "images", "more": [{}],
    "images": [{"a": "\\\"\n{"},
    {}]}
    """#

  @Test(arguments: [
    ("{\"images\": [{},\n{}, {}]}", [1, 2, 2]),
    ("{\"other\": [{}],\n\"images\": [\n{\"a\": [{}]}]}", [3]),
    ("{\"images\": [[{}], 1,\n{}],\n\"other\": [{}]}", [2]),
    (escaped, [2, 3]),
    ("{\"images\": {\"images\": [{}]}}", []), ("[[{}]]", []), ("{}", []),
  ])
  func objectsOfOneArray(_ text: String, _ lines: [Int]) {
    #expect(CatalogContents.lines(ofObjectsIn: "images", ContiguousArray(text.utf8)) == lines)
  }
}
