internal import PropertyLists

/// A value of a project file, and the line on which it begins.
package struct ProjectNode: Equatable, Sendable {
  package enum Content: Equatable, Sendable {
    case text(String)
    case list([ProjectNode])
    case table([String: ProjectNode])
  }

  package let content: Content
  /// The line, from 1; `nil` in formats without lines, which are JSON and binary property lists.
  package let line: Int?

  package init(_ content: Content, line: Int?) {
    self.content = content
    self.line = line
  }

  /// The string in the node; `nil` for a list or a table. It is also `nil` for a string of more
  /// than ``ProjectLimit/comparedBytes`` bytes or with many combining marks in a row, because
  /// comparing malicious strings takes quadratic time.
  package var word: String? {
    guard case .text(let text) = content, text.isComparable(limit: ProjectLimit.comparedBytes)
    else {
      return nil
    }
    return text
  }

  package var table: [String: ProjectNode] {
    if case .table(let members) = content { members } else { [:] }
  }

  package var list: [ProjectNode] {
    if case .list(let elements) = content { elements } else { [] }
  }

  /// The strings in a list; other elements are left out.
  package var words: [String] { list.compactMap(\.word) }

  package subscript(key: String) -> ProjectNode? {
    if case .table(let members) = content { members[key] } else { nil }
  }
}
