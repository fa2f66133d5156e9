internal import Texts

/// Converts the text of XML elements into values, by Apple's PropertyList-1.0.dtd and as
/// CoreFoundation does.
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

/// Dates as in XML property lists: `2001-01-31T23:59:59Z`. Like CoreFoundation, and unlike
/// Foundation's formats, it uses the Gregorian calendar even for dates before that began.
enum DateText {
  private static let daySeconds = 86_400

  /// Reads a date; `nil` if the text does not have this form, or the calendar has no such date.
  static func date(_ text: some StringProtocol) -> Date? {
    guard text.utf8.count == 20 else { return nil }
    let fields = text.split { !$0.isNumber }.compactMap { Int($0) }
    guard fields.count == 6, fields.allSatisfy({ $0 <= 9999 }), (1...12).contains(fields[1]) else {
      return nil
    }
    let days = days(before: fields[0], fields[1]) + fields[2] - 1 - days(before: 2001, 1)
    let seconds = days * daySeconds + (fields[3] * 60 + fields[4]) * 60 + fields[5]
    let date = Date(timeIntervalSinceReferenceDate: Double(seconds))
    // A date that the calendar does not have, such as February 30, has become another date.
    return self.text(date) == String(text) ? date : nil
  }

  /// Writes a date, rounded down to seconds; `nil` outside the years 0 through 9999.
  static func text(_ date: Date) -> String? {
    let interval = date.timeIntervalSinceReferenceDate.rounded(.down)
    guard let seconds = Int(exactly: interval) else { return nil }
    let first = days(before: 2001, 1)
    let limits = -first * daySeconds..<(days(before: 10_000, 1) - first) * daySeconds
    guard limits.contains(seconds) else { return nil }
    let sinceZero = seconds + first * daySeconds
    let (day, time) = sinceZero.quotientAndRemainder(dividingBy: daySeconds)
    // 400 years have 146,097 days; the estimate is at most one year too late.
    var year = min(day * 400 / 146_097 + 1, 9999)
    while days(before: year, 1) > day { year -= 1 }
    var month = 12
    while days(before: year, month) > day { month -= 1 }
    let fields = [
      (year, 4), (month, 2), (day - days(before: year, month) + 1, 2), (time / 3600, 2),
      (time / 60 % 60, 2), (time % 60, 2),
    ]
    let words = fields.map { number, width in
      String(repeating: "0", count: width - "\(number)".count) + "\(number)"
    }
    return words[..<3].joined(separator: "-") + "T" + words[3...].joined(separator: ":") + "Z"
  }

  /// Number of days from the start of year 0 to the start of a month.
  private static func days(before year: Int, _ month: Int) -> Int {
    let leaps = year == 0 ? 0 : (year - 1) / 4 - (year - 1) / 100 + (year - 1) / 400 + 1
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let months = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30]
    return year * 365 + leaps + months[..<(month - 1)].reduce(0, +)
  }
}
