package struct TextPosition: Equatable, Sendable {
  /// The line number; the first line is 1.
  package var line: Int
  /// The column in code points, as editors count them; the first column is 1.
  package var column: Int
}
