/// Writes the object table of a binary property list, and what follows it.
///
/// Source: CoreFoundation's CFBinaryPList.c, "HEADER, OBJECT TABLE, OFFSET TABLE, TRAILER".
struct BinaryTable {
  private var bytes = ContiguousArray("bplist00".utf8)
  private var offsets: [Int] = []
  private let referenceSize: Int

  /// - Parameter count: how many objects will be appended.
  init(count: Int) {
    referenceSize = Self.size(of: count)
  }

  /// - Parameter numbers: what each reference becomes.
  mutating func append(_ content: BinaryContent, _ numbers: [Int: Int]) {
    offsets.append(bytes.count)
    switch content {
    case .scalar(let scalar): bytes += scalar
    case .container(let marker, let references):
      let count = marker == 0xD0 ? references.count / 2 : references.count
      bytes += Self.header(marker, count)
      for reference in references {
        bytes += Self.bigEndian(numbers[reference] ?? 0, size: referenceSize)
      }
    }
  }

  /// The whole list.
  func finished(root: Int) -> ContiguousArray<UInt8> {
    let offsetSize = Self.size(of: bytes.count)
    var result = bytes
    for offset in offsets { result += Self.bigEndian(offset, size: offsetSize) }
    result += [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
    for number in [offsets.count, root, bytes.count] {
      result += Self.bigEndian(number, size: 8)
    }
    return result
  }

  /// Marker and length: 15 and above follow as an integer.
  static func header(_ marker: UInt8, _ count: Int) -> ContiguousArray<UInt8> {
    if count < 15 { return [marker | UInt8(count)] }
    let size = size(of: count)
    return [marker | 0xF, 0x10 | UInt8(size.trailingZeroBitCount)] + bigEndian(count, size: size)
  }

  /// The power of two that is enough for a number.
  private static func size(of number: Int) -> Int {
    [1, 2, 4].first { number < 1 << (8 * $0) } ?? 8
  }

  static func bigEndian(_ number: Int, size: Int) -> ContiguousArray<UInt8> {
    ContiguousArray(
      (0..<size).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) })
  }
}
