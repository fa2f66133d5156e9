internal import Foundation

@testable import AppDocuments

/// How this package's property lists differ from Foundation's.
enum FoundationDifference {
  /// Whether Foundation may accept what is refused for this reason.
  static func isStricter(_ fault: PropertyListFault) -> Bool {
    switch fault {
    case .empty, .noRoot, .keyWithoutValue: false
    default: true
    }
  }

  /// Whether Foundation is known to refuse it.
  static func isRefused(_ document: PropertyListDocument) -> Bool { false }

  /// The first difference; `nil` if there is none.
  static func between(_ value: PropertyListValue, _ other: Any, at path: String = "") -> String? {
    let isSame: Bool
    switch value {
    case .dictionary(let members): return inMembers(members, other, path)
    case .array(let elements): return inElements(elements, other, path)
    case .string(let text):
      isSame =
        (other as? String).map { $0.unicodeScalars.elementsEqual(text.unicodeScalars) } ?? false
    case .boolean(let isTrue):
      isSame = other is NSNumber || other is Bool ? other as? Bool == isTrue : false
    case .integer(let number): isSame = (other as? NSNumber)?.int64Value == number
    case .unsigned(let number): isSame = (other as? NSNumber)?.uint64Value == number
    case .real(let number):
      isSame = (other as? NSNumber).map { isEqual($0.doubleValue, number) } ?? false
    case .date(let date):
      isSame =
        (other as? Date).map {
          // Before 1583, Foundation's formats use the Julian calendar, and its lists do not.
          date.timeIntervalSinceReferenceDate < -13_190_860_800
            || isEqual($0.timeIntervalSinceReferenceDate, date.timeIntervalSinceReferenceDate)
        } ?? false
    case .data(let data): isSame = other as? Data == data
    }
    return isSame ? nil : "\(path) is \(value), and \(other) (\(type(of: other)))"
  }

  private static func isEqual(_ one: Double, _ other: Double) -> Bool {
    one == other || one.isNaN && other.isNaN
  }

  private static func inMembers(
    _ members: [String: PropertyListValue], _ other: Any, _ path: String
  ) -> String? {
    guard let others = other as? [String: Any] else { return "\(path) is not a dictionary" }
    guard others.count == members.count else { return "\(path) has \(others.count) keys" }
    for (key, value) in members {
      guard let other = others[key] else { return "\(path) has no \(key)" }
      if let difference = between(value, other, at: path + "/" + key) { return difference }
    }
    return nil
  }

  private static func inElements(
    _ elements: [PropertyListValue], _ other: Any, _ path: String
  ) -> String? {
    guard let others = other as? [Any] else { return "\(path) is not an array" }
    guard others.count == elements.count else { return "\(path) has \(others.count) elements" }
    for (index, (value, other)) in zip(elements, others).enumerated() {
      if let difference = between(value, other, at: path + "/\(index)") { return difference }
    }
    return nil
  }
}
