internal import Texts

/// A text that is edited in place, by offsets as UTF-8: the base of property lists and Xcode
/// projects. A line ends with LF, CRLF or CR.
package struct SourceDocument: Equatable, Sendable {
  package enum Encoding: Equatable, Sendable {
    case utf8, utf16LittleEndian, utf16BigEndian
  }

  /// Line breaks are counted once for blocks of this size in bytes: a table of all lines would be
  /// several times the size of a text with mostly empty lines.
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

  package init?(utf8 bytes: ContiguousArray<UInt8>) {
    guard String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) else { return nil }
    self.init(bytes, .utf8)
  }

  init(_ bytes: ContiguousArray<UInt8>) throws(ScanFailure) {
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      throw ScanFailure(.encoding("UTF-32"), at: nil)
    }
    let start = bytes.prefix(2)
    if start == [0xFF, 0xFE] || start == [0xFE, 0xFF] {
      let isLittleEndian = start == [0xFF, 0xFE]
      guard let text = String(utf16: bytes[...], isLittleEndian: isLittleEndian) else {
        throw ScanFailure(.invalidText, at: nil)
      }
      self.init(ContiguousArray(text.utf8), isLittleEndian ? .utf16LittleEndian : .utf16BigEndian)
    } else if start.contains(0) {
      throw ScanFailure(.encoding("UTF-16 without a byte order mark"), at: nil)
    } else if let document = Self(utf8: bytes) {
      self = document
    } else {
      // Decoding replaces what is not UTF-8.
      let decoded = String(decoding: bytes, as: UTF8.self).utf8
      let fault = zip(decoded, bytes).enumerated().first { $1.0 != $1.1 }?.offset
      throw ScanFailure(.invalidText, at: fault ?? bytes.count)
    }
  }

  /// The line of the byte at `offset`, from 1, or the last line. This takes constant time.
  package func line(of offset: Int) -> Int {
    guard offset < utf8.count else { return lineCount }
    let block = offset / Self.blockSize
    return 1 + breaksBefore[block] + utf8.lineBreaks(in: block * Self.blockSize..<offset)
  }

  package func text(_ range: Range<Int>) -> String { String(decoding: utf8[range], as: UTF8.self) }

  package func newline(in range: Range<Int>) -> String? {
    guard let first = utf8[range].firstIndex(where: \.isLineBreak) else { return nil }
    if utf8[first] == UInt8(ascii: "\n") { return "\n" }
    let isPair = first + 1 < range.upperBound && utf8[first + 1] == UInt8(ascii: "\n")
    return isPair ? "\r\n" : "\r"
  }

  /// The start of the line with the byte at `offset`; `nil` if anything but spaces and tabs
  /// precedes that byte in the line.
  package func lineStart(before offset: Int) -> Int? {
    var start = offset
    while start > 0, utf8[start - 1].isBlank { start -= 1 }
    return start == 0 || utf8[start - 1].isLineBreak ? start : nil
  }

  /// The spaces and tabs that begin the line, up to `offset`; `nil` as in ``lineStart(before:)``.
  package func indentation(before offset: Int) -> String? {
    lineStart(before: offset).map { text($0..<offset) }
  }

  /// The bytes of the file after edits, in the file's encoding.
  package func bytes(after edits: [TextEdit]) -> ContiguousArray<UInt8> {
    encoded(edits.applied(to: utf8[...]))
  }

  /// The edits, which must not overlap, in the format of `diff -u`; empty if nothing changes.
  package func difference(_ edits: [TextEdit], path: String) -> String {
    let name = UnifiedDiff.name(path)
    return UnifiedDiff(utf8, edits.sorted()).text(oldName: name, newName: name)
  }

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
}

extension String {
  /// Decodes UTF-16; `nil` if the bytes are not valid.
  init?(utf16 bytes: ArraySlice<UInt8>, isLittleEndian: Bool) {
    let units = (0..<bytes.count / 2).lazy.map { index in
      let start = bytes.startIndex + 2 * index
      let (first, second) = (UInt16(bytes[start]), UInt16(bytes[start + 1]))
      return isLittleEndian ? second << 8 | first : first << 8 | second
    }
    self.init(decoding: units, as: UTF16.self)
    // Decoding replaces invalid characters, so the result differs if there are any.
    if bytes.count % 2 == 1 || !utf16.elementsEqual(units) { return nil }
  }
}

extension UInt8 {
  package var isLineBreak: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
  package var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
  var isSpace: Bool { isBlank || isLineBreak }
}

/// A range of bytes of a text, and what replaces it.
package struct TextEdit: Equatable, Sendable {
  package let range: Range<Int>
  package let replacement: ContiguousArray<UInt8>

  package init(_ range: Range<Int>, _ replacement: String) {
    self.init(range, ContiguousArray(replacement.utf8))
  }

  init(_ range: Range<Int>, _ replacement: ContiguousArray<UInt8>) {
    self.range = range
    self.replacement = replacement
  }
}

extension [TextEdit] {
  func sorted() -> [TextEdit] { sorted { $0.range.lowerBound < $1.range.lowerBound } }

  /// The text with all edits. An edit inside a range that another one removes is dropped.
  package func applied(to text: ArraySlice<UInt8>) -> ContiguousArray<UInt8> {
    var result = ContiguousArray<UInt8>()
    result.reserveCapacity(text.count)
    var position = text.startIndex
    for edit in sorted() {
      let (start, end) = (edit.range.lowerBound, edit.range.upperBound)
      guard start >= position || end > position else { continue }
      if start > position { result += text[position..<start] }
      result += edit.replacement
      position = Swift.max(position, end)
    }
    return result + text[position...]
  }
}
