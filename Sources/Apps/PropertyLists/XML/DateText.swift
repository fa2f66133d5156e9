#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Reads and writes dates as in XML property lists: `2001-01-31T23:59:59Z`. Like CoreFoundation, it
/// uses the Gregorian calendar even for days before that calendar began. (Foundation's formats
/// change to the Julian calendar there.)
enum DateText {
  private static let pattern = Array("0000-00-00T00:00:00Z".utf8)
  private static let daySeconds = 86_400

  /// Reads a date; `nil` if the text does not have this form, or the calendar has no such date.
  static func date(_ text: some StringProtocol) -> Date? {
    let bytes = Array(text.utf8)
    guard bytes.count == pattern.count else { return nil }
    let hasForm = zip(bytes, pattern).allSatisfy { byte, model in
      model == UInt8(ascii: "0") ? (0x30...0x39).contains(byte) : byte == model
    }
    guard hasForm else { return nil }
    let fields = bytes.split { !(0x30...0x39).contains($0) }.map { digits in
      digits.reduce(0) { 10 * $0 + Int($1 - 0x30) }
    }
    let (year, month, day) = (fields[0], fields[1], fields[2])
    let (hour, minute, second) = (fields[3], fields[4], fields[5])
    guard (1...12).contains(month), (1...days(of: month, in: year)).contains(day), hour < 24,
      minute < 60, second < 60
    else { return nil }
    let days = days(before: year, month) + day - 1 - days(before: 2001, 1)
    let seconds = days * daySeconds + (hour * 60 + minute) * 60 + second
    return Date(timeIntervalSinceReferenceDate: Double(seconds))
  }

  /// Writes a date, rounded down to whole seconds; `nil` for a date outside the years 0 through
  /// 9999.
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

  private static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  private static func days(of month: Int, in year: Int) -> Int {
    month == 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  /// Number of days from the start of year 0 to the start of a month.
  private static func days(before year: Int, _ month: Int) -> Int {
    let leaps = year == 0 ? 0 : (year - 1) / 4 - (year - 1) / 100 + (year - 1) / 400 + 1
    return year * 365 + leaps + (1..<month).reduce(0) { $0 + days(of: $1, in: year) }
  }
}
