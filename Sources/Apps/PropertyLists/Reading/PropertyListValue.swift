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

  /// The value as a string; `nil` for other types. It is also `nil` for a string of more than 1024
  /// bytes, or with many combining marks in a row, which no key of iOS has: comparing malicious
  /// strings takes quadratic time.
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

  /// The strings of an array; `nil` if the value is not an array, or has other elements.
  public var strings: [String]? {
    guard let array else { return nil }
    let strings = array.compactMap(\.string)
    return strings.count == array.count ? strings : nil
  }
}
