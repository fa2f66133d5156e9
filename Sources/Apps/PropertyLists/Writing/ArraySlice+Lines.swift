/// Lines of a text, which are found when they are needed: a list of all lines would be many times
/// the size of a text with mostly empty lines. A line ends with LF, or at the end of the text.
extension ArraySlice<UInt8> {
  /// The first line with its LF; empty if the text is empty.
  ///
  /// - Complexity: O(line)
  var firstLine: ArraySlice<UInt8> {
    firstIndex(of: UInt8(ascii: "\n")).map { self[...$0] } ?? self
  }

  /// The last line with its LF; empty if the text is empty.
  ///
  /// - Complexity: O(line)
  var lastLine: ArraySlice<UInt8> {
    dropLast().lastIndex(of: UInt8(ascii: "\n")).map { self[($0 + 1)...] } ?? self
  }

  var lineCount: Int {
    let isCut = !isEmpty && last != UInt8(ascii: "\n")
    return count { $0 == UInt8(ascii: "\n") } + (isCut ? 1 : 0)
  }

  func droppingFirstLines(_ count: Int) -> ArraySlice<UInt8> {
    (0..<count).reduce(self) { rest, _ in rest[rest.firstLine.endIndex...] }
  }

  func droppingLastLines(_ count: Int) -> ArraySlice<UInt8> {
    (0..<count).reduce(self) { rest, _ in rest[..<rest.lastLine.startIndex] }
  }
}
