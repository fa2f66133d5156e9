/// An object of a binary property list, as it is written.
enum BinaryContent: Hashable {
  /// The bytes of a scalar: marker, length and payload.
  case scalar(ContiguousArray<UInt8>)
  /// An array or a dictionary: the marker's upper half, and all references in order. A dictionary
  /// has the references to all keys, then those to all values.
  case container(marker: UInt8, [Int])

  var references: [Int] {
    if case .container(_, let references) = self { references } else { [] }
  }

  /// A copy in which each reference is greater by `offset`.
  func shifted(by offset: Int) -> BinaryContent {
    switch self {
    case .scalar: self
    case .container(let marker, let references):
      .container(marker: marker, references.map { $0 + offset })
    }
  }
}

/// Writes the object table, the offset table and the trailer of a binary property list.
///
/// Source: CoreFoundation's CFBinaryPList.c, "HEADER, OBJECT TABLE, OFFSET TABLE, TRAILER".
struct BinaryTable {
  private var bytes = ContiguousArray("bplist00".utf8)
  private var offsets: [Int] = []
  private let referenceSize: Int

  init(count: Int) {
    referenceSize = Self.size(of: count)
  }

  /// - Parameter numbers: the number of the object in this table for each reference in `content`.
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

  /// The marker and the length of an object. A length of 15 or more follows the marker as an
  /// integer.
  static func header(_ marker: UInt8, _ count: Int) -> ContiguousArray<UInt8> {
    if count < 15 { return [marker | UInt8(count)] }
    let size = size(of: count)
    return [marker | 0xF, 0x10 | UInt8(size.trailingZeroBitCount)] + bigEndian(count, size: size)
  }

  /// The number of bytes that a number needs: 1, 2, 4 or 8.
  private static func size(of number: Int) -> Int {
    [1, 2, 4].first { number < 1 << (8 * $0) } ?? 8
  }

  static func bigEndian(_ number: Int, size: Int) -> ContiguousArray<UInt8> {
    ContiguousArray(
      (0..<size).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) })
  }
}
