struct SourceDocument: Sendable {
  let utf8: ContiguousArray<UInt8>
  init?(utf8 bytes: ContiguousArray<UInt8>) {
    guard String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) else { return nil }
    utf8 = bytes
  }
  func text(_ range: Range<Int>) -> String { String(decoding: utf8[range], as: UTF8.self) }
  func newline(in range: Range<Int>) -> String? {
    guard let first = utf8[range].firstIndex(where: \.isLineBreak) else { return nil }
    if utf8[first] == UInt8(ascii: "\n") { return "\n" }
    let isPair = first + 1 < range.upperBound && utf8[first + 1] == UInt8(ascii: "\n")
    return isPair ? "\r\n" : "\r"
  }
  func lineStart(before offset: Int) -> Int? {
    var start = offset
    while start > 0, utf8[start - 1].isBlank { start -= 1 }
    return start == 0 || utf8[start - 1].isLineBreak ? start : nil
  }
  func indentation(before offset: Int) -> String? {
    lineStart(before: offset).map { text($0..<offset) }
  }
  func bytes(after edits: [TextEdit]) -> ContiguousArray<UInt8> { edits.applied(to: utf8[...]) }
}
extension UInt8 {
  var isLineBreak: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
struct TextEdit: Equatable, Sendable {
  let range: Range<Int>
  let replacement: ContiguousArray<UInt8>
  init(_ range: Range<Int>, _ replacement: String) {
    self.range = range
    self.replacement = ContiguousArray(replacement.utf8)
  }
}
extension [TextEdit] {
  func applied(to text: ArraySlice<UInt8>) -> ContiguousArray<UInt8> {
    var result = ContiguousArray<UInt8>()
    var position = text.startIndex
    for edit in sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      let (start, end) = (edit.range.lowerBound, edit.range.upperBound)
      guard start >= position || end > position else { continue }
      if start > position { result += text[position..<start] }
      result += edit.replacement
      position = Swift.max(position, end)
    }
    return result + text[position...]
  }
}
