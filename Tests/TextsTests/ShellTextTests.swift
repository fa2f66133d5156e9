import Testing
import Texts

@Suite struct ShellTextTests {
  /// The words of the shell for a command that is printed to be pasted.
  @Test func quotationMarksBeforeCombiningMarks() {
    #expect(ShellText.of(["a'\u{301}; b"]).utf8.elementsEqual("'a'\\''\u{301}; b'".utf8))
    #expect(ShellText.fileName("-\u{301}").utf8.elementsEqual("'./-\u{301}'".utf8))
  }
}
