internal import Texts

/// A text that is edited in place, with UTF-8 offsets. Property lists and Xcode projects are such
/// texts. A line ends with LF, CRLF or CR.
package struct SourceDocument: Equatable, Sendable {
  /// The size of a block in bytes. The number of line breaks is stored for each block, because a
  /// table of all lines could be several times the size of the text.
  private static let blockSize = 512

  /// The text, including a byte order mark if there is one.
  package let utf8: ContiguousArray<UInt8>
  package let lineCount: Int
  /// For each block, how many line breaks end before it.
  private let breaksBefore: [Int]

  package init?(utf8 bytes: ContiguousArray<UInt8>) {
    guard String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) else { return nil }
    var breaks = 0
    breaksBefore = stride(from: 0, to: bytes.count, by: Self.blockSize).map { start in
      defer { breaks += bytes.lineBreaks(in: start..<min(start + Self.blockSize, bytes.count)) }
      return breaks
    }
    lineCount = breaks + 1
    utf8 = bytes
  }

  init(_ bytes: ContiguousArray<UInt8>) throws(ScanFailure) {
    let start = bytes.prefix(2)
    if start.contains(0) || start == [0xFF, 0xFE] || start == [0xFE, 0xFF] {
      throw ScanFailure(.encoding("UTF-16 or UTF-32"), at: nil)
    }
    guard let document = Self(utf8: bytes) else {
      // Decoding replaces what is not UTF-8.
      let decoded = String(decoding: bytes, as: UTF8.self).utf8
      let fault = zip(decoded, bytes).enumerated().first { $1.0 != $1.1 }?.offset
      throw ScanFailure(.invalidText, at: fault ?? bytes.count)
    }
    self = document
  }

  /// The line of the byte at `offset`, from 1. After the end of the text, the last line counts.
  /// This takes constant time.
  package func line(of offset: Int) -> Int {
    guard offset < utf8.count else { return lineCount }
    let block = offset / Self.blockSize
    return 1 + breaksBefore[block] + utf8.lineBreaks(in: block * Self.blockSize..<offset)
  }

  package func text(_ range: Range<Int>) -> String { String(decoding: utf8[range], as: UTF8.self) }

  package func newline(in range: Range<Int>) -> String? {
    guard let first = utf8[range].firstIndex(where: \.isLineBreak) else { return nil }
    if utf8[first] == UInt8(ascii: "\n") { return "\n" }
    let isPair = first + 1 < range.upperBound && utf8[first + 1] == UInt8(ascii: "\n")
    return isPair ? "\r\n" : "\r"
  }

  /// If only spaces and tabs precede `offset` in its line, the start of the line; otherwise `nil`.
  package func lineStart(before offset: Int) -> Int? {
    var start = offset
    while start > 0, utf8[start - 1].isBlank { start -= 1 }
    return start == 0 || utf8[start - 1].isLineBreak ? start : nil
  }

  /// The spaces and tabs that precede `offset` in its line; `nil` if other characters precede
  /// `offset`.
  package func indentation(before offset: Int) -> String? {
    lineStart(before: offset).map { text($0..<offset) }
  }

  package func bytes(after edits: [TextEdit]) -> ContiguousArray<UInt8> {
    edits.applied(to: utf8[...])
  }

  /// The edits, which must not overlap, in the format of `diff -u`; empty if nothing changes.
  package func difference(_ edits: [TextEdit], path: String) -> String {
    let name = UnifiedDiff.name(path)
    return UnifiedDiff(utf8, edits.sorted()).text(oldName: name, newName: name)
  }
}

extension UInt8 {
  package var isLineBreak: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
  package var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
  var isSpace: Bool { isBlank || isLineBreak }
}

/// A range of bytes of a text, and the bytes that replace this range.
package struct TextEdit: Equatable, Sendable {
  package let range: Range<Int>
  package let replacement: ContiguousArray<UInt8>

  package init(_ range: Range<Int>, _ replacement: String) {
    self.init(range, ContiguousArray(replacement.utf8))
  }

  init(_ range: Range<Int>, _ replacement: ContiguousArray<UInt8>) {
    self.range = range
    self.replacement = replacement
  }
}

extension [TextEdit] {
  func sorted() -> [TextEdit] { sorted { $0.range.lowerBound < $1.range.lowerBound } }

  /// The text after all edits. If an edit is inside a range that another edit removes, the inner
  /// edit is dropped.
  package func applied(to text: ArraySlice<UInt8>) -> ContiguousArray<UInt8> {
    var result = ContiguousArray<UInt8>()
    result.reserveCapacity(text.count)
    var position = text.startIndex
    for edit in sorted() {
      let (start, end) = (edit.range.lowerBound, edit.range.upperBound)
      guard start >= position || end > position else { continue }
      if start > position { result += text[position..<start] }
      result += edit.replacement
      position = Swift.max(position, end)
    }
    return result + text[position...]
  }
}
