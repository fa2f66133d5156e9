/// A text that is edited in place. Property lists and Xcode projects are two grammars over it.
///
/// Offsets are those of the text as UTF-8. A line ends with LF, CRLF or CR.
package struct SourceDocument: Equatable, Sendable {
  package enum Encoding: Equatable, Sendable {
    case utf8
    case utf16LittleEndian
    case utf16BigEndian
  }

  /// The size in bytes of the blocks for which line breaks are counted once; a table of all lines
  /// would be several times the size of a text with mostly empty lines.
  private static let blockSize = 512

  package let encoding: Encoding
  /// The text, including a byte order mark if there is one.
  package let utf8: ContiguousArray<UInt8>
  package let lineCount: Int
  /// Number of line breaks that end before each block.
  private let breaksBefore: [Int]

  private init(_ utf8: ContiguousArray<UInt8>, _ encoding: Encoding) {
    var breaks = 0
    breaksBefore = stride(from: 0, to: utf8.count, by: Self.blockSize).map { start in
      defer { breaks += utf8.lineBreaks(in: start..<min(start + Self.blockSize, utf8.count)) }
      return breaks
    }
    lineCount = breaks + 1
    self.utf8 = utf8
    self.encoding = encoding
  }

  /// Reads UTF-8; `nil` if the bytes are not valid.
  ///
  /// - Complexity: O(`bytes.count`)
  package init?(utf8 bytes: ContiguousArray<UInt8>) {
    guard String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) else { return nil }
    self.init(bytes, .utf8)
  }

  /// Reads UTF-8, or UTF-16 with a byte order mark.
  ///
  /// - Complexity: O(`bytes.count`)
  init(_ bytes: ContiguousArray<UInt8>) throws(ScanFailure) {
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      throw ScanFailure(.encoding("UTF-32"), at: nil)
    }
    let start = bytes.prefix(2)
    if start == [0xFF, 0xFE] || start == [0xFE, 0xFF] {
      let encoding: Encoding = start == [0xFF, 0xFE] ? .utf16LittleEndian : .utf16BigEndian
      self.init(try Self.decoded(bytes, encoding), encoding)
    } else if start.contains(0) {
      throw ScanFailure(.encoding("UTF-16 without a byte order mark"), at: nil)
    } else if let document = Self(utf8: bytes) {
      self = document
    } else {
      throw ScanFailure(.invalidText, at: Self.firstFault(bytes))
    }
  }

  /// The number of the line with a byte, from 1; for an offset after the text, that of the last
  /// line.
  ///
  /// - Complexity: O(1)
  package func line(of offset: Int) -> Int {
    guard offset < utf8.count else { return lineCount }
    let block = offset / Self.blockSize
    return 1 + breaksBefore[block] + utf8.lineBreaks(in: block * Self.blockSize..<offset)
  }

  package func text(_ range: Range<Int>) -> String { String(decoding: utf8[range], as: UTF8.self) }
}

// MARK: Layout

extension SourceDocument {
  /// The first line break in a range; `nil` if there is none.
  package func newline(in range: Range<Int>) -> String? {
    guard let first = utf8[range].firstIndex(where: \.isLineBreak) else { return nil }
    if utf8[first] == UInt8(ascii: "\n") { return "\n" }
    let isPair = first + 1 < range.upperBound && utf8[first + 1] == UInt8(ascii: "\n")
    return isPair ? "\r\n" : "\r"
  }

  /// The start of the line with the byte at `offset`; `nil` if anything but spaces and tabs
  /// precedes that byte in the line.
  ///
  /// - Complexity: O(number of spaces and tabs)
  package func lineStart(before offset: Int) -> Int? {
    var start = offset
    while start > 0, utf8[start - 1].isBlank { start -= 1 }
    return start == 0 || utf8[start - 1].isLineBreak ? start : nil
  }

  /// The spaces and tabs at the start of the line with the byte at `offset`; `nil` if anything else
  /// precedes that byte in the line.
  package func indentation(before offset: Int) -> String? {
    lineStart(before: offset).map { text($0..<offset) }
  }
}

// MARK: Editing

extension SourceDocument {
  /// The bytes of the file after edits, in the file's encoding.
  package func bytes(after edits: [TextEdit]) -> ContiguousArray<UInt8> {
    encoded(edits.applied(to: utf8[...]))
  }

  /// The edits in the format of `diff -u`; empty if nothing changes.
  ///
  /// - Parameters:
  ///   - edits: edits that do not overlap.
  ///   - path: the path that the diff shows.
  package func difference(_ edits: [TextEdit], path: String) -> String {
    let name = UnifiedDiff.name(path)
    return UnifiedDiff(utf8, edits.sorted()).text(oldName: name, newName: name)
  }
}

// MARK: Encodings

extension SourceDocument {
  private func encoded(_ utf8: ContiguousArray<UInt8>) -> ContiguousArray<UInt8> {
    if encoding == .utf8 { return utf8 }
    var result = ContiguousArray<UInt8>()
    for unit in String(decoding: utf8, as: UTF8.self).utf16 {
      let high = UInt8(truncatingIfNeeded: unit >> 8)
      let low = UInt8(truncatingIfNeeded: unit)
      result += encoding == .utf16LittleEndian ? [low, high] : [high, low]
    }
    return result
  }

  private static func decoded(
    _ bytes: ContiguousArray<UInt8>, _ encoding: Encoding
  ) throws(ScanFailure) -> ContiguousArray<UInt8> {
    let units = stride(from: 0, to: bytes.count - 1, by: 2).lazy.map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return encoding == .utf16LittleEndian ? second << 8 | first : first << 8 | second
    }
    var result = ContiguousArray<UInt8>()
    let isBroken = transcode(
      units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true
    ) { result.append($0) }
    if isBroken || bytes.count % 2 == 1 { throw ScanFailure(.invalidText, at: nil) }
    return result
  }

  /// The offset of the first byte that is not UTF-8: decoding replaces it.
  private static func firstFault(_ bytes: ContiguousArray<UInt8>) -> Int {
    let decoded = String(decoding: bytes, as: UTF8.self).utf8
    return zip(decoded, bytes).enumerated().first { $1.0 != $1.1 }?.offset ?? bytes.count
  }
}

// MARK: Bytes

extension UInt8 {
  package var isLineBreak: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
  package var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
  /// Whether the byte is white space in XML.
  var isSpace: Bool { isBlank || isLineBreak }
}

extension ContiguousArray<UInt8> {
  /// Number of line breaks whose last byte is in a range.
  func lineBreaks(in range: Range<Int>) -> Int {
    range.count { index in
      switch self[index] {
      case UInt8(ascii: "\n"): true
      case UInt8(ascii: "\r"): index + 1 == count || self[index + 1] != UInt8(ascii: "\n")
      default: false
      }
    }
  }
}
