/// The lines of a project file, and where an item has its place in them.
///
/// An item is an element of an array or a member of a dictionary, with its comma or semicolon. It
/// is inserted in front of a token: as separate lines if the token begins a line, and otherwise
/// in the same line, followed by one space. Removing an item is the exact reverse.
struct TextLines: Sendable {
  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  let bytes: ContiguousArray<UInt8>

  /// The first line's end: LF, CRLF or CR; LF if the file has only one line.
  var newline: String {
    guard let end = bytes.firstIndex(where: Self.endsLine) else { return "\n" }
    let isLast = end + 1 == bytes.count
    if bytes[end] == Self.lineFeed { return "\n" }
    return !isLast && bytes[end + 1] == Self.lineFeed ? "\r\n" : "\r"
  }

  /// The start of a token's line, if only spaces and tabs precede the token in it.
  func start(ofLineWith token: Int) -> Int? {
    var start = token
    while start > 0, Self.isBlank(bytes[start - 1]) { start -= 1 }
    return start > 0 && Self.endsLine(bytes[start - 1]) ? start : nil
  }

  /// The spaces and tabs before a token that begins its line.
  func indentation(of token: Int) -> String? {
    start(ofLineWith: token).map { String(decoding: bytes[$0..<token], as: UTF8.self) }
  }

  /// The position after the line's end at `position`; `nil` if no line ends there.
  func afterNewline(at position: Int) -> Int? {
    guard position < bytes.count, Self.endsLine(bytes[position]) else { return nil }
    let isPair =
      bytes[position] == Self.carriageReturn && position + 1 < bytes.count
      && bytes[position + 1] == Self.lineFeed
    return position + (isPair ? 2 : 1)
  }

  /// The position before the line's end that is before `position`; `nil` if there is none.
  func beforeNewline(at position: Int) -> Int? {
    guard position > 0, Self.endsLine(bytes[position - 1]) else { return nil }
    let isPair =
      bytes[position - 1] == Self.lineFeed && position > 1
      && bytes[position - 2] == Self.carriageReturn
    return position - (isPair ? 2 : 1)
  }

  /// What is removed with an item: its whole lines if they contain nothing else, and otherwise the
  /// item and one space.
  func range(ofItem item: Range<Int>) -> Range<Int> {
    if let start = start(ofLineWith: item.lowerBound),
      let end = afterNewline(at: item.upperBound)
    {
      return start..<end
    }
    let hasSpace = item.upperBound < bytes.count && bytes[item.upperBound] == UInt8(ascii: " ")
    return item.lowerBound..<item.upperBound + (hasSpace ? 1 : 0)
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  func hasNewline(in range: Range<Int>) -> Bool { bytes[range].contains(where: Self.endsLine) }

  private static func endsLine(_ byte: UInt8) -> Bool {
    byte == lineFeed || byte == carriageReturn
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == 0x09 }
}
