/// Insertions and removals at positions of one text; the other bytes are kept.
struct TextEdits {
  private struct Edit {
    let range: Range<Int>
    let text: String
  }

  private var edits: [Edit] = []

  var isEmpty: Bool { edits.isEmpty }

  /// Inserts a text; texts at the same position keep their order.
  mutating func insert(_ text: String, at position: Int) {
    edits.append(Edit(range: position..<position, text: text))
  }

  mutating func remove(_ range: Range<Int>) { edits.append(Edit(range: range, text: "")) }

  mutating func replace(_ range: Range<Int>, with text: String) {
    edits.append(Edit(range: range, text: text))
  }

  /// The text with all edits. An insertion inside a removed range is dropped.
  ///
  /// - Complexity: O(bytes + n log n) for n edits
  func applied(to bytes: ContiguousArray<UInt8>) -> ContiguousArray<UInt8> {
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    var result = ContiguousArray<UInt8>()
    result.reserveCapacity(bytes.count)
    var position = 0
    for (_, edit) in ordered {
      let (start, end) = (edit.range.lowerBound, edit.range.upperBound)
      guard start >= position || end > position else { continue }
      if start > position { result += bytes[position..<start] }
      result += edit.text.utf8
      position = max(position, end)
    }
    result += bytes[position...]
    return result
  }
}
