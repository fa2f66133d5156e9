extension PropertyListDocument {
  /// A value whose elements or members have already been converted.
  package enum Folded<Node> {
    case scalar(PropertyListValue)
    case array([Node])
    case dictionary([String: Node])
  }

  /// Converts every value, the innermost first: `body` gets the value and the line on which it
  /// begins, which is `nil` in a binary list.
  ///
  /// If a key appears more than once, its last value counts.
  ///
  /// - Complexity: O(number of values)
  package func folded<Node>(_ body: (Folded<Node>, _ line: Int?) -> Node) -> Node {
    if let syntax { return syntax.folded(syntax.root, body) }
    return Self.folded(.dictionary(root), body)
  }

  private static func folded<Node>(
    _ value: PropertyListValue, _ body: (Folded<Node>, Int?) -> Node
  ) -> Node {
    switch value {
    case .array(let elements): body(.array(elements.map { folded($0, body) }), nil)
    case .dictionary(let members): body(.dictionary(members.mapValues { folded($0, body) }), nil)
    default: body(.scalar(value), nil)
    }
  }
}

extension SyntaxTree {
  fileprivate func folded<Node>(
    _ node: SyntaxNode, _ body: (PropertyListDocument.Folded<Node>, Int?) -> Node
  ) -> Node {
    let line = source.line(of: node.element.lowerBound)
    return switch node.content {
    case .scalar(let value): body(.scalar(value), line)
    case .array(let elements): body(.array(elements.map { folded($0, body) }), line)
    case .dictionary(let members):
      body(.dictionary(Dictionary(members.map { ($0.key, folded($0.value, body)) }) { $1 }), line)
    }
  }
}
