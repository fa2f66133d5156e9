/// A place in a text.
package struct TextPosition: Hashable, Sendable {
  /// From 1.
  package var line: Int
  /// From 1, in code points, as editors count.
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
