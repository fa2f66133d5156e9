#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// New objects for a binary property list; equal scalars are written once.
struct BinaryAdditions {
  /// The new objects; references in them are indices of this array.
  private(set) var contents: [BinaryContent] = []
  private var scalars: [BinaryContent: Int] = [:]

  /// - Returns: the index of the value's object in ``contents``.
  mutating func append(_ value: PropertyListValue) -> Int {
    switch value {
    case .dictionary(let members):
      let sorted = members.sorted { $0.key < $1.key }
      let keys = sorted.map { append(.string($0.key)) }
      return add(.container(marker: 0xD0, keys + sorted.map { append($0.value) }))
    case .array(let elements):
      return add(.container(marker: 0xA0, elements.map { append($0) }))
    default:
      let scalar = BinaryContent.scalar(Self.bytes(value))
      if let place = scalars[scalar] { return place }
      scalars[scalar] = contents.count
      return add(scalar)
    }
  }

  private mutating func add(_ content: BinaryContent) -> Int {
    contents.append(content)
    return contents.count - 1
  }

  private static func bytes(_ value: PropertyListValue) -> ContiguousArray<UInt8> {
    switch value {
    case .string(let text): string(text)
    case .boolean(let isTrue): [isTrue ? 0x09 : 0x08]
    case .integer(let number): [0x13] + BinaryTable.bigEndian(Int(number), size: 8)
    case .unsigned(let number):
      [0x14] + ContiguousArray(repeating: 0, count: 8)
        + BinaryTable.bigEndian(Int(truncatingIfNeeded: number), size: 8)
    case .real(let number): [0x23] + double(number)
    case .date(let date): [0x33] + double(date.timeIntervalSinceReferenceDate)
    case .data(let data): BinaryTable.header(0x40, data.count) + data
    case .dictionary, .array: []
    }
  }

  private static func double(_ number: Double) -> ContiguousArray<UInt8> {
    BinaryTable.bigEndian(Int(truncatingIfNeeded: number.bitPattern), size: 8)
  }

  private static func string(_ text: String) -> ContiguousArray<UInt8> {
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      return BinaryTable.header(0x50, text.utf8.count) + ContiguousArray(text.utf8)
    }
    let units = Array(text.utf16)
    return BinaryTable.header(0x60, units.count)
      + units.flatMap { BinaryTable.bigEndian(Int($0), size: 2) }
  }
}
