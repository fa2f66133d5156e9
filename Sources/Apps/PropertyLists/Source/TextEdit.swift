/// A range of bytes of a text, and what replaces it.
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
  /// The edits in the order of the text. Those at the same place keep their order.
  func sorted() -> [TextEdit] { sorted { $0.range.lowerBound < $1.range.lowerBound } }

  /// The text with all edits. An edit inside a range that another one removes is dropped.
  ///
  /// - Complexity: O(bytes + n log n) for n edits
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
