internal import Texts

/// A change to the value of one key of the root dictionary.
public struct KeyChange: Hashable, Sendable {
  public let key: String
  /// The path from the key's value to the changed value inside; empty if the key's whole value
  /// changes.
  package let path: [PropertyListStep]
  /// The new value; `nil` if the key, or the array element at `path`, is removed.
  public let value: PropertyListValue?

  package init(key: String, at path: [PropertyListStep] = [], value: PropertyListValue?) {
    self.key = key
    self.path = path
    self.value = value
  }

  func apply(to root: inout [String: PropertyListValue]) {
    if path.isEmpty { root[key] = value } else { apply(to: &root[key], depth: 0) }
  }

  /// Makes the change in `target`, which is `depth` steps below the key's value.
  private func apply(to target: inout PropertyListValue?, depth: Int) {
    guard depth < path.count else {
      if target != nil { target = value }
      return
    }
    // `target` is `nil` during the change: a collection that two variables share would be copied.
    switch path[depth] {
    case .key(let key):
      guard var members = target?.dictionary else { return }
      target = nil
      apply(to: &members[key], depth: depth + 1)
      target = .dictionary(members)
    case .index(let index):
      guard var elements = target?.array, elements.indices.contains(index) else { return }
      target = nil
      var element: PropertyListValue? = elements[index]
      elements[index] = .boolean(false)
      apply(to: &element, depth: depth + 1)
      if let element { elements[index] = element } else { elements.remove(at: index) }
      target = .array(elements)
    }
  }
}

extension PropertyListDocument {
  /// The document after `changes`. Several changes inside one value must be in the order of the
  /// file. In XML, bytes outside the changed values stay the same. In the binary format, all other
  /// values stay the same.
  package func changing(_ changes: [KeyChange]) throws(PropertyListError) -> PropertyListDocument {
    try PropertyListLimit.checkMemory(for: bytes, edits: true)
    if changes.isEmpty { return self }
    var root = root
    // The last change comes first: removing an element changes the indices of later elements.
    for change in changes.reversed() { change.apply(to: &root) }
    let expected = PropertyListValue.dictionary(root)
    let edited: PropertyListDocument
    do {
      edited = try PropertyListDocument(
        reading: syntax.map { $0.source.bytes(after: XMLEditor($0).edits(for: changes)) }
          ?? expected.binary())
    } catch PropertyListError.malformed(.tooLarge, let line) {
      // The original was just below a limit. Other errors are bugs.
      throw .malformed(.tooLarge, line: line)
    } catch {
      throw .editFailed
    }
    // Foundation writes binary lists, with one of two spellings of the same string.
    let isRight = syntax == nil || PropertyListValue.dictionary(edited.root).xml == expected.xml
    if !isRight { throw .editFailed }
    return edited
  }

  /// The changes as a unified diff; empty if nothing changes. For a binary list, the diff compares
  /// the list's XML form.
  package func difference(_ changes: [KeyChange], path: String) -> String {
    if changes.isEmpty { return "" }
    // XML cannot express every binary list.
    guard let shown = syntax ?? Self.syntax(of: root) else { return "" }
    return shown.source.difference(
      XMLEditor(shown).edits(for: changes), path: syntax == nil ? path + " (as XML)" : path)
  }

  private static func syntax(of root: [String: PropertyListValue]) -> SyntaxTree? {
    let text = XMLWriter(newline: "\n", indentUnit: "\t").document(root)
    return try? SyntaxTree(ContiguousArray(text.utf8))
  }
}

extension PropertyListValue {
  /// A whole binary property list with the value as its root. The same value always gives the same
  /// bytes.
  fileprivate func binary() throws -> ContiguousArray<UInt8> {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    return ContiguousArray(try encoder.encode(EncodedValue(value: self)))
  }
}

private struct EncodedValue: Encodable {
  let value: PropertyListValue

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch value {
    case .dictionary(let members): try container.encode(members.mapValues(EncodedValue.init))
    case .array(let elements): try container.encode(elements.map(EncodedValue.init))
    case .string(let text): try container.encode(text)
    case .boolean(let isTrue): try container.encode(isTrue)
    case .integer(let number): try container.encode(number)
    case .unsigned(let number): try container.encode(number)
    case .real(let number): try container.encode(number)
    case .date(let date): try container.encode(date)
    case .data(let data): try container.encode(data)
    }
  }
}
