#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A value of a property list, in one of the types that both the XML and the binary format have.
public indirect enum PropertyListValue: Hashable, Sendable {
  case dictionary([String: PropertyListValue])
  case array([PropertyListValue])
  case string(String)
  case boolean(Bool)
  case integer(Int64)
  /// An integer above the range of ``integer(_:)``.
  case unsigned(UInt64)
  case real(Double)
  case date(Date)
  case data(Data)

  public var dictionary: [String: PropertyListValue]? {
    if case .dictionary(let members) = self { members } else { nil }
  }

  public var array: [PropertyListValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// The value as a string; `nil` for other types, and for a string of more than 1024 bytes or with
  /// many combining marks in a row: comparing malicious strings takes quadratic time.
  public var string: String? {
    if case .string(let text) = self, text.isComparable(limit: PropertyListLimit.comparedBytes) {
      text
    } else {
      nil
    }
  }

  public var boolean: Bool? {
    if case .boolean(let isTrue) = self { isTrue } else { nil }
  }

  public var strings: [String]? {
    guard let array else { return nil }
    let strings = array.compactMap(\.string)
    return strings.count == array.count ? strings : nil
  }

  /// The value's type as text to print after "is".
  package var kind: String {
    switch self {
    case .dictionary: "a dictionary"
    case .array: "an array"
    case .string: string == nil ? "a very long string" : "a string"
    case .boolean: "a Boolean"
    case .integer, .unsigned, .real: "a number"
    case .date: "a date"
    case .data: "data"
    }
  }

  /// Whether the values are equal, with strings compared byte by byte, which takes linear time for
  /// any string. NaN is equal to itself.
  package func isIdentical(to other: PropertyListValue) -> Bool {
    switch (self, other) {
    case (.string(let first), .string(let second)): first.utf8.elementsEqual(second.utf8)
    case (.array(let first), .array(let second)):
      first.count == second.count && zip(first, second).allSatisfy { $0.isIdentical(to: $1) }
    case (.dictionary(let first), .dictionary(let second)):
      first.count == second.count
        && first.allSatisfy { key, value in second[key].map(value.isIdentical) ?? false }
    case (.real(let first), .real(let second)): first == second || first.isNaN && second.isNaN
    case (.date(let first), .date(let second)):
      PropertyListValue.real(first.timeIntervalSinceReferenceDate)
        .isIdentical(to: .real(second.timeIntervalSinceReferenceDate))
    default: self == other
    }
  }

  /// Number of tabs that indent all lines of the value in XML, at a depth. A few bytes of a binary
  /// list can be nested so deep that these take hundreds of megabytes.
  func indentation(depth: Int) -> Int {
    switch self {
    case .dictionary(let members):
      members.values.reduce(2 * depth) { $0 + depth + 1 + $1.indentation(depth: depth + 1) }
    case .array(let elements):
      elements.reduce(2 * depth) { $0 + $1.indentation(depth: depth + 1) }
    default: depth
    }
  }
}
