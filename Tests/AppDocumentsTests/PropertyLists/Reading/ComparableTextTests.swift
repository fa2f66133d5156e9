import Testing

@testable import AppDocuments

/// Texts that take long to compare are no keys.
@Suite struct ComparableTextTests {
  @Test(arguments: [
    ("", true), ("UILaunchImages", true), ("é e\u{301} ạ\u{308}", true),
    (String(repeating: "e\u{301}", count: 300), true),
    ("a" + String(repeating: "\u{301}", count: 30), true),
    ("a" + String(repeating: "\u{301}", count: 31), false),
    (String(repeating: "a", count: 1024), true), (String(repeating: "a", count: 1025), false),
  ])
  func comparable(_ text: String, _ expected: Bool) {
    #expect(text.isComparable(limit: 1024) == expected)
  }

  @Test func keys() {
    let key = "a" + String(repeating: "\u{316}\u{301}", count: 20)
    let list = "<plist><dict><key>\(key)</key><true/></dict></plist>"
    #expect(throws: PropertyListError.self) {
      try PropertyListDocument(reading: ContiguousArray(list.utf8))
    }
    let value = "<plist><dict><key>a</key><string>\(key)</string></dict></plist>"
    let document = try? PropertyListDocument(reading: ContiguousArray(value.utf8))
    #expect(document?.root["a"] == .string(key))
    #expect(document?.root["a"]?.string == nil)
  }
}
