/// The text of an XML property list as UTF-8, and its original encoding.
struct PropertyListText: Equatable, Sendable {
  enum Encoding: Equatable, Sendable {
    case utf8
    case utf16LittleEndian
    case utf16BigEndian
  }

  let encoding: Encoding
  /// The text, including a byte order mark if there is one.
  let utf8: ContiguousArray<UInt8>

  /// Reads UTF-8, or UTF-16 with a byte order mark.
  ///
  /// - Complexity: O(`bytes.count`)
  init(_ bytes: ContiguousArray<UInt8>) throws(ScanFailure) {
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      throw ScanFailure(.encoding("UTF-32"), at: nil)
    }
    if bytes.starts(with: [0xFF, 0xFE]) {
      encoding = .utf16LittleEndian
    } else if bytes.starts(with: [0xFE, 0xFF]) {
      encoding = .utf16BigEndian
    } else if bytes.prefix(2).contains(0) {
      throw ScanFailure(.encoding("UTF-16 without a byte order mark"), at: nil)
    } else {
      encoding = .utf8
      utf8 = bytes
      try Self.validate(bytes)
      return
    }
    utf8 = try Self.transcode(bytes, isLittleEndian: encoding == .utf16LittleEndian)
  }

  /// Converts edited text to the original encoding.
  func encoded(_ utf8: ContiguousArray<UInt8>) -> ContiguousArray<UInt8> {
    if encoding == .utf8 { return utf8 }
    var result = ContiguousArray<UInt8>()
    for unit in String(decoding: utf8, as: UTF8.self).utf16 {
      let high = UInt8(truncatingIfNeeded: unit >> 8)
      let low = UInt8(truncatingIfNeeded: unit)
      result += encoding == .utf16LittleEndian ? [low, high] : [high, low]
    }
    return result
  }

  private static func validate(_ bytes: ContiguousArray<UInt8>) throws(ScanFailure) {
    // The parser finds the place of a fault, but takes much longer.
    if String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) { return }
    var iterator = bytes.makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar): offset += scalar.count
      case .error: throw ScanFailure(.invalidText, at: offset)
      case .emptyInput: return
      }
    }
  }

  private static func transcode(
    _ bytes: ContiguousArray<UInt8>, isLittleEndian: Bool
  ) throws(ScanFailure) -> ContiguousArray<UInt8> {
    let units = stride(from: 0, to: bytes.count - 1, by: 2).lazy.map { index in
      let first = UInt16(bytes[index])
      let second = UInt16(bytes[index + 1])
      return isLittleEndian ? second << 8 | first : first << 8 | second
    }
    var result = ContiguousArray<UInt8>()
    let isBroken = Swift.transcode(
      units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true
    ) { result.append($0) }
    if isBroken || bytes.count % 2 == 1 { throw ScanFailure(.invalidText, at: nil) }
    return result
  }
}
