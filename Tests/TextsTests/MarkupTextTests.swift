import Testing
import Texts

@Suite struct MarkupTextTests {
  @Test(arguments: [
    ("a & b", "a &amp; b"), ("<a href=\"x\">'", "&lt;a href=&quot;x&quot;&gt;&#39;"), ("", ""),
    // A mark does not hide the character that it follows.
    ("<\u{301}", "&lt;\u{301}"), ("&amp;", "&amp;amp;"), ("日本 👩‍👧", "日本 👩‍👧"),
  ])
  func escaped(_ text: String, _ expected: String) {
    #expect(MarkupText.escaped(text).utf8.elementsEqual(expected.utf8))
  }
}
