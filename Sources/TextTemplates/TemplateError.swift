/// Why a template cannot be read or filled in.
package enum TemplateError: Error, Hashable, Sendable {
  /// A tag begins with `{{` and does not end on its line.
  case openTag(line: Int)
  /// A list's tag that shares its line with something else.
  case listTagAmidLine(name: String, line: Int)
  /// A list's end without its beginning.
  case unexpectedEnd(name: String, line: Int)
  /// A list's beginning without its end.
  case missingEnd(name: String)
  /// No value of that name.
  case missingValue(name: String)
  /// A list where a text is wanted, or a text where a list is.
  case wrongKind(name: String)
}
