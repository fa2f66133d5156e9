internal import PropertyLists

/// Reads an old-style (OpenStep) property list, the format in which Xcode writes project.pbxproj.
///
/// Source: Property List Programming Guide, "Old-Style ASCII Property Lists".
struct OldStyleScanner {
  let bytes: ContiguousArray<UInt8>
  var position = 0
  var line = 1
  private var valueCount = 0

  init(_ bytes: ContiguousArray<UInt8>) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  mutating func scan() throws(ProjectFailure) -> ProjectSyntaxNode {
    try skipSpace()
    if position == bytes.count { throw ProjectFailure(.empty, line: nil) }
    let root = try scanValue(depth: 0)
    try skipSpace()
    if position < bytes.count { throw failure(.afterRoot) }
    return root
  }

  private mutating func scanValue(depth: Int) throws(ProjectFailure) -> ProjectSyntaxNode {
    if depth > ProjectLimit.depth { throw failure(.tooDeep(limit: ProjectLimit.depth)) }
    valueCount += 1
    if valueCount > ProjectLimit.values {
      throw failure(.tooManyValues(limit: ProjectLimit.values))
    }
    let (start, startLine) = (position, line)
    let content: ProjectSyntaxNode.Content
    switch current {
    case UInt8(ascii: "{"): content = try scanTable(depth: depth)
    case UInt8(ascii: "("): content = try scanList(depth: depth)
    case UInt8(ascii: "<"):
      try skipData()
      content = .text("")
    default: content = .text(try scanText(for: "a value"))
    }
    return ProjectSyntaxNode(content: content, range: start..<position, line: startLine)
  }

  private mutating func scanTable(depth: Int) throws(ProjectFailure) -> ProjectSyntaxNode.Content {
    let start = line
    position += 1
    var members: [ProjectSyntaxMember] = []
    while true {
      try skipSpace()
      guard let byte = current else {
        throw ProjectFailure(.endsInside("dictionary", from: start), line: line)
      }
      if byte == UInt8(ascii: "}") {
        position += 1
        return .table(members)
      }
      let keyStart = position
      let key = try scanText(for: "a key")
      if !key.isComparable(limit: ProjectLimit.comparedBytes) {
        throw failure(.keyTooLong(limit: ProjectLimit.comparedBytes))
      }
      try expect("=")
      try skipSpace()
      let value = try scanValue(depth: depth + 1)
      try expect(";")
      members.append(ProjectSyntaxMember(key: key, value: value, range: keyStart..<position))
    }
  }

  private mutating func scanList(depth: Int) throws(ProjectFailure) -> ProjectSyntaxNode.Content {
    let start = line
    position += 1
    var elements: [SyntaxElement] = []
    while true {
      try skipSpace()
      guard let byte = current else {
        throw ProjectFailure(.endsInside("array", from: start), line: line)
      }
      if byte == UInt8(ascii: ")") {
        position += 1
        return .list(elements)
      }
      let value = try scanValue(depth: depth + 1)
      try skipSpace()
      let hasComma = current != UInt8(ascii: ")")
      if hasComma { try expect(",") }
      let end = hasComma ? position : value.range.upperBound
      elements.append(
        SyntaxElement(value: value, range: value.range.lowerBound..<end, hasComma: hasComma))
    }
  }

  private mutating func expect(_ mark: Unicode.Scalar) throws(ProjectFailure) {
    try skipSpace()
    guard current == UInt8(ascii: mark) else { throw failure(.expected("\(mark)", found: found)) }
    position += 1
  }

  var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  func failure(_ fault: ProjectFault) -> ProjectFailure { ProjectFailure(fault, line: line) }
}
