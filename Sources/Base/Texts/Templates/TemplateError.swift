package enum TemplateError: Error, Equatable, Sendable {
  /// A tag begins with `{{` but does not end on the same line.
  case openTag(line: Int)
  /// A list's tag shares its line with other text.
  case listTagAmidLine(name: String, line: Int)
  /// A tag ends a list that no tag has started.
  case unexpectedEnd(name: String, line: Int)
  /// A tag starts a list that no tag ends.
  case missingEnd(name: String)
  case missingValue(name: String)
  /// The value is a list where a text is expected, or a text where a list is expected.
  case wrongKind(name: String)
}
