/// Numbers as they are stored in files.
package enum Bytes {
  /// The lowest bytes of a number, in big-endian order.
  package static func bigEndian(_ value: Int, count: Int = 4) -> [UInt8] {
    littleEndian(value, count: count).reversed()
  }

  /// The lowest bytes of a number, in little-endian order.
  package static func littleEndian(_ value: Int, count: Int = 4) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  /// The number with these bytes, in big-endian order.
  package static func number(bigEndian bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
