extension ContiguousArray<UInt8> {
  /// Number of line breaks whose last byte is in a range. A line break is LF, CRLF or CR.
  package func lineBreaks(in range: Range<Int>) -> Int {
    range.count { index in
      switch self[index] {
      case UInt8(ascii: "\n"): true
      case UInt8(ascii: "\r"): index + 1 == count || self[index + 1] != UInt8(ascii: "\n")
      default: false
      }
    }
  }
}
