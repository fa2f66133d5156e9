extension OldStyleScanner {
  /// Skips white space and comments.
  mutating func skipSpace() throws(ProjectFailure) {
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\n"): step()
      case UInt8(ascii: "\r"), UInt8(ascii: " "), 0x09, 0x0B, 0x0C: step()
      case UInt8(ascii: "/") where next == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where next == UInt8(ascii: "*"): try skipComment()
      default:
        if let marker = conflictMarker { throw failure(.mergeConflict(marker)) }
        return
      }
    }
  }

  /// The beginning of the text at `position`, for a message.
  var found: String {
    guard let byte = current else { return "its end" }
    if byte < 0x20 || byte == 0x7F { return "the byte \(byte)" }
    let end =
      bytes[position...].prefix(24).firstIndex { $0 <= 0x20 } ?? min(position + 24, bytes.count)
    return "'\(String(decoding: bytes[position..<max(end, position + 1)], as: UTF8.self))'"
  }

  /// Reads a string with or without quotes.
  ///
  /// - Parameter what: a description of the string for messages, such as `a key`.
  mutating func scanText(for what: String) throws(ProjectFailure) -> String {
    if let quote = current, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      return try scanQuoted(quote)
    }
    let start = position
    while let byte = current, Self.isPlain(byte) { position += 1 }
    if position == start { throw failure(.expected(what, found: found)) }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Skips data such as `<0FBD 7777>`; no value that is read from a project is data.
  mutating func skipData() throws(ProjectFailure) {
    let start = line
    position += 1
    while let byte = current {
      if byte == UInt8(ascii: ">") {
        position += 1
        return
      }
      let isHexadecimal = byte <= 0x20 || Character(Unicode.Scalar(byte)).isHexDigit
      if !isHexadecimal { throw failure(.expected("hexadecimal digits", found: found)) }
      step()
    }
    throw ProjectFailure(.endsInside("data", from: start), line: line)
  }

  /// Moves to the next byte, and counts lines, which end with LF, CRLF or CR.
  mutating func step() {
    let isNewline = bytes[position] == UInt8(ascii: "\n")
    let isReturn = bytes[position] == UInt8(ascii: "\r") && next != UInt8(ascii: "\n")
    if isNewline || isReturn { line += 1 }
    position += 1
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
    throw ProjectFailure(.endsInside("string", from: start), line: line)
  }

  private mutating func skipLine() {
    while let byte = current, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") {
      position += 1
    }
  }

  private mutating func skipComment() throws(ProjectFailure) {
    let start = line
    position += 2
    while current != nil {
      if current == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
        position += 2
        return
      }
      step()
    }
    throw ProjectFailure(.endsInside("comment", from: start), line: line)
  }

  /// The merge conflict marker at `position`, such as `<<<<<<<` or `=======`; `nil` if there is
  /// none, or if `position` is not at the start of a line.
  private var conflictMarker: String? {
    guard position == 0 || bytes[position - 1] == UInt8(ascii: "\n"), let byte = current,
      "<=>|".utf8.contains(byte), bytes[position...].prefix(7).count(where: { $0 == byte }) == 7
    else { return nil }
    return String(decoding: bytes[position..<position + 7], as: UTF8.self)
  }

  private var next: UInt8? { position + 1 < bytes.count ? bytes[position + 1] : nil }

  /// Whether a string without quotes may contain the byte. Bytes that are not ASCII are accepted
  /// too.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...0xFF:
      true
    default: "_$/:.-+@~%&#!?*|^".utf8.contains(byte)
    }
  }
}
