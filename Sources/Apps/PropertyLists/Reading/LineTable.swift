/// Converts byte offsets into line numbers.
///
/// The table stores one number per block of bytes: a table of all lines would be several times the
/// size of a text with mostly empty lines.
struct LineTable: Equatable, Sendable {
  /// The size of a block in bytes. For each offset, the line breaks in its block are counted again.
  private static let blockSize = 512

  private let bytes: ContiguousArray<UInt8>
  /// Number of line breaks that end before each block.
  private let breaksBefore: [Int]
  let count: Int

  /// Finds the lines of a text. A line ends with LF, CRLF or CR.
  ///
  /// - Complexity: O(`bytes.count`)
  init(_ bytes: ContiguousArray<UInt8>) {
    var breaks = 0
    breaksBefore = stride(from: 0, to: bytes.count, by: Self.blockSize).map { start in
      defer { breaks += Self.breaks(bytes, start..<min(start + Self.blockSize, bytes.count)) }
      return breaks
    }
    self.bytes = bytes
    count = breaks + 1
  }

  /// The line number of a byte, from 1; for an offset after the text, the number of the last line.
  ///
  /// - Complexity: O(1)
  func line(of offset: Int) -> Int {
    guard offset < bytes.count else { return count }
    let block = offset / Self.blockSize
    return 1 + breaksBefore[block]
      + Self.breaks(bytes, block * Self.blockSize..<offset)
  }

  /// The number of line breaks whose last byte is in a range.
  private static func breaks(_ bytes: ContiguousArray<UInt8>, _ range: Range<Int>) -> Int {
    var count = 0
    for index in range {
      switch bytes[index] {
      case UInt8(ascii: "\n"): count += 1
      case UInt8(ascii: "\r"):
        let isPair = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")
        if !isPair { count += 1 }
      default: break
      }
    }
    return count
  }
}
