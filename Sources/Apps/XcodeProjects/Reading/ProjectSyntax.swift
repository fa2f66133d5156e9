/// A value of an old-style project file, and its place in the file.
struct ProjectSyntaxNode: Sendable {
  enum Content: Sendable {
    case text(String)
    case list([SyntaxElement])
    case table([ProjectSyntaxMember])
  }

  let content: Content
  /// The positions of the value's bytes, with its brackets or quotation marks.
  let range: Range<Int>
  /// The line on which the value begins, from 1.
  let line: Int
}

struct SyntaxElement: Sendable {
  let value: ProjectSyntaxNode
  /// The positions of the value's bytes and of its comma.
  let range: Range<Int>
  let hasComma: Bool
}

struct ProjectSyntaxMember: Sendable {
  let key: String
  let value: ProjectSyntaxNode
  /// The positions from the first byte of the key to the semicolon.
  let range: Range<Int>
}

extension ProjectSyntaxNode {
  /// The value without the places.
  var node: ProjectNode {
    switch content {
    case .text(let text): ProjectNode(.text(text), line: line)
    case .list(let elements): ProjectNode(.list(elements.map(\.value.node)), line: line)
    case .table(let members):
      // As in CoreFoundation, the last value of a repeated key counts.
      ProjectNode(
        .table(Dictionary(members.map { ($0.key, $0.value.node) }) { $1 }), line: line)
    }
  }

  var members: [ProjectSyntaxMember] {
    if case .table(let members) = content { members } else { [] }
  }

  var elements: [SyntaxElement] { if case .list(let elements) = content { elements } else { [] } }

  /// The member with a key; the last one if the key is repeated.
  func member(_ key: String) -> ProjectSyntaxMember? { members.last { $0.key == key } }

  /// The string in the node, if it is short enough to be compared.
  var word: String? {
    guard case .text(let text) = content else { return nil }
    return ProjectNode(.text(text), line: nil).word
  }

  /// The position after the opening bracket.
  var opening: Int { range.lowerBound + 1 }

  /// The position of the closing bracket.
  var closing: Int { range.upperBound - 1 }
}
