/// Reads integers from untrusted bytes: a position out of bounds gives `nil` instead of a trap.
package struct ByteReader {
  package enum Order: Sendable {
    case bigEndian
    case littleEndian
  }

  package let bytes: ArraySlice<UInt8>
  package let order: Order

  package init(_ bytes: ArraySlice<UInt8>, _ order: Order) {
    self.bytes = bytes
    self.order = order
  }

  /// The unsigned integer in the `count` bytes from `index` on. `index` is an index of the slice
  /// ``bytes``, whose first index need not be 0.
  ///
  /// - Returns: `nil` if bytes are missing or the integer does not fit in an `Int`.
  /// - Complexity: O(`count`)
  package func integer(at index: Int, bytes count: Int) -> Int? {
    guard count >= 0, index >= bytes.startIndex, index <= bytes.endIndex,
      count <= bytes.endIndex - index
    else { return nil }
    var value = 0
    for position in 0..<count {
      if value >> (Int.bitWidth - 9) != 0 { return nil }
      let offset = order == .bigEndian ? position : count - 1 - position
      value = value << 8 | Int(bytes[index + offset])
    }
    return value
  }
}
