import Foundation
import Testing

@testable import AppDocuments

/// Judged by Foundation's property lists, which read and write dates by other code.
@Suite struct DateTextTests {
  /// Every month of some years, among them the last, and leap years. Before 1583, Foundation's
  /// formats use the Julian calendar, and its property lists do not.
  @Test(arguments: [1583, 1600, 1900, 1970, 2000, 2001, 2004, 2026, 9996, 9999])
  func monthsAreFoundations(_ year: Int) throws {
    let lengths = [31, 0, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    let isLeap = year % 400 == 0 || (year % 4 == 0 && year % 100 != 0)
    for month in 1...12 {
      let last = month == 2 ? (isLeap ? 29 : 28) : lengths[month - 1]
      for (day, time) in [(1, "00:00:00"), (last, "23:59:59")] {
        let text = Self.text(year, month, day, time)
        let date = try #require(DateText.date(text))
        #expect(try Self.foundationDate(text) == date)
        #expect(DateText.text(date) == text)
        #expect(DateText.text(date.addingTimeInterval(0.75)) == text)
      }
      #expect(DateText.date(Self.text(year, month, last + 1, "00:00:00")) == nil)
    }
  }

  @Test func everyDayIsOneAfterTheOther() throws {
    var date = try #require(DateText.date("1895-01-01T12:00:00Z"))
    var last = ""
    for _ in 0..<60_000 {
      let text = try #require(DateText.text(date))
      #expect(text > last && DateText.date(text) == date)
      last = text
      date.addTimeInterval(86_400)
    }
  }

  @Test func whatHasNoText() {
    for seconds in [
      Double.nan, .infinity, -.infinity, 1e300, -1e300, 252_423_993_600, -63_145_699_201,
    ] {
      #expect(DateText.text(Date(timeIntervalSinceReferenceDate: seconds)) == nil)
    }
    for text in [
      "", "2001-01-01", "2001-00-01T00:00:00Z", "2001-13-01T00:00:00Z", "2001-01-00T00:00:00Z",
      "2001-01-01T24:00:00Z", "2001-01-01T00:60:00Z", "2001-01-01T00:00:60Z",
      "2001-01-01T00:00:00z", "2001-01-01 00:00:00Z", "+001-01-01T00:00:00Z",
    ] {
      #expect(DateText.date(text) == nil, "\(text)")
    }
  }

  private static func text(_ year: Int, _ month: Int, _ day: Int, _ time: String) -> String {
    func digits(_ number: Int, _ count: Int) -> String {
      String(repeating: "0", count: count - "\(number)".count) + "\(number)"
    }
    return digits(year, 4) + "-" + digits(month, 2) + "-" + digits(day, 2) + "T" + time + "Z"
  }

  private static func foundationDate(_ text: String) throws -> Date? {
    let list = "<plist><date>\(text)</date></plist>"
    let value = try unsafe PropertyListSerialization.propertyList(
      from: Data(list.utf8), format: nil)
    return value as? Date
  }
}
