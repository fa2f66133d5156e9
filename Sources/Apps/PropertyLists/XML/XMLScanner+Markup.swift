extension XMLScanner {
  struct Tag {
    enum Kind {
      case start
      case end
      /// An empty element, such as `<dict/>`.
      case empty
    }

    let kind: Kind
    let name: String
    let hasAttributes: Bool
    let range: Range<Int>
  }

  /// Reads the tag that begins at `position`.
  mutating func scanTag() throws(ScanFailure) -> Tag {
    let start = position
    position += 1
    let isEnd = take(mark: "/")
    let nameStart = position
    while position < bytes.count, isNameByte(bytes[position]) { position += 1 }
    let name = string(nameStart..<position)
    let nameEnd = position
    skipSpace()
    let hasAttributes =
      position > nameEnd && !isEnd && position < bytes.count
      && isNameByte(bytes[position])
    if hasAttributes { try skipAttributes(of: name) }
    let isEmpty = !isEnd && take(mark: "/")
    guard position < bytes.count else { throw ScanFailure(.endsInside(name), at: start) }
    guard take(mark: ">"), !name.isEmpty else { throw ScanFailure(.brokenMarkup, at: start) }
    return Tag(
      kind: isEnd ? .end : isEmpty ? .empty : .start, name: name, hasAttributes: hasAttributes,
      range: start..<position)
  }

  private mutating func skipAttributes(of name: String) throws(ScanFailure) {
    while position < bytes.count, isNameByte(bytes[position]) {
      while position < bytes.count, isNameByte(bytes[position]) { position += 1 }
      skipSpace()
      guard take(mark: "=") else { throw ScanFailure(.brokenMarkup, at: position) }
      skipSpace()
      // For CoreFoundation, a tag ends at its first ">", quoted or not.
      if bytes[try scanQuoted(in: name)].contains(where: "<>".utf8.contains) {
        throw ScanFailure(.brokenMarkup, at: position)
      }
      skipSpace()
    }
  }

  /// Reads a quoted string, and returns the bytes between the quotes.
  mutating func scanQuoted(in name: String) throws(ScanFailure) -> Range<Int> {
    let start = position
    guard
      let quote = take(mark: "\"") ? UInt8(ascii: "\"") : take(mark: "'") ? UInt8(ascii: "'") : nil
    else {
      throw ScanFailure(position < bytes.count ? .brokenMarkup : .endsInside(name), at: position)
    }
    guard let end = bytes[position...].firstIndex(of: quote) else {
      throw ScanFailure(.endsInside(name), at: start)
    }
    position = end + 1
    return start + 1..<end
  }

  /// Skips white space, comments and processing instructions.
  mutating func skipMisc() throws(ScanFailure) {
    while true {
      skipSpace()
      // This test comes first because most markup is a tag.
      guard position + 1 < bytes.count,
        bytes[position + 1] == UInt8(ascii: "!") || bytes[position + 1] == UInt8(ascii: "?")
      else { return }
      if looksAt("<!--") {
        try skip(past: "-->", from: position + 4)
      } else if looksAt("<?") {
        try skip(past: "?>", from: position + 2)
      } else {
        return
      }
    }
  }

  mutating func skipSpace() {
    while position < bytes.count, bytes[position].isSpace { position += 1 }
  }

  func looksAt(_ text: String) -> Bool { looksAt(text, at: position) }

  func looksAt(_ text: String, at index: Int) -> Bool {
    bytes[index...].starts(with: text.utf8)
  }

  mutating func take(_ text: String) -> Bool {
    guard looksAt(text) else { return false }
    position += text.utf8.count
    return true
  }

  /// Moves past a character if it is at `position`, and returns whether it was. The function is
  /// faster than ``take(_:)``, which matters because every tag has such characters.
  private mutating func take(mark: Unicode.Scalar) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: mark) else { return false }
    position += 1
    return true
  }

  func string(_ range: Range<Int>) -> String { source.text(range) }

  /// Moves past the next `text`, searching from `start`. The markup begins at `position`.
  private mutating func skip(past text: String, from start: Int) throws(ScanFailure) {
    guard let end = bytes[start...].firstRange(of: text.utf8) else {
      throw ScanFailure(.brokenMarkup, at: position)
    }
    position = end.upperBound
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "="),
      UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "!"), UInt8(ascii: "?"),
      UInt8(ascii: "&"):
      false
    default: !byte.isSpace
    }
  }
}
