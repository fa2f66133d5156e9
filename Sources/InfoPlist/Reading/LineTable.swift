/// Converts byte offsets into line numbers.
struct LineTable: Hashable, Sendable {
  /// The offset of each line's first byte.
  private let starts: [Int]

  /// Finds the lines of a text. A line ends with LF, CRLF or CR.
  ///
  /// - Complexity: O(`bytes.count`)
  init(_ bytes: ContiguousArray<UInt8>) {
    var starts = [0]
    starts.reserveCapacity(1 + bytes.count { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") })
    for index in bytes.indices {
      let isReturn = bytes[index] == UInt8(ascii: "\r")
      let isBeforeNewline = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")
      if bytes[index] == UInt8(ascii: "\n") || (isReturn && !isBeforeNewline) {
        starts.append(index + 1)
      }
    }
    self.starts = starts
  }

  var count: Int { starts.count }

  /// The line number of a byte, from 1.
  ///
  /// - Complexity: O(log lines)
  func line(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
