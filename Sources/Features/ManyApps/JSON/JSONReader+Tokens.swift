extension JSONReader {
  /// Reads `true`, `false` or `null`.
  mutating func word() throws(JSONError) -> JSONNode.Value {
    let start = self
    var word: [UInt8] = []
    // Longer words are cut, because the word is quoted in a message.
    while let byte = cursor.next, Self.isLetter(byte), word.count < 32 {
      word.append(byte)
      cursor.advance()
    }
    switch String(decoding: word, as: UTF8.self) {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "null": return .null
    case let other: throw start.error(.unknownWord(other))
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// Reads a number, and returns its text.
  mutating func number() throws(JSONError) -> String {
    let start = self
    if cursor.next == UInt8(ascii: "-") { cursor.advance() }
    if cursor.next == UInt8(ascii: "0") {
      cursor.advance()
    } else {
      try digits(start)
    }
    if cursor.next == UInt8(ascii: ".") {
      cursor.advance()
      try digits(start)
    }
    if let byte = cursor.next, byte | 0x20 == UInt8(ascii: "e") {
      cursor.advance()
      if cursor.next == UInt8(ascii: "+") || cursor.next == UInt8(ascii: "-") { cursor.advance() }
      try digits(start)
    }
    if let byte = cursor.next, Self.isDigit(byte) || Self.isLetter(byte) || byte == 0x2E {
      throw start.error(.invalidNumber)
    }
    return String(decoding: cursor.bytes[start.cursor.offset..<cursor.offset], as: UTF8.self)
  }

  private mutating func digits(_ start: JSONReader) throws(JSONError) {
    guard let byte = cursor.next, Self.isDigit(byte) else { throw start.error(.invalidNumber) }
    while let byte = cursor.next, Self.isDigit(byte) { cursor.advance() }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Reads a string in quotation marks.
  mutating func text() throws(JSONError) -> String {
    let start = self
    var bytes: [UInt8] = []
    cursor.advance()
    while let byte = cursor.next, byte != UInt8(ascii: "\"") {
      switch byte {
      case UInt8(ascii: "\\"): try escape(&bytes)
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): throw start.error(.openText)
      case 0..<0x20: throw error(.controlCharacter(byte))
      default:
        bytes.append(byte)
        cursor.advance()
      }
    }
    if cursor.next == nil { throw start.error(.openText) }
    cursor.advance()
    let text = String(decoding: bytes, as: UTF8.self)
    // Invalid UTF-8 has been replaced, so the bytes differ.
    if !text.utf8.elementsEqual(bytes) { throw start.error(.notUTF8) }
    return text
  }

  private mutating func escape(_ bytes: inout [UInt8]) throws(JSONError) {
    let start = self
    cursor.advance()
    let byte = cursor.next
    cursor.advance()
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): bytes.append(byte ?? 0)
    case UInt8(ascii: "b"): bytes.append(8)
    case UInt8(ascii: "t"): bytes.append(9)
    case UInt8(ascii: "n"): bytes.append(10)
    case UInt8(ascii: "f"): bytes.append(12)
    case UInt8(ascii: "r"): bytes.append(13)
    case UInt8(ascii: "u"): bytes += try scalar(start).utf8
    default: throw start.error(.invalidEscape)
    }
  }

  /// Reads the part after `\u`: four hexadecimal digits, or a surrogate pair of two escapes.
  private mutating func scalar(_ start: JSONReader) throws(JSONError) -> String {
    let first = try unit(start)
    if first == 0 { throw start.error(.nullCharacter) }
    if let scalar = Unicode.Scalar(first) { return String(scalar) }
    guard first < 0xDC00, cursor.next == UInt8(ascii: "\\"), cursor.second == UInt8(ascii: "u")
    else { throw start.error(.loneSurrogate) }
    cursor.advance()
    cursor.advance()
    let second = try unit(start)
    let low = UInt32(second)
    guard (0xDC00...0xDFFF).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (UInt32(first) - 0xD800) << 10 + (low - 0xDC00))
    else { throw start.error(.loneSurrogate) }
    return String(scalar)
  }

  private mutating func unit(_ start: JSONReader) throws(JSONError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = cursor.next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw start.error(.invalidEscape)
      }
      unit = unit << 4 | UInt16(digit)
      cursor.advance()
    }
    return unit
  }
}
