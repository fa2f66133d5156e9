/// Finds the values of an XML property list, and rejects malformed XML.
///
/// It accepts only Apple's document type and XML's own entities. Other entities, declarations and
/// attributes are rejected. It does not recurse.
struct XMLScanner {
  let bytes: ContiguousArray<UInt8>
  let encoding: PropertyListText.Encoding
  var position = 0
  /// The containers whose end tag has not been read yet, the outermost first.
  var open: [OpenContainer] = []
  var root: SyntaxNode?
  var valueCount = 0
  var duplicates: [RepeatedKey] = []

  init(_ text: PropertyListText) {
    bytes = text.utf8
    encoding = text.encoding
  }

  mutating func scan() throws(ScanFailure) -> SyntaxNode {
    try scanProlog()
    try scanRootTag()
    try expectNoControlCharacters()
    while true {
      try skipMisc()
      guard position < bytes.count else {
        throw ScanFailure(.endsInside(open.last?.name ?? "plist"), at: bytes.count)
      }
      guard bytes[position] == UInt8(ascii: "<") else {
        throw ScanFailure(isAtDirective ? .preprocessed : .textBetweenValues, at: position)
      }
      let tag = try scanTag()
      if tag.kind != .end {
        try scanElement(tag)
      } else if let container = open.popLast() {
        try close(container, with: tag)
      } else {
        return try finish(with: tag)
      }
    }
  }

  /// Checks that there are no control characters other than white space, as XML requires.
  private func expectNoControlCharacters() throws(ScanFailure) {
    if let index = bytes.firstIndex(where: { $0 < 0x20 && !Self.isSpace($0) }) {
      throw ScanFailure(.controlCharacter(bytes[index]), at: index)
    }
  }

  private mutating func scanElement(_ tag: Tag) throws(ScanFailure) {
    guard let kind = ElementKind(rawValue: tag.name) else {
      throw ScanFailure(.unknownElement(tag.name), at: tag.range.lowerBound)
    }
    if tag.hasAttributes { throw ScanFailure(.attributes(tag.name), at: tag.range.lowerBound) }
    if kind == .key { return try scanKey(tag) }
    try expectValue(tag)
    if kind.isContainer && tag.kind == .start {
      if open.count == PropertyListLimit.depth {
        throw ScanFailure(.tooDeep(limit: PropertyListLimit.depth), at: tag.range.lowerBound)
      }
      open.append(OpenContainer(kind: kind, tag: tag.range))
    } else {
      try deliver(kind.isContainer ? emptyContainer(kind, tag) : scanScalar(kind, tag))
    }
  }

  private mutating func close(
    _ container: OpenContainer, with tag: Tag
  ) throws(ScanFailure) {
    if tag.name != container.name {
      throw ScanFailure(
        .endTag(found: tag.name, expected: container.name), at: tag.range.lowerBound)
    }
    if let key = container.pendingKey {
      throw ScanFailure(.keyWithoutValue(key.text), at: key.element.lowerBound)
    }
    duplicates += container.repeatedKeys(isRoot: open.isEmpty)
    try deliver(container.node(endTag: tag.range))
  }

  /// Checks that the place of a value's start tag allows a value: after a key, in an array, or as
  /// the root.
  private func expectValue(_ tag: Tag) throws(ScanFailure) {
    if let container = open.last {
      if container.kind == .dict && container.pendingKey == nil {
        throw ScanFailure(.valueWithoutKey(tag.name), at: tag.range.lowerBound)
      }
    } else if root != nil {
      throw ScanFailure(.secondRoot, at: tag.range.lowerBound)
    }
  }

  private mutating func deliver(_ node: SyntaxNode) throws(ScanFailure) {
    valueCount += 1
    if valueCount > PropertyListLimit.values {
      throw ScanFailure(.tooManyValues, at: node.element.lowerBound)
    }
    if open.isEmpty { root = node } else { open[open.count - 1].append(node) }
  }

  private mutating func scanKey(_ tag: Tag) throws(ScanFailure) {
    let inside = try scanText(tag)
    let element = tag.range.lowerBound..<position
    if inside.count > PropertyListLimit.comparedBytes {
      throw ScanFailure(
        .keyTooLong(limit: PropertyListLimit.comparedBytes), at: element.lowerBound)
    }
    guard let last = open.indices.last, open[last].kind == .dict else {
      throw ScanFailure(.unknownElement("key"), at: element.lowerBound)
    }
    if let key = open[last].pendingKey {
      throw ScanFailure(.keyWithoutValue(key.text), at: key.element.lowerBound)
    }
    let key = try characters(in: inside)
    if !key.isComparable(limit: PropertyListLimit.comparedBytes) {
      throw ScanFailure(
        .keyTooLong(limit: PropertyListLimit.comparedBytes), at: element.lowerBound)
    }
    open[last].pendingKey = (key, element)
  }

  private mutating func finish(with tag: Tag) throws(ScanFailure) -> SyntaxNode {
    if tag.name != "plist" {
      throw ScanFailure(.endTag(found: tag.name, expected: "plist"), at: tag.range.lowerBound)
    }
    guard let root else { throw ScanFailure(.noRoot, at: tag.range.lowerBound) }
    try skipMisc()
    if position < bytes.count { throw ScanFailure(.afterRoot, at: position) }
    return root
  }

  private func emptyContainer(_ kind: ElementKind, _ tag: Tag) -> SyntaxNode {
    let end = tag.range.upperBound
    return SyntaxNode(
      content: kind == .dict ? .dictionary([]) : .array([]), element: tag.range,
      inside: end..<end)
  }
}
