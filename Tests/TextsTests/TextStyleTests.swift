import Testing
import Texts

@Suite struct TextStyleTests {
  private static let bold = "\u{1B}[0;1m"
  private static let faint = "\u{1B}[0;2m"
  private static let plain = "\u{1B}[0;m"
  private static let end = "\u{1B}[0m"

  @Test func partsHaveTheirStyles() {
    let parts: [TextStyle.Part] = [
      ("a.plist: ", .bold), ("error: ", .error), ("is wrong", nil), ("; fix it", .faint),
    ]
    #expect(
      TextStyle.colored((["a.plist: error: is wrong; fix it"], parts)) == [
        "\(Self.bold)a.plist: \u{1B}[0;1;31merror: \(Self.plain)is wrong\(Self.faint); fix it\(Self.end)"
      ])
  }

  @Test func textWithoutStylesIsUnchanged() {
    #expect(TextStyle.colored((["a  b", "", " c"], [])) == ["a  b", "", " c"])
    #expect(TextStyle.colored((["a  b"], [("a  b", nil)])) == ["a  b"])
  }

  /// A style goes on in the next line, and no line leaves its style to the next.
  @Test func wrappedLines() {
    #expect(
      TextStyle.colored((["a b", "    c d"], [("a ", nil), ("b c", .faint), (" d", nil)])) == [
        "a \(Self.faint)b\(Self.end)", "    \(Self.faint)c \(Self.plain)d",
      ])
  }

  /// Wrapped at any width, a text has the characters and the colors that it has on one line.
  @Test(arguments: [
    "two  spaces", "e\u{301}e\u{301} \u{301}x", "日本 語", "tab\tand\u{1B}[31mred", "👩‍👩‍👧 ❄️",
  ])
  func wrappingMovesNoColor(_ name: String) {
    let parts: [TextStyle.Part] = [
      ("\(name)/Info.plist:3: ", .bold), ("warning: ", .warning),
      ("\(name) is here; no, there", nil), ("; remove \(name)", .faint),
    ]
    let text = parts.map(\.text).joined()
    let whole = Self.styles(TextStyle.colored(([VisibleText.of(text)], parts)))
    #expect(Set(whole.map(\.style)) == ["0;1", "0;1;35", "0;", "0;2"])
    for columns in 5...90 {
      let lines = WrappedText.paragraph(text, columns: columns)
      let colored = TextStyle.colored((lines, parts))
      #expect(colored.map(Self.withoutStyles) == lines)
      #expect(Self.styles(colored).elementsEqual(whole) { $0 == $1 }, "\(columns)")
    }
  }

  private static func withoutStyles(_ line: String) -> String {
    line.replacing(/\x1B\[[0-9;]*m/, with: "")
  }

  /// Each scalar except spaces, with the parameters of the escape sequence before it.
  private static func styles(_ lines: [String]) -> [(scalar: String, style: String)] {
    lines.flatMap { line in
      line.split(separator: "\u{1B}[", omittingEmptySubsequences: false).enumerated().flatMap {
        index, part in
        let style = index == 0 ? "0;" : String(part.prefix { $0 != "m" })
        let text = index == 0 ? part : part.drop { $0 != "m" }.dropFirst()
        return text.unicodeScalars.filter { $0 != " " }.map { (String($0), style) }
      }
    }
  }
}
