internal import PropertyLists

/// A value of a project file, and its place in the file.
package struct ProjectNode: Sendable {
  package enum Content: Sendable {
    case text(String)
    case list([ProjectNode])
    case table(ProjectTable)
  }

  package let content: Content
  /// The line on which the value begins, from 1; `nil` in formats without lines, which are JSON and
  /// binary property lists.
  package let line: Int?
  /// The positions of the value's bytes, with its brackets or quotation marks; empty in formats
  /// that are not edited.
  var range = 0..<0
  /// The positions of the value with its key and semicolon, or with its comma if it has one.
  var item = 0..<0

  /// The string in the node; `nil` for a list or a table. It is also `nil` for a string of more
  /// than ``ProjectLimit/comparedBytes`` bytes or with many combining marks in a row, because
  /// comparing malicious strings takes quadratic time.
  package var word: String? {
    guard case .text(let text) = content, text.isComparable(limit: ProjectLimit.comparedBytes)
    else { return nil }
    return text
  }

  package var list: [ProjectNode] {
    if case .list(let elements) = content { elements } else { [] }
  }

  /// The strings in a list; other elements are left out.
  package var words: [String] { list.compactMap(\.word) }

  /// The strings in a list, each once.
  var uniqueWords: [String] {
    var seen: Set<String> = []
    return words.filter { seen.insert($0).inserted }
  }

  /// The members of a table in the order of the file.
  package var members: [ProjectTable.Member] {
    if case .table(let table) = content { table.members } else { [] }
  }

  package subscript(key: String) -> ProjectNode? {
    if case .table(let table) = content { table[key] } else { nil }
  }

  /// The kind of an object, such as `PBXNativeTarget`.
  var isa: String? { self["isa"]?.word }

  /// The position after the opening bracket.
  var opening: Int { range.lowerBound + 1 }

  /// The position of the closing bracket.
  var closing: Int { range.upperBound - 1 }
}

package struct ProjectTable: Sendable {
  package typealias Member = (key: String, value: ProjectNode)

  package let members: [Member]
  /// The index of each key's last member: as in CoreFoundation, it is the one that counts.
  private let indices: [String: Int]

  init(_ members: [Member]) {
    self.members = members
    indices = Dictionary(members.enumerated().map { ($1.key, $0) }) { $1 }
  }

  package subscript(key: String) -> ProjectNode? { index(of: key).map { members[$0].value } }

  func index(of key: String) -> Int? { indices[key] }

  /// The members that count, in no order.
  var effective: [Member] { indices.values.map { members[$0] } }
}
