internal import Texts

/// Converts the text of XML elements into values, according to Apple's PropertyList-1.0.dtd and
/// with the same results as CoreFoundation.
enum ScalarText {
  /// Reads a decimal or hexadecimal number from -2^63 to 2^64-1.
  static func integer(_ text: String) -> PropertyListValue? {
    // CoreFoundation skips white space only before the number.
    let text = Substring(text.utf8.drop(while: \.isSpace))
    let sign = text.prefix { $0 == "-" || $0 == "+" }.prefix(1)
    let number = text.dropFirst(sign.count)
    let isHexadecimal = number.hasPrefix("0x") || number.hasPrefix("0X")
    let (digits, radix) = isHexadecimal ? (number.dropFirst(2), 16) : (number, 10)
    guard digits.first?.isHexDigit == true else { return nil }
    if let value = Int64(sign + digits, radix: radix) { return .integer(value) }
    return sign == "-" ? nil : UInt64(digits, radix: radix).map { .unsigned($0) }
  }

  static func real(_ text: String) -> PropertyListValue? {
    let text = trimmed(text).lowercased()
    let isNamed = ["nan", "inf", "infinity", "+infinity", "-infinity", "+inf", "-inf"].contains(
      text)
    guard isNamed || text.utf8.allSatisfy({ "0123456789+-.e".utf8.contains($0) }) else {
      return nil
    }
    return Double(text).map { .real($0) }
  }

  static func date(_ text: String) -> PropertyListValue? {
    DateText.date(trimmed(text)).map { .date($0) }
  }

  static func data(_ text: ContiguousArray<UInt8>.SubSequence) -> PropertyListValue? {
    let digits = text.filter { !$0.isSpace }
    return Data(base64Encoded: Data(digits)).map { .data($0) }
  }

  private static func trimmed(_ text: String) -> Substring {
    let bytes = text.utf8.drop(while: \.isSpace)
    let last = bytes.lastIndex { !$0.isSpace }
    return last.map { text[bytes.startIndex..<bytes.index(after: $0)] } ?? ""
  }
}

/// Dates as in XML property lists: `2001-01-31T23:59:59Z`.
enum DateText {
  /// The years 0 through 9999, in seconds since the reference date.
  private static let limits = -63_145_699_200.0..<252_423_993_600

  /// Reads a date such as `2001-01-31T23:59:59Z`; `nil` if the text has another form, or if the
  /// calendar has no such date.
  static func date(_ text: some StringProtocol) -> Date? {
    guard text.utf8.count == 20, let date = try? Date(String(text), strategy: .iso8601) else {
      return nil
    }
    // A date that the calendar does not have, such as February 30, has become another date.
    return self.text(date) == String(text) ? date : nil
  }

  /// Writes a date, rounded down to seconds; `nil` outside the years 0 through 9999.
  static func text(_ date: Date) -> String? {
    let seconds = date.timeIntervalSinceReferenceDate.rounded(.down)
    guard limits.contains(seconds) else { return nil }
    return Date(timeIntervalSinceReferenceDate: seconds).formatted(.iso8601)
  }
}
