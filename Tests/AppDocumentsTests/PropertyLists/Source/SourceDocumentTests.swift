import TestSupport
import Testing

@testable import AppDocuments

/// Line numbers are those that somebody counts who reads from the beginning.
@Suite struct SourceDocumentTests {
  /// Texts that are longer than the blocks in which lines are counted.
  @Test(arguments: ["\n", "\r", "\r\n", "a\r\n\r", "abc\r\n\n"])
  func everyOffset(_ piece: String) throws {
    for shift in 0..<4 {
      let text = String(repeating: "x", count: shift) + String(repeating: piece, count: 700)
      try check(ContiguousArray(text.utf8))
    }
  }

  @Test func mixedLineBreaks() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<50 {
      let count = Int.random(in: 0...1600, using: &random)
      try check(
        ContiguousArray(
          (0..<count).map { _ in "ab\r\n".utf8.randomElement(using: &random) ?? 0 }))
    }
  }

  private func check(_ text: ContiguousArray<UInt8>) throws {
    let source = try #require(SourceDocument(utf8: text))
    var line = 1
    var wrong: [Int] = []
    for (offset, byte) in text.enumerated() {
      if source.line(of: offset) != line { wrong.append(offset) }
      let isPair = byte == 13 && offset + 1 < text.count && text[offset + 1] == 10
      if (byte == 10 || byte == 13) && !isPair { line += 1 }
    }
    #expect(wrong == [])
    #expect(source.lineCount == line)
    #expect(source.line(of: text.count) == line)
  }
}
