import TestSupport
import Testing

@testable import AppDocuments

@Suite struct UnifiedDiffTests {
  @Test func oneHunk() {
    let diff = Self.diff("a\nb\nc\nd\ne\nf\ng\nh\n", [(8..<9, "E\nE2")])
    #expect(
      diff == """
        --- old
        +++ new
        @@ -2,7 +2,8 @@
         b
         c
         d
        -e
        +E
        +E2
         f
         g
         h

        """)
  }

  @Test func noFinalNewline() {
    #expect(
      Self.diff("a\nb", [(3..<3, "\nc")])
        == "--- old\n+++ new\n@@ -1,2 +1,3 @@\n a\n-b\n\\ No newline at end of file\n+b\n+c\n"
        + "\\ No newline at end of file\n")
  }

  @Test func noEdits() {
    #expect(Self.diff("a\n", []) == "")
  }

  /// Numbers and context are right far from the beginning, and where lines are removed by thousands.
  @Test func emptyLines() throws {
    let text = String(repeating: "\n", count: 5000)
    let diff = Self.diff(text, [(1000..<1000, "a\n"), (2000..<4000, "b"), (4999..<5000, "c\nd")])
    #expect(
      diff.split(separator: "\n").filter { $0.hasPrefix("@@") } == [
        "@@ -998,6 +998,7 @@", "@@ -1998,2007 +1999,7 @@", "@@ -4997,4 +2998,5 @@",
      ])
    var expected = Array(repeating: "\n", count: 5000)
    expected[4999] = "c\nd"
    expected.replaceSubrange(2000...4000, with: ["b\n"])
    expected.insert("a\n", at: 1000)
    #expect(try Self.patch(text, diff) == expected.joined())
  }

  /// Applied by another reading of the format, any edits give the edited text.
  @Test func generatedEdits() throws {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<2000 {
      let count = Int.random(in: 1...60, using: &random)
      let text = String(
        (0..<count).map { _ in "ab\n\n".randomElement(using: &random) ?? "a" })
      let bytes = ContiguousArray(text.utf8)
      var edits: [TextEdit] = []
      var start = 0
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let lower = Int.random(in: start...count, using: &random)
        let upper = Int.random(in: lower...min(count, lower + 4), using: &random)
        let new = ["", "x", "x\ny", "\nx\n", "b\n"].randomElement(using: &random) ?? ""
        edits.append(TextEdit(lower..<upper, new))
        start = upper + 1
        if start > count { break }
      }
      let diff = UnifiedDiff(bytes, edits).text(oldName: "old", newName: "new")
      let expected = String(decoding: edits.applied(to: bytes[...]), as: UTF8.self)
      let patched = try Self.patch(text, diff)
      #expect(patched == expected, "\(text.debugDescription) \(edits)")
    }
  }

  private static func diff(_ text: String, _ edits: [(Range<Int>, String)]) -> String {
    UnifiedDiff(ContiguousArray(text.utf8), edits.map { TextEdit($0.0, $0.1) })
      .text(oldName: "old", newName: "new")
  }

  /// What `patch` does, strictly: every line of context must be there.
  private static func patch(_ text: String, _ diff: String) throws -> String {
    var old = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      String($0) + "\n"
    }
    // The last piece is what follows the last newline.
    let tail = old.removeLast().dropLast()
    if !tail.isEmpty { old.append(String(tail)) }
    var result: [String] = []
    var position = 0
    var end: Int?
    let lines = diff.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
      .dropLast()
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("@@") {
        let numbers = line.split { !$0.isNumber }.compactMap { Int($0) }
        let isEmpty = line.split(separator: " ")[1].hasSuffix(",0")
        let start = isEmpty ? numbers[0] : numbers[0] - 1
        result += old[position..<start]
        position = start
        continue
      }
      if line.hasPrefix("\\") { continue }
      let next = lines.dropFirst(index + 1).first
      let isCut = next?.hasPrefix("\\") == true
      let content = String(line.dropFirst()) + (isCut ? "" : "\n")
      if line.first != "+" {
        try #require(position < old.count && old[position] == content)
        position += 1
      }
      if line.first != "-" { result.append(content) }
      if line.first != "-", isCut { end = result.count }
    }
    // Nothing follows a line without a newline.
    try #require(end == nil || end == result.count && position == old.count)
    return (result + old[position...]).joined()
  }
}
