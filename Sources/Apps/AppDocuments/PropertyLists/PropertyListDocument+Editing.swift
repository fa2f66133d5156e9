/// A new value for a key of the root dictionary.
public struct KeyChange: Hashable, Sendable {
  public let key: String
  /// The path from the key's value to what changes inside it; empty if the value itself changes.
  package let path: [PropertyListStep]
  /// The new value; `nil` if the key, or the element of an array, is removed.
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
  /// The document after changes. Changes inside one value must be in the order of the file. In XML,
  /// bytes outside the changed values stay the same; in the binary format, all other values do.
  package func changing(_ changes: [KeyChange]) throws(PropertyListError) -> PropertyListDocument {
    try PropertyListLimit.checkMemory(for: bytes, edits: true)
    if changes.isEmpty { return self }
    var root = root
    // The last change comes first: removing an element changes the indices of later elements.
    for change in changes.reversed() { change.apply(to: &root) }
    let edited: PropertyListDocument
    do {
      edited = try PropertyListDocument(
        reading: syntax.map { $0.source.bytes(after: XMLEditor($0).edits(for: changes)) }
          ?? binary(root, changes))
    } catch PropertyListError.malformed(let fault, let line)
      where [.tooLarge, .tooManyValues].contains(fault)
    {
      // The original was just below a limit. Other errors are bugs.
      throw .malformed(fault, line: line)
    } catch {
      throw .editFailed
    }
    let isRight = PropertyListValue.dictionary(edited.root).isIdentical(to: .dictionary(root))
    if !isRight { throw .editFailed }
    return edited
  }

  private func binary(
    _ root: [String: PropertyListValue], _ changes: [KeyChange]
  ) throws(PropertyListFault) -> ContiguousArray<UInt8> {
    var editor = try BinaryEditor(bytes)
    var keys: Set<String> = []
    try editor.apply(
      changes.map(\.key).filter { keys.insert($0).inserted }
        .map { KeyChange(key: $0, value: root[$0]) })
    return try editor.bytes()
  }

  /// The changes as a unified diff, of its XML form for a binary list; empty if nothing changes.
  package func difference(_ changes: [KeyChange], path: String) -> String {
    if changes.isEmpty { return "" }
    // If XML cannot express all values, or would be too large, the keys that do not change are
    // left out; if that is not enough, all old values are.
    let changed = root.filter { key, _ in changes.contains { $0.key == key } }
    guard let shown = syntax ?? [root, changed, [:]].lazy.compactMap(Self.syntax).first else {
      return ""
    }
    return shown.source.difference(
      XMLEditor(shown).edits(for: changes), path: syntax == nil ? path + " (as XML)" : path)
  }

  /// The XML form of a binary list; `nil` if XML cannot express it, or it would be too large.
  private static func syntax(of root: [String: PropertyListValue]) -> SyntaxTree? {
    guard PropertyListValue.dictionary(root).indentation(depth: 0) < PropertyListLimit.bytes else {
      return nil
    }
    let text = XMLWriter(newline: "\n", indentUnit: "\t").document(root)
    return try? SyntaxTree(ContiguousArray(text.utf8))
  }
}
