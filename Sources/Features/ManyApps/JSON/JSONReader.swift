internal import Texts

/// Reads JSON strictly as RFC 8259 defines it, except that comments and trailing commas are
/// allowed. A duplicate key is an error, because programs disagree on which value applies.
/// Foundation reads only the numbers and escape sequences, because it does not report the positions
/// of faults.
package struct JSONReader {
  /// The maximum nesting depth. Real files have fewer levels, and a stack can hold far more.
  static let depthLimit = 32

  private let bytes: ArraySlice<UInt8>
  private var index: Int
  private var position: TextPosition

  /// Reads a whole text, which must contain exactly one value.
  ///
  /// - Complexity: O(`bytes.count`)
  package static func read(_ bytes: ArraySlice<UInt8>) throws(ConfigurationError) -> JSONNode {
    var reader = JSONReader(bytes, line: 1)
    return try reader.root()
  }

  /// Reads a text like ``read(_:)``, but returns `nil` if the text has only spaces and comments.
  ///
  /// - Parameter line: the line number of the text's first line.
  static func readIfFilled(
    _ bytes: ArraySlice<UInt8>, line: Int
  ) throws(ConfigurationError) -> JSONNode? {
    var reader = JSONReader(bytes, line: line)
    try reader.skipSpace()
    return reader.next == nil ? nil : try reader.root()
  }

  private init(_ bytes: ArraySlice<UInt8>, line: Int) {
    self.bytes = bytes
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    index = bytes.startIndex + (hasMark ? 3 : 0)
    position = TextPosition(line: line, column: 1)
  }

  private mutating func root() throws(ConfigurationError) -> JSONNode {
    let node = try value(depth: 0)
    try skipSpace()
    if next != nil { throw unexpected() }
    return node
  }

  private func error(_ fault: JSONFault) -> ConfigurationError {
    ConfigurationError(.malformed(fault), position)
  }

  private func unexpected() -> ConfigurationError {
    error(next.map { .unexpected($0) } ?? .unexpectedEnd)
  }

  private mutating func value(depth: Int) throws(ConfigurationError) -> JSONNode {
    try skipSpace()
    let position = position
    switch next {
    case UInt8(ascii: "{"): return JSONNode(.object(try members(depth: depth)), position)
    case UInt8(ascii: "["): return JSONNode(.list(try elements(depth: depth)), position)
    case UInt8(ascii: "\""): return JSONNode(.text(try text()), position)
    default: return JSONNode(try word(), position)
    }
  }

  private mutating func members(depth: Int) throws(ConfigurationError) -> [JSONMember] {
    var members: [JSONMember] = []
    var known: [String: TextPosition] = [:]
    try separated(until: UInt8(ascii: "}"), depth: depth) { reader throws(ConfigurationError) in
      let start = reader
      guard reader.next == UInt8(ascii: "\"") else { throw reader.unexpected() }
      let key = try reader.text()
      if let first = known.updateValue(start.position, forKey: key) {
        throw start.error(.duplicateKey(key, first: first))
      }
      try reader.skipSpace()
      guard reader.skip(UInt8(ascii: ":")) else { throw reader.unexpected() }
      let value = try reader.value(depth: depth + 1)
      members.append(JSONMember(key: key, position: start.position, value: value))
    }
    return members
  }

  private mutating func elements(depth: Int) throws(ConfigurationError) -> [JSONNode] {
    var elements: [JSONNode] = []
    try separated(until: UInt8(ascii: "]"), depth: depth) { reader throws(ConfigurationError) in
      elements.append(try reader.value(depth: depth + 1))
    }
    return elements
  }

  /// Reads the elements between brackets, separated by commas.
  private mutating func separated(
    until end: UInt8, depth: Int, _ body: (inout JSONReader) throws(ConfigurationError) -> Void
  ) throws(ConfigurationError) {
    if depth == Self.depthLimit { throw error(.tooDeep(limit: Self.depthLimit)) }
    advance()
    try skipSpace()
    while next != end {
      try body(&self)
      try skipSpace()
      guard next == end || skip(UInt8(ascii: ",")) else { throw unexpected() }
      try skipSpace()
    }
    advance()
  }
}

// Bytes, spaces and comments.
extension JSONReader {
  private var next: UInt8? { index < bytes.endIndex ? bytes[index] : nil }

  private mutating func advance() {
    guard let byte = next else { return }
    index += 1
    if byte == UInt8(ascii: "\n") {
      position = TextPosition(line: position.line + 1, column: 1)
    } else if byte & 0xC0 != 0x80 {
      // Continuation bytes belong to the column of the code point's first byte.
      position.column += 1
    }
  }

  /// Skips the next byte if that byte equals `byte`, and returns whether a byte was skipped.
  private mutating func skip(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    advance()
    return true
  }

  private mutating func skipSpace() throws(ConfigurationError) {
    while let byte = next {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"): advance()
      case UInt8(ascii: "/"): try skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(ConfigurationError) {
    let start = self
    advance()
    if next == UInt8(ascii: "/") {
      while let byte = next, byte != UInt8(ascii: "\n") { advance() }
      return
    }
    guard skip(UInt8(ascii: "*")) else { throw start.unexpected() }
    while !(skip(UInt8(ascii: "*")) && next == UInt8(ascii: "/")) {
      if next == nil { throw start.error(.unexpectedEnd) }
      if next != UInt8(ascii: "*") { advance() }
    }
    advance()
  }
}

// Words, numbers and strings.
extension JSONReader {
  private static let wordBytes = Set(
    "+-.0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)

  /// Reads `true`, `false`, `null` or a number.
  private mutating func word() throws(ConfigurationError) -> JSONNode.Value {
    let start = self
    while let byte = next, Self.wordBytes.contains(byte) { advance() }
    let word = bytes[start.index..<index]
    let text = String(decoding: word, as: UTF8.self)
    switch text {
    case "": throw unexpected()
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "null": return .null
    default:
      if (try? JSONText.value(of: word) as Double) != nil { return .number(text) }
      // Longer words are cut, because the word is quoted in a message.
      throw start.error(.unknownWord(String(text.prefix(32))))
    }
  }

  private mutating func text() throws(ConfigurationError) -> String {
    let start = self
    advance()
    while let byte = next, byte != UInt8(ascii: "\"") {
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { throw start.error(.openText) }
      if byte == UInt8(ascii: "\\") { advance() }
      advance()
    }
    guard skip(UInt8(ascii: "\"")) else { throw start.error(.openText) }
    let content = bytes[start.index + 1..<index - 1]
    let plain = String(decoding: content, as: UTF8.self)
    // Invalid UTF-8 has been replaced, so the bytes differ.
    if !plain.utf8.elementsEqual(content) { throw start.error(.notUTF8) }
    let hasEscapes = content.contains(UInt8(ascii: "\\"))
    let whole = bytes[start.index..<index]
    guard !content.contains(where: { $0 < 0x20 }),
      let text = hasEscapes ? try? JSONText.value(of: whole) as String : plain,
      // A null character is invalid in paths and options.
      !text.utf8.contains(0)
    else { throw start.error(.invalidText) }
    return text
  }
}
