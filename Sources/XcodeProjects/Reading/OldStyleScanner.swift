internal import PropertyLists

/// Reads an old-style (OpenStep) property list, the format in which Xcode writes project.pbxproj.
///
/// Source: Property List Programming Guide, "Old-Style ASCII Property Lists".
struct OldStyleScanner {
  let bytes: ContiguousArray<UInt8>
  var position = 0
  /// The line of `position`, from 1.
  var line = 1
  private var valueCount = 0

  init(_ bytes: ContiguousArray<UInt8>) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// - Complexity: O(bytes)
  mutating func scan() throws(ProjectFailure) -> ProjectNode {
    try skipSpace()
    if position == bytes.count { throw ProjectFailure(.empty, line: nil) }
    let root = try scanValue(depth: 0)
    try skipSpace()
    if position < bytes.count { throw failure(.afterRoot) }
    return root
  }

  private mutating func scanValue(depth: Int) throws(ProjectFailure) -> ProjectNode {
    if depth > ProjectLimit.depth { throw failure(.tooDeep(limit: ProjectLimit.depth)) }
    valueCount += 1
    if valueCount > ProjectLimit.values {
      throw failure(.tooManyValues(limit: ProjectLimit.values))
    }
    let start = line
    switch current {
    case UInt8(ascii: "{"): return ProjectNode(try scanTable(depth: depth), line: start)
    case UInt8(ascii: "("): return ProjectNode(try scanList(depth: depth), line: start)
    case UInt8(ascii: "<"):
      try skipData()
      return ProjectNode(.text(""), line: start)
    default: return ProjectNode(.text(try scanText(for: "a value")), line: start)
    }
  }

  private mutating func scanTable(depth: Int) throws(ProjectFailure) -> ProjectNode.Content {
    let start = line
    position += 1
    var members: [String: ProjectNode] = [:]
    while true {
      try skipSpace()
      guard let byte = current else {
        throw ProjectFailure(.endsInside("dictionary", from: start), line: line)
      }
      if byte == UInt8(ascii: "}") {
        position += 1
        return .table(members)
      }
      let key = try scanText(for: "a key")
      if !key.isComparable(limit: ProjectLimit.comparedBytes) {
        throw failure(.keyTooLong(limit: ProjectLimit.comparedBytes))
      }
      try expect("=")
      try skipSpace()
      // As in CoreFoundation, the last value of a repeated key counts.
      members[key] = try scanValue(depth: depth + 1)
      try expect(";")
    }
  }

  private mutating func scanList(depth: Int) throws(ProjectFailure) -> ProjectNode.Content {
    let start = line
    position += 1
    var elements: [ProjectNode] = []
    while true {
      try skipSpace()
      guard let byte = current else {
        throw ProjectFailure(.endsInside("array", from: start), line: line)
      }
      if byte == UInt8(ascii: ")") {
        position += 1
        return .list(elements)
      }
      elements.append(try scanValue(depth: depth + 1))
      try skipSpace()
      if current != UInt8(ascii: ")") { try expect(",") }
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
