/// An XML property list: its elements, and their places in the text.
struct SyntaxTree: Equatable, Sendable {
  let source: SourceDocument
  let root: SyntaxNode
  let duplicates: [DuplicateKey]
  /// For each key of the root, the index of its last member. The table is needed because findings
  /// and corrections look up many values below one root.
  private let places: [String: Int]

  init(_ bytes: ContiguousArray<UInt8>) throws(PropertyListError) {
    // If the bytes are not valid text, lines are counted in the bytes. Such a fault has an offset
    // only in UTF-8, where line breaks are single bytes.
    var readable = bytes
    var scanner: XMLScanner
    do throws(ScanFailure) {
      source = try SourceDocument(bytes)
      readable = source.utf8
      scanner = XMLScanner(source)
      root = try scanner.scan()
    } catch {
      let line = error.offset.map { readable.lineBreaks(in: 0..<$0) + 1 }
      throw .malformed(error.fault, line: line)
    }
    duplicates = scanner.duplicates.sorted { $0.offset < $1.offset }.map(\.key)
    places = Dictionary(zip(root.members.lazy.map(\.key), root.members.indices)) { $1 }
  }

  /// The root's last member with a key; `nil` if there is none.
  ///
  /// - Complexity: O(1)
  func member(_ key: String) -> SyntaxMember? { places[key].map { root.members[$0] } }

  /// - Complexity: O(number of children of the values on the path, except the root)
  subscript(path: [PropertyListStep]) -> SyntaxNode? {
    guard case .key(let key)? = path.first else { return path.isEmpty ? root : nil }
    return path.dropFirst().reduce(member(key)?.value) { node, step in node?[step] }
  }
}

/// An element that is a value, and its place in the text.
struct SyntaxNode: Equatable, Sendable {
  enum Content: Equatable, Sendable {
    case dictionary([SyntaxMember])
    case array([SyntaxNode])
    case scalar(PropertyListValue)
  }

  let content: Content
  let element: Range<Int>
  /// The byte range between the tags. For an element without an end tag, it is the empty range at
  /// the end of the element.
  let inside: Range<Int>

  /// Whether the element has no end tag, like `<dict/>`.
  var isSelfClosing: Bool { inside.lowerBound == element.upperBound }

  var members: [SyntaxMember] {
    if case .dictionary(let members) = content { members } else { [] }
  }

  /// The value. If a key appears more than once, the last one counts, as in CoreFoundation.
  ///
  /// - Complexity: O(number of values below the node)
  var value: PropertyListValue {
    switch content {
    case .scalar(let value): value
    case .array(let elements): .array(elements.map(\.value))
    case .dictionary(let members):
      .dictionary(Dictionary(members.map { ($0.key, $0.value.value) }) { $1 })
    }
  }

  /// - Complexity: O(number of children)
  subscript(step: PropertyListStep) -> SyntaxNode? {
    switch (step, content) {
    case (.key(let key), .dictionary(let members)): members.last { $0.key == key }?.value
    case (.index(let index), .array(let elements)):
      elements.indices.contains(index) ? elements[index] : nil
    default: nil
    }
  }
}

struct SyntaxMember: Equatable, Sendable {
  let key: String
  /// The byte range of the element `<key>`, including its tags.
  let keyElement: Range<Int>
  let value: SyntaxNode
}
