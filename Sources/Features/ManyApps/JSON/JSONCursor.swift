/// A position in a text that advances byte by byte, and tracks line and column.
struct JSONCursor {
  let bytes: ArraySlice<UInt8>
  private var index: Int
  private(set) var position: TextPosition

  init(_ bytes: ArraySlice<UInt8>, line: Int) {
    self.bytes = bytes
    index = bytes.startIndex
    position = TextPosition(line: line, column: 1)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index += 3 }
  }

  /// The next byte; `nil` at the end.
  var next: UInt8? { index < bytes.endIndex ? bytes[index] : nil }

  /// The byte after the next one; `nil` if there is none.
  var second: UInt8? { index + 1 < bytes.endIndex ? bytes[index + 1] : nil }

  /// The index of the next byte in ``bytes``.
  var offset: Int { index }

  mutating func advance() {
    guard index < bytes.endIndex else { return }
    let byte = bytes[index]
    index += 1
    if byte == UInt8(ascii: "\n") {
      position = TextPosition(line: position.line + 1, column: 1)
    } else if byte & 0xC0 != 0x80 {
      // Continuation bytes belong to the column of the code point's first byte.
      position.column += 1
    }
  }

  mutating func skipSpace() throws(JSONError) {
    while let byte = next {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"): advance()
      case UInt8(ascii: "/"): try skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(JSONError) {
    let start = position
    switch second {
    case UInt8(ascii: "/"):
      while let byte = next, byte != UInt8(ascii: "\n") { advance() }
    case UInt8(ascii: "*"):
      advance()
      advance()
      while next != UInt8(ascii: "*") || second != UInt8(ascii: "/") {
        if next == nil { throw JSONError(.openComment, start) }
        advance()
      }
      advance()
      advance()
    default: throw JSONError(.unexpected(UInt8(ascii: "/")), start)
    }
  }
}
