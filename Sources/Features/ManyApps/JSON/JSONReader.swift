/// Reads JSON strictly as RFC 8259 defines it, except that comments and trailing commas are
/// allowed. A duplicate key is an error, because programs disagree on which of its values applies.
package struct JSONReader {
  /// The maximum nesting depth: more than any real file has, and far less than a stack can hold.
  static let depthLimit = 32
  /// The maximum number of values: more than a configuration of 100,000 apps has.
  static let valueLimit = 1_000_000

  private let bytes: ArraySlice<UInt8>
  private var index: Int
  private var position: TextPosition
  private var valueCount = 0

  /// Reads a whole text, which must contain exactly one value.
  ///
  /// - Parameter line: the line number of the text's first line.
  /// - Complexity: O(`bytes.count`)
  package static func read(
    _ bytes: ArraySlice<UInt8>, line: Int = 1
  ) throws(ConfigurationError) -> JSONNode {
    var reader = JSONReader(bytes, line: line)
    return try reader.root()
  }

  /// As ``read(_:line:)``, but `nil` for a text of only spaces and comments.
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
    if next != nil { throw error(.trailingText) }
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
    valueCount += 1
    if valueCount > Self.valueLimit { throw error(.tooManyValues(limit: Self.valueLimit)) }
    let position = position
    switch next {
    case UInt8(ascii: "{"): return JSONNode(.object(try members(depth: depth)), position)
    case UInt8(ascii: "["): return JSONNode(.list(try elements(depth: depth)), position)
    case UInt8(ascii: "\""): return JSONNode(.text(try text()), position)
    case let byte? where byte == UInt8(ascii: "-") || Self.isDigit(byte):
      return JSONNode(.number(try number()), position)
    case let byte? where Self.isLetter(byte): return JSONNode(try word(), position)
    default: throw unexpected()
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

  private var second: UInt8? { index + 1 < bytes.endIndex ? bytes[index + 1] : nil }

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

  /// Skips the next byte if it is `byte`, and returns whether it is.
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
    guard skip(UInt8(ascii: "*")) else { throw start.error(.unexpected(UInt8(ascii: "/"))) }
    while next != UInt8(ascii: "*") || second != UInt8(ascii: "/") {
      if next == nil { throw start.error(.openComment) }
      advance()
    }
    advance()
    advance()
  }
}

// Words, numbers and strings.
extension JSONReader {
  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Reads `true`, `false` or `null`.
  private mutating func word() throws(ConfigurationError) -> JSONNode.Value {
    let start = self
    // Longer words are cut, because the word is quoted in a message.
    while let byte = next, Self.isLetter(byte), index - start.index < 32 { advance() }
    switch text(since: start) {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "null": return .null
    case let other: throw start.error(.unknownWord(other))
    }
  }

  private func text(since start: JSONReader) -> String {
    String(decoding: bytes[start.index..<index], as: UTF8.self)
  }

  private mutating func number() throws(ConfigurationError) -> String {
    let start = self
    _ = skip(UInt8(ascii: "-"))
    if !skip(UInt8(ascii: "0")) { try digits(start) }
    if skip(UInt8(ascii: ".")) { try digits(start) }
    if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
      _ = skip(UInt8(ascii: "+")) || skip(UInt8(ascii: "-"))
      try digits(start)
    }
    if let byte = next, Self.isDigit(byte) || Self.isLetter(byte) || byte == UInt8(ascii: ".") {
      throw start.error(.invalidNumber)
    }
    return text(since: start)
  }

  private mutating func digits(_ start: JSONReader) throws(ConfigurationError) {
    guard let byte = next, Self.isDigit(byte) else { throw start.error(.invalidNumber) }
    while let byte = next, Self.isDigit(byte) { advance() }
  }

  private mutating func text() throws(ConfigurationError) -> String {
    let start = self
    var bytes: [UInt8] = []
    advance()
    while let byte = next, byte != UInt8(ascii: "\"") {
      switch byte {
      case UInt8(ascii: "\\"): try escape(&bytes)
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): throw start.error(.openText)
      case 0..<0x20: throw error(.controlCharacter)
      default:
        bytes.append(byte)
        advance()
      }
    }
    if next == nil { throw start.error(.openText) }
    advance()
    let text = String(decoding: bytes, as: UTF8.self)
    // Invalid UTF-8 has been replaced, so the bytes differ.
    if !text.utf8.elementsEqual(bytes) { throw start.error(.notUTF8) }
    return text
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "\\"): UInt8(ascii: "\\"),
    UInt8(ascii: "/"): UInt8(ascii: "/"), UInt8(ascii: "b"): 8, UInt8(ascii: "t"): 9,
    UInt8(ascii: "n"): 10, UInt8(ascii: "f"): 12, UInt8(ascii: "r"): 13,
  ]

  private mutating func escape(_ bytes: inout [UInt8]) throws(ConfigurationError) {
    let start = self
    advance()
    if skip(UInt8(ascii: "u")) {
      bytes += try scalar(start).utf8
    } else if let byte = next.flatMap({ Self.escapes[$0] }) {
      bytes.append(byte)
      advance()
    } else {
      throw start.error(.invalidEscape)
    }
  }

  /// Reads the part after `\u`: four hexadecimal digits, or a surrogate pair of two escapes.
  private mutating func scalar(_ start: JSONReader) throws(ConfigurationError) -> String {
    let first = try unit(start)
    if first == 0 { throw start.error(.nullCharacter) }
    if let scalar = Unicode.Scalar(first) { return String(scalar) }
    guard skip(UInt8(ascii: "\\")), skip(UInt8(ascii: "u")) else {
      throw start.error(.loneSurrogate)
    }
    let pair = String(decoding: [first, try unit(start)], as: UTF16.self)
    // Two halves that do not belong together become two replacement characters or more.
    if pair.unicodeScalars.count > 1 { throw start.error(.loneSurrogate) }
    return pair
  }

  private mutating func unit(_ start: JSONReader) throws(ConfigurationError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw start.error(.invalidEscape)
      }
      unit = unit << 4 | UInt16(digit)
      advance()
    }
    return unit
  }
}
