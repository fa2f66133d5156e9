/// Numbers as files store them.
package enum Bytes {
  /// The lowest bytes of a number, the highest of them first.
  package static func bigEndian(_ value: Int, count: Int = 4) -> [UInt8] {
    littleEndian(value, count: count).reversed()
  }

  /// The lowest bytes of a number, the lowest first.
  package static func littleEndian(_ value: Int, count: Int = 4) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  /// The number whose bytes these are, the highest first.
  package static func number(bigEndian bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
