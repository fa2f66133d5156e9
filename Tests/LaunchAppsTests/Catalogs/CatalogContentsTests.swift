import Testing

@testable import LaunchApps

@Suite struct CatalogContentsTests {
  @Test("each slot has the line that names its file, the first one of the same name")
  func lines() throws {
    let text = """
      {"images": [{"filename": "a.png"}, {},
      {"idiom": "iphone",
      "filename" : "b.png"}, {"filename":"c.png"},
      {"filename":"a.png"}, {"filename": "d\\u002epng"}]}
      """
    let contents = try #require(CatalogContents(ContiguousArray(text.utf8)))
    #expect(contents.slots.map(\.line) == [1, nil, 3, 3, 1, nil])
  }
}
