internal import Texts

/// An XML property list: its elements, and their places in the text.
struct SyntaxTree: Equatable, Sendable {
  let source: SourceDocument
  let root: SyntaxNode
  let duplicates: [DuplicateKey]
  /// For each key, the index of the root's last member with this key.
  private let places: [String: Int]

  init(_ bytes: ContiguousArray<UInt8>, isTemplate: Bool = false) throws(PropertyListError) {
    var scanner: XMLScanner
    do throws(ScanFailure) {
      source = try SourceDocument(bytes)
      scanner = XMLScanner(source, isTemplate: isTemplate)
      root = try scanner.scan()
    } catch {
      let line = error.offset.map { bytes.lineBreaks(in: 0..<$0) + 1 }
      throw .malformed(error.fault, line: line)
    }
    duplicates = scanner.duplicates.sorted { $0.offset < $1.offset }.map(\.key)
    places = Dictionary(zip(root.members.lazy.map(\.key), root.members.indices)) { $1 }
  }

  func member(_ key: String) -> SyntaxMember? { places[key].map { root.members[$0] } }

  subscript(path: [PropertyListStep]) -> SyntaxNode? {
    guard case .key(let key)? = path.first else { return path.isEmpty ? root : nil }
    return path.dropFirst().reduce(member(key)?.value) { node, step in node?[step] }
  }
}

/// The XML element of a value, and the element's place in the text.
package struct SyntaxNode: Equatable, Sendable {
  package enum Content: Equatable, Sendable {
    case dictionary([SyntaxMember])
    case array([SyntaxNode])
    case scalar(PropertyListValue)
  }

  package let content: Content
  package let element: Range<Int>
  /// The bytes between the tags. For an element without end tag, the empty range at the element's
  /// end.
  let inside: Range<Int>

  var isSelfClosing: Bool { inside.lowerBound == element.upperBound }

  var members: [SyntaxMember] {
    if case .dictionary(let members) = content { members } else { [] }
  }

  /// The element's value. If a key appears more than once, its last value counts, as in
  /// CoreFoundation.
  var value: PropertyListValue {
    switch content {
    case .scalar(let value): value
    case .array(let elements): .array(elements.map(\.value))
    case .dictionary(let members):
      .dictionary(Dictionary(members.map { ($0.key, $0.value.value) }) { $1 })
    }
  }

  subscript(step: PropertyListStep) -> SyntaxNode? {
    switch (step, content) {
    case (.key(let key), .dictionary(let members)): members.last { $0.key == key }?.value
    case (.index(let index), .array(let elements)):
      elements.indices.contains(index) ? elements[index] : nil
    default: nil
    }
  }
}

extension SyntaxNode {
  /// A node without a place in a text, for a value of a binary list.
  package init(_ value: PropertyListValue) {
    let content: Content =
      switch value {
      case .array(let elements): .array(elements.map { SyntaxNode($0) })
      case .dictionary(let members):
        .dictionary(
          members.map { SyntaxMember(key: $0, keyElement: 0..<0, value: SyntaxNode($1)) })
      default: .scalar(value)
      }
    self.init(content: content, element: 0..<0, inside: 0..<0)
  }
}

package struct SyntaxMember: Equatable, Sendable {
  package let key: String
  let keyElement: Range<Int>
  package let value: SyntaxNode
}
