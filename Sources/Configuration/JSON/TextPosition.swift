/// A position in a text, for messages.
package struct TextPosition: Hashable, Sendable {
  /// The line, from 1.
  package var line: Int
  /// The column, from 1, in code points as editors count them.
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
