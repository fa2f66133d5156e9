struct TextEdit: Equatable, Sendable {
  /// The range in bytes.
  let range: Range<Int>
  let replacement: ContiguousArray<UInt8>

  init(_ range: Range<Int>, _ replacement: String) {
    self.init(range, ContiguousArray(replacement.utf8))
  }

  init(_ range: Range<Int>, _ replacement: ContiguousArray<UInt8>) {
    self.range = range
    self.replacement = replacement
  }

  /// - Parameter edits: the edits, sorted, without overlaps.
  /// - Complexity: O(bytes)
  static func apply(
    _ edits: [TextEdit], to text: ContiguousArray<UInt8>.SubSequence
  ) -> ContiguousArray<UInt8> {
    var result = ContiguousArray<UInt8>()
    var position = text.startIndex
    for edit in edits {
      result += text[position..<edit.range.lowerBound]
      result += edit.replacement
      position = edit.range.upperBound
    }
    result += text[position...]
    return result
  }
}
