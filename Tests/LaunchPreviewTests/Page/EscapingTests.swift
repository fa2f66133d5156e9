import Platform
import Testing
import Texts

@testable import LaunchPreview

@Suite struct EscapingTests {
  private func html(_ node: Node) -> String {
    var writer = NodeWriter()
    writer.write(node)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test func attributesAndTextAreEscaped() {
    let name = "\"><script>alert('x')</script>&amp;"
    let written = html(.tag("p", ["title": name], name))
    let escaped = "&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;amp;"
    #expect(written == "<p title=\"\(escaped)\">\(escaped)</p>")
  }

  /// Every scalar up to U+3000, as text and in an attribute.
  @Test func noScalarBecomesMarkup() {
    for value in UInt32(0)...0x3000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let written = html(.tag("p", ["title": String(scalar)], String(scalar)))
      let content = written.dropFirst("<p title=\"".count).dropLast("</p>".count)
      // A mark after a quote would be one character with it.
      let scalars = content.unicodeScalars
      #expect(scalars.count { $0 == "\"" } == 1, "\(value)")
      #expect(scalars.count { $0 == ">" } == 1, "\(value)")
      #expect(!scalars.contains { $0 == "<" || $0.value < 0x20 || $0.value == 0x7F }, "\(value)")
    }
  }

  @Test(arguments: [
    ("a\nb", "a\\nb"), ("a\tb\r", "a\\tb\\r"), ("\u{1B}[1m", "\\u{1B}[1m"), ("\u{0}", "\\u{0}"),
    ("\u{202E}gnp.exe", "\\u{202E}gnp.exe"), ("\u{85}", "\\u{85}"), ("Grüße 🙂 日本", "Grüße 🙂 日本"),
    ("e\u{301}", "e\u{301}"), ("\u{200D}", "\u{200D}"),
  ])
  func nothingActsUnseen(_ text: String, _ shown: String) {
    #expect(VisibleText.of(text) == shown)
    #expect(html(.text(text)) == shown)
  }

  @Test func elementsWithoutEndTag() {
    #expect(html(.tag("meta", ["charset": "utf-8"])) == "<meta charset=\"utf-8\">")
    #expect(html(.tag("span")) == "<span></span>")
  }
}
