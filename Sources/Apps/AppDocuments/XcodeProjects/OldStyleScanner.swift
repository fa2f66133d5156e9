/// Reads an old-style (OpenStep) property list, the format in which Xcode writes project.pbxproj.
///
/// Source: Property List Programming Guide, "Old-Style ASCII Property Lists".
struct OldStyleScanner {
  let bytes: ContiguousArray<UInt8>
  private(set) var position = 0
  /// The positions of `/* Begin PBXGroup section */` and other comments that begin or end sections.
  private(set) var sectionMarks: [Range<Int>] = []
  private var line = 1
  private var valueCount = 0

  init(_ bytes: ContiguousArray<UInt8>) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  mutating func scan() throws(ProjectFailure) -> ProjectNode {
    try skipSpace()
    if position == bytes.count { throw ProjectFailure(.empty) }
    let root = try scanValue(depth: 0)
    try skipSpace()
    if position < bytes.count { throw failure(.afterRoot) }
    return root
  }

  private mutating func scanValue(depth: Int) throws(ProjectFailure) -> ProjectNode {
    if depth > ProjectLimit.depth { throw failure(.tooLarge) }
    valueCount += 1
    if valueCount > ProjectLimit.values { throw failure(.tooLarge) }
    let (start, startLine) = (position, line)
    let content: ProjectNode.Content
    switch current {
    case UInt8(ascii: "{"): content = try scanTable(depth: depth)
    case UInt8(ascii: "("): content = try scanList(depth: depth)
    default: content = .text(try scanText(for: "a value"))
    }
    let range = start..<position
    return ProjectNode(content: content, line: startLine, range: range, item: range)
  }

  private mutating func scanTable(depth: Int) throws(ProjectFailure) -> ProjectNode.Content {
    let start = line
    position += 1
    var members: [ProjectTable.Member] = []
    while true {
      try skipSpace()
      if current == nil { throw failure(.endsInside("dictionary", from: start)) }
      if skips("}") { return .table(ProjectTable(members)) }
      let keyStart = position
      let key = try scanText(for: "a key")
      if !key.isComparable(limit: ProjectLimit.comparedBytes) { throw failure(.tooLarge) }
      try expect("=")
      try skipSpace()
      var value = try scanValue(depth: depth + 1)
      try expect(";")
      value.item = keyStart..<position
      members.append((key, value))
    }
  }

  private mutating func scanList(depth: Int) throws(ProjectFailure) -> ProjectNode.Content {
    let start = line
    position += 1
    var elements: [ProjectNode] = []
    while true {
      try skipSpace()
      if current == nil { throw failure(.endsInside("array", from: start)) }
      if skips(")") { return .list(elements) }
      var value = try scanValue(depth: depth + 1)
      try skipSpace()
      if current != UInt8(ascii: ")") {
        try expect(",")
        value.item = value.range.lowerBound..<position
      }
      elements.append(value)
    }
  }

  private mutating func expect(_ mark: Unicode.Scalar) throws(ProjectFailure) {
    try skipSpace()
    if !skips(mark) { throw failure(.expected("\(mark)", found: found)) }
  }

  /// Skips the byte at `position` if it is `mark`; otherwise returns `false`.
  private mutating func skips(_ mark: Unicode.Scalar) -> Bool {
    if current != UInt8(ascii: mark) { return false }
    position += 1
    return true
  }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private var next: UInt8? { position + 1 < bytes.count ? bytes[position + 1] : nil }

  private func failure(_ fault: ProjectFault) -> ProjectFailure {
    ProjectFailure(fault, line: line)
  }

  /// The beginning of the text at `position`, for a message.
  private var found: String {
    guard let byte = current else { return "its end" }
    if byte < 0x20 || byte == 0x7F { return "the byte \(byte)" }
    let end =
      bytes[position...].prefix(24).firstIndex { $0 <= 0x20 } ?? min(position + 24, bytes.count)
    return "'\(String(decoding: bytes[position..<max(end, position + 1)], as: UTF8.self))'"
  }

  /// Moves to the next byte, and counts lines, which end with LF, CRLF or CR.
  private mutating func step() {
    let isNewline = bytes[position] == UInt8(ascii: "\n")
    let isReturn = bytes[position] == UInt8(ascii: "\r") && next != UInt8(ascii: "\n")
    if isNewline || isReturn { line += 1 }
    position += 1
  }

  mutating func skipSpace() throws(ProjectFailure) {
    while let byte = current {
      switch byte {
      case 0x09...0x0D, UInt8(ascii: " "): step()
      case UInt8(ascii: "/") where next == UInt8(ascii: "/"):
        while let byte = current, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") {
          position += 1
        }
      case UInt8(ascii: "/") where next == UInt8(ascii: "*"): try skipComment()
      default:
        if let marker = conflictMarker { throw failure(.mergeConflict(marker)) }
        return
      }
    }
  }

  private mutating func skipComment() throws(ProjectFailure) {
    let (start, startLine) = (position, line)
    position += 2
    while current != nil {
      if current == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
        position += 2
        let text = bytes[start..<position].dropFirst(3)
        if text.starts(with: "Begin ".utf8) || text.starts(with: "End ".utf8) {
          sectionMarks.append(start..<position)
        }
        return
      }
      step()
    }
    throw failure(.endsInside("comment", from: startLine))
  }

  /// A marker such as `<<<<<<<` or `=======` at the start of a line.
  private var conflictMarker: String? {
    guard position == 0 || bytes[position - 1] == UInt8(ascii: "\n"), let byte = current,
      "<=>|".utf8.contains(byte), bytes[position...].prefix(7).count(where: { $0 == byte }) == 7
    else { return nil }
    return String(decoding: bytes[position..<position + 7], as: UTF8.self)
  }

  /// Reads a string with or without quotes. `what` names the string in messages, such as `a key`.
  private mutating func scanText(for what: String) throws(ProjectFailure) -> String {
    if let quote = current, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      return try scanQuoted(quote)
    }
    let start = position
    while let byte = current, byte.isAlphanumeric || "_$/:.-".utf8.contains(byte) { position += 1 }
    if let byte = current, byte >= 0x80 || "+@~%&#!?*|^".utf8.contains(byte),
      let scalar = String(decoding: bytes[position...].prefix(4), as: UTF8.self).unicodeScalars
        .first
    {
      throw failure(.unquoted(scalar))
    }
    if position == start { throw failure(.expected(what, found: found)) }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func scanQuoted(_ quote: UInt8) throws(ProjectFailure) -> String {
    let start = line
    position += 1
    var text = ContiguousArray<UInt8>()
    while let byte = current {
      if byte == quote {
        position += 1
        return String(decoding: text, as: UTF8.self)
      }
      if byte == UInt8(ascii: "\\") {
        text += scanEscape()
      } else {
        text.append(byte)
        step()
      }
    }
    throw failure(.endsInside("string", from: start))
  }

  /// Reads an escape such as `\n`, `\101` or `\U00e4`, and returns its bytes as UTF-8.
  private mutating func scanEscape() -> [UInt8] {
    step()
    guard let byte = current else { return [] }
    switch byte {
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      position += 1
      return scanDigits(radix: 16, limit: 4)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      // Octal numbers refer to NextStep's character set; Xcode writes only the part that is ASCII.
      return scanDigits(radix: 8, limit: 3)
    default:
      step()
      return [Self.control[byte] ?? byte]
    }
  }

  private mutating func scanDigits(radix: Int, limit: Int) -> [UInt8] {
    var value: UInt32 = 0
    for _ in 0..<limit {
      guard let byte = current,
        let digit = Character(Unicode.Scalar(byte)).hexDigitValue, digit < radix
      else { break }
      value = value * UInt32(radix) + UInt32(digit)
      position += 1
    }
    return Array(String(Unicode.Scalar(value).map(Character.init) ?? "\u{FFFD}").utf8)
  }

  private static let control: [UInt8: UInt8] = [
    UInt8(ascii: "a"): 0x07, UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C,
    UInt8(ascii: "n"): 0x0A, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09,
    UInt8(ascii: "v"): 0x0B,
  ]
}

extension UInt8 {
  /// Whether the byte is an ASCII letter or digit.
  var isAlphanumeric: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
