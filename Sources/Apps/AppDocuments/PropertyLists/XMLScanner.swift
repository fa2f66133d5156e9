/// Finds the values of an XML property list, and rejects malformed XML.
///
/// The scanner accepts what CoreFoundation accepts, even where XML forbids it: a comment may
/// contain `--`, text may contain `]]>`, white space and comments may precede the XML declaration,
/// and `<plist>` may be missing. The document type is ignored, and so is everything after the root
/// element, and attributes. Only XML's predefined entities are accepted.
struct XMLScanner {
  enum ElementKind: String {
    case dict, array, key, string, integer, real, `true`, `false`, date, data
  }

  let source: SourceDocument
  let bytes: ContiguousArray<UInt8>
  /// Whether the list is a template in which CMake or Qt replaces variables.
  private let isTemplate: Bool
  var position = 0
  /// The repeated keys of dictionaries, each with the offset of its first `<key>`.
  private(set) var duplicates: [(offset: Int, key: DuplicateKey)] = []
  private var valueCount = 0

  init(_ source: SourceDocument, isTemplate: Bool) {
    self.source = source
    self.isTemplate = isTemplate
    bytes = source.utf8
  }

  mutating func scan() throws(ScanFailure) -> SyntaxNode {
    try scanProlog()
    let root = try scanRoot()
    // XML has no control characters other than white space.
    if let index = bytes[..<position].firstIndex(where: { $0 < 0x20 && !$0.isSpace }) {
      throw ScanFailure(.controlCharacter(bytes[index]), at: index)
    }
    return root
  }

  private mutating func scanRoot() throws(ScanFailure) -> SyntaxNode {
    let tag = try scanRootTag()
    if let kind = ElementKind(rawValue: tag.name) { return try scanValue(kind, tag, depth: 0) }
    let first = try nextElement(in: "plist")
    guard let kind = first.kind else { throw ScanFailure(.noRoot, at: first.tag.range.lowerBound) }
    let root = try scanValue(kind, first.tag, depth: 0)
    try scanEnd()
    return root
  }

  private mutating func scanEnd() throws(ScanFailure) {
    try skipMisc()
    let start = position
    guard start < bytes.count else { throw ScanFailure(.endsInside("plist"), at: start) }
    guard bytes[start] == UInt8(ascii: "<") else {
      throw ScanFailure(.textBetweenValues, at: start)
    }
    let tag = try scanTag()
    if tag.kind != .end { throw ScanFailure(.afterRoot(tag.name), at: start) }
    if tag.name != "plist" {
      throw ScanFailure(.endTag(found: tag.name, expected: "plist"), at: start)
    }
  }

  /// Reads the next tag inside the element `name`, which is `<plist>`, a dictionary or an array. If
  /// the tag is the end tag of this element, `kind` is `nil`.
  private mutating func nextElement(
    in name: String
  ) throws(ScanFailure) -> (kind: ElementKind?, tag: Tag) {
    try skipMisc()
    guard position < bytes.count else { throw ScanFailure(.endsInside(name), at: bytes.count) }
    guard bytes[position] == UInt8(ascii: "<") else {
      throw ScanFailure(isAtDirective ? .preprocessed : .textBetweenValues, at: position)
    }
    let tag = try scanTag()
    let start = tag.range.lowerBound
    if tag.kind == .end {
      if tag.name != name { throw ScanFailure(.endTag(found: tag.name, expected: name), at: start) }
      return (nil, tag)
    }
    guard let kind = elementKind(tag), kind != .key || name == "dict" else {
      throw ScanFailure(.unknownElement(tag.name), at: start)
    }
    return (kind, tag)
  }

  /// The kind of an element. In a template, `<${NAME}/>` takes the place of a Boolean, and counts
  /// as a string.
  private func elementKind(_ tag: Tag) -> ElementKind? {
    tag.kind == .empty && substituted(tag.name) != tag.name
      ? .string : ElementKind(rawValue: tag.name)
  }

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
      if depth == PropertyListLimit.depth { throw ScanFailure(.tooLarge, at: start) }
      let end: Tag
      (content, end) = try kind == .dict ? scanMembers(depth) : scanElements(depth)
      inside = inside.lowerBound..<end.range.lowerBound
    }
    valueCount += 1
    if valueCount > PropertyListLimit.values { throw ScanFailure(.tooLarge, at: start) }
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
    throw ScanFailure(.tooLarge, at: tag.range.lowerBound)
  }

  private mutating func noteRepeatedKeys(_ members: [SyntaxMember], isRoot: Bool) {
    if Set(members.lazy.map(\.key)).count == members.count { return }
    for (key, same) in Dictionary(grouping: members, by: \.key) where same.count > 1 {
      let offsets = same.map(\.keyElement.lowerBound)
      let lines = offsets.map(source.line)
      duplicates.append((offsets[0], DuplicateKey(key: key, lines: lines, isInRoot: isRoot)))
    }
  }

  /// The value of an element that is not a container. `inside` is a result of ``scanText(_:)``.
  func scalar(
    _ kind: ElementKind, _ inside: Range<Int>, _ tag: Tag
  ) throws(ScanFailure) -> PropertyListValue {
    let value: PropertyListValue?
    switch kind {
    case .string:
      value = .string(substituted(tag.name == "string" ? characters(in: inside) : tag.name))
    case .integer: value = ScalarText.integer(string(inside))
    case .real: value = ScalarText.real(string(inside))
    case .date: value = ScalarText.date(string(inside))
    // CoreFoundation refuses `<data/>`, but not `<data></data>`.
    case .data: value = tag.kind == .start ? ScalarText.data(bytes[inside]) : nil
    case .true, .false, .key, .dict, .array:
      value = inside.isEmpty ? .boolean(kind == .true) : nil
    }
    guard let value else {
      throw ScanFailure(.value(string(inside), of: kind.rawValue), at: tag.range.lowerBound)
    }
    return value
  }

  mutating func scanText(_ tag: Tag) throws(ScanFailure) -> Range<Int> {
    if tag.kind == .empty { return position..<position }
    let start = position
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "<"):
        if looksAt(Self.sectionStart) {
          guard let section = section(at: position) else {
            throw ScanFailure(.endsInside(tag.name), at: position)
          }
          position = section.upperBound + Self.sectionEnd.utf8.count
        } else if looksAt("</") {
          let end = position
          let endTag = try scanTag()
          if endTag.name == tag.name { return start..<end }
          throw ScanFailure(.endTag(found: endTag.name, expected: tag.name), at: end)
        } else {
          throw ScanFailure(.markupInValue(tag.name), at: position)
        }
      case UInt8(ascii: "&"):
        let reference = reference(at: position)
        if reference.scalar == nil { throw ScanFailure(.entity(reference.name), at: position) }
        position = reference.end
      default: position += 1
      }
    }
    throw ScanFailure(.endsInside(tag.name), at: tag.range.lowerBound)
  }

  /// The characters in a range that ``scanText(_:)`` returned. References and CDATA sections are
  /// resolved.
  func characters(in range: Range<Int>) -> String {
    let isPlain = !bytes[range].contains { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }
    if isPlain { return string(range) }
    var result = ContiguousArray<UInt8>()
    var index = range.lowerBound
    while index < range.upperBound {
      if looksAt(Self.sectionStart, at: index), let section = section(at: index) {
        result += bytes[section]
        index = section.upperBound + Self.sectionEnd.utf8.count
      } else if bytes[index] == UInt8(ascii: "&") {
        let reference = reference(at: index)
        if let scalar = reference.scalar { result += String(scalar).utf8 }
        index = reference.end
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static let sectionStart = "<![CDATA["
  private static let sectionEnd = "]]>"

  /// The range of the characters in a CDATA section; `nil` if the section does not end.
  private func section(at index: Int) -> Range<Int>? {
    let start = index + Self.sectionStart.utf8.count
    return bytes[start...].firstRange(of: Self.sectionEnd.utf8).map { start..<$0.lowerBound }
  }

  /// Reads a reference such as `&amp;` or `&#x41;`. `name` is `amp` or `#x41`, and `end` is the
  /// offset after the semicolon. `scalar` is `nil` if XML has no such reference.
  private func reference(at index: Int) -> (name: String, scalar: Unicode.Scalar?, end: Int) {
    // The longest reference is &#x0010FFFF;
    let near = bytes[index + 1..<min(index + 13, bytes.count)]
    let end = near.firstIndex(of: Self.referenceEnd)
    let name = string(near.startIndex..<(end ?? near.endIndex))
    return (name, end == nil ? nil : Self.scalar(named: name), (end ?? near.endIndex) + 1)
  }

  private static let referenceEnd = UInt8(ascii: ";")

  private static let named: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]

  private static func scalar(named name: String) -> Unicode.Scalar? {
    guard name.first == "#" else { return named[name] }
    let digits = name.dropFirst()
    let number =
      digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    guard let number, let scalar = Unicode.Scalar(number) else { return nil }
    return number < 0x20 && ![9, 10, 13].contains(number) ? nil : scalar
  }

  /// In a template, replaces `${NAME}` and `@NAME@` with `$(NAME)`. The text then counts as
  /// unknown, like any text with a build variable.
  private func substituted(_ text: String) -> String {
    if !isTemplate { return text }
    return text.replacing(#/[$]\{([^{}]+)\}|@(\w+)@/#) { match in
      "$(\(match.output.1 ?? match.output.2 ?? ""))"
    }
  }
}
