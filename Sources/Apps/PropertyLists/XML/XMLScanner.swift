/// Finds the values of an XML property list, and rejects malformed XML.
///
/// It accepts what CoreFoundation accepts, which is not quite XML: a comment may contain `--`, text
/// may contain `]]>`, and white space and comments may precede the XML declaration. Only Apple's
/// document type and XML's own entities are accepted, and attributes only in `<plist>`.
struct XMLScanner {
  /// The name of an element in `<plist>`.
  enum ElementKind: String {
    case dict
    case array
    case key
    case string
    case integer
    case real
    case `true`
    case `false`
    case date
    case data
  }

  let source: SourceDocument
  let bytes: ContiguousArray<UInt8>
  var position = 0
  /// The keys that appear more than once in a dictionary, each with the offset of its first
  /// `<key>`.
  private(set) var duplicates: [(offset: Int, key: DuplicateKey)] = []
  private var valueCount = 0

  init(_ source: SourceDocument) {
    self.source = source
    bytes = source.utf8
  }

  mutating func scan() throws(ScanFailure) -> SyntaxNode {
    try scanProlog()
    try scanRootTag()
    try expectNoControlCharacters()
    let first = try nextElement(in: "plist")
    guard let kind = first.kind else { throw ScanFailure(.noRoot, at: first.tag.range.lowerBound) }
    let root = try scanValue(kind, first.tag, depth: 0)
    let second = try nextElement(in: "plist")
    if second.kind != nil { throw ScanFailure(.secondRoot, at: second.tag.range.lowerBound) }
    try skipMisc()
    if position < bytes.count { throw ScanFailure(.afterRoot, at: position) }
    return root
  }

  /// Checks that there are no control characters other than white space, as XML requires.
  private func expectNoControlCharacters() throws(ScanFailure) {
    if let index = bytes.firstIndex(where: { $0 < 0x20 && !$0.isSpace }) {
      throw ScanFailure(.controlCharacter(bytes[index]), at: index)
    }
  }

  /// Reads the next tag in `<plist>`, a dictionary or an array.
  ///
  /// - Parameter name: the name of the element that contains the tag.
  /// - Returns: the tag; its kind is `nil` if it is the end tag of the element.
  private mutating func nextElement(
    in name: String
  ) throws(ScanFailure) -> (kind: ElementKind?, tag: Tag) {
    try skipMisc()
    guard position < bytes.count else {
      throw ScanFailure(.endsInside(name), at: bytes.count)
    }
    guard bytes[position] == UInt8(ascii: "<") else {
      throw ScanFailure(isAtDirective ? .preprocessed : .textBetweenValues, at: position)
    }
    let tag = try scanTag()
    let start = tag.range.lowerBound
    if tag.kind == .end {
      if tag.name != name { throw ScanFailure(.endTag(found: tag.name, expected: name), at: start) }
      return (nil, tag)
    }
    guard let kind = ElementKind(rawValue: tag.name), kind != .key || name == "dict" else {
      throw ScanFailure(.unknownElement(tag.name), at: start)
    }
    if tag.hasAttributes { throw ScanFailure(.attributes(tag.name), at: start) }
    return (kind, tag)
  }

  /// Reads a value after its start tag.
  private mutating func scanValue(
    _ kind: ElementKind, _ tag: Tag, depth: Int
  ) throws(ScanFailure) -> SyntaxNode {
    let start = tag.range.lowerBound
    let content: SyntaxNode.Content
    var inside = tag.range.upperBound..<tag.range.upperBound
    if kind != .dict && kind != .array {
      inside = try scanText(tag)
      content = .scalar(try scalar(kind, inside, tag))
    } else if tag.kind == .empty {
      content = kind == .dict ? .dictionary([]) : .array([])
    } else {
      if depth == PropertyListLimit.depth {
        throw ScanFailure(.tooDeep(limit: PropertyListLimit.depth), at: start)
      }
      let end: Tag
      (content, end) = try kind == .dict ? scanMembers(depth) : scanElements(depth)
      inside = inside.lowerBound..<end.range.lowerBound
    }
    valueCount += 1
    if valueCount > PropertyListLimit.values { throw ScanFailure(.tooManyValues, at: start) }
    return SyntaxNode(content: content, element: start..<position, inside: inside)
  }

  private mutating func scanElements(
    _ depth: Int
  ) throws(ScanFailure) -> (SyntaxNode.Content, end: Tag) {
    var elements: [SyntaxNode] = []
    while true {
      let next = try nextElement(in: "array")
      guard let kind = next.kind else { return (.array(elements), next.tag) }
      elements.append(try scanValue(kind, next.tag, depth: depth + 1))
    }
  }

  private mutating func scanMembers(
    _ depth: Int
  ) throws(ScanFailure) -> (SyntaxNode.Content, end: Tag) {
    var members: [SyntaxMember] = []
    while true {
      let (kind, tag) = try nextElement(in: "dict")
      if kind == nil {
        noteRepeatedKeys(members, isRoot: depth == 0)
        return (.dictionary(members), tag)
      }
      if kind != .key { throw ScanFailure(.valueWithoutKey(tag.name), at: tag.range.lowerBound) }
      let key = try scanKey(tag)
      let element = tag.range.lowerBound..<position
      let next = try nextElement(in: "dict")
      guard let valueKind = next.kind, valueKind != .key else {
        throw ScanFailure(.keyWithoutValue(key), at: element.lowerBound)
      }
      let value = try scanValue(valueKind, next.tag, depth: depth + 1)
      members.append(SyntaxMember(key: key, keyElement: element, value: value))
    }
  }

  private mutating func scanKey(_ tag: Tag) throws(ScanFailure) -> String {
    let limit = PropertyListLimit.comparedBytes
    let inside = try scanText(tag)
    if inside.count <= limit, case let key = characters(in: inside), key.isComparable(limit: limit)
    {
      return key
    }
    throw ScanFailure(.keyTooLong(limit: limit), at: tag.range.lowerBound)
  }

  /// - Complexity: O(number of members)
  private mutating func noteRepeatedKeys(_ members: [SyntaxMember], isRoot: Bool) {
    if Set(members.lazy.map(\.key)).count == members.count { return }
    for (key, same) in Dictionary(grouping: members, by: \.key) where same.count > 1 {
      let offsets = same.map(\.keyElement.lowerBound)
      let lines = offsets.map(source.line)
      duplicates.append((offsets[0], DuplicateKey(key: key, lines: lines, isInRoot: isRoot)))
    }
  }
}
