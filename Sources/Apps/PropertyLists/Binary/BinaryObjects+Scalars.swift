#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension BinaryObjects {
  typealias Payload = ContiguousArray<UInt8>.SubSequence

  /// Reads a number or a date. Integers of 1, 2 and 4 bytes are unsigned, those of 8 bytes are
  /// signed, and those of 16 bytes hold larger unsigned values.
  func number(_ marker: UInt8, _ body: Payload) throws(PropertyListFault) -> Object {
    let bits = body.suffix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    let value: PropertyListValue
    switch marker {
    case 0x22: value = .real(Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))))
    case 0x23: value = .real(Double(bitPattern: bits))
    case 0x33: value = .date(Date(timeIntervalSinceReferenceDate: Double(bitPattern: bits)))
    case 0x14:
      guard body.prefix(8).allSatisfy({ $0 == 0 }) else { throw .objectKind(marker: marker) }
      value = Int64(exactly: bits).map { .integer($0) } ?? .unsigned(bits)
    default: value = .integer(Int64(bitPattern: bits))
    }
    return .scalar(value, byteCount: body.count)
  }

  func ascii(_ body: Payload, _ marker: UInt8) throws(PropertyListFault) -> Object {
    guard body.allSatisfy({ $0 < 0x80 }) else { throw .objectKind(marker: marker) }
    return .scalar(.string(String(decoding: body, as: UTF8.self)), byteCount: body.count)
  }

  /// Reads a UTF-16 string. It must not be empty: an empty string is stored as ASCII, and
  /// CoreFoundation refuses an empty string in UTF-16.
  func utf16(_ body: Payload) throws(PropertyListFault) -> Object {
    if body.isEmpty { throw .invalidText }
    let units = stride(from: body.startIndex, to: body.endIndex, by: 2).map {
      UInt16(body[$0]) << 8 | UInt16(body[$0 + 1])
    }
    let text = String(decoding: units, as: UTF16.self)
    // Decoding replaces invalid characters, so the result differs if there are any.
    guard text.utf16.elementsEqual(units) else { throw .invalidText }
    return .scalar(.string(text), byteCount: body.count)
  }
}
