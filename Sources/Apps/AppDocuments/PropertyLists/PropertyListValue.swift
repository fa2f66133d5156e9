internal import LaunchRules
internal import Platform
public import Texts

/// A value of a property list. Both the XML and the binary format have all types listed here.
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

  /// The value if it is a string; otherwise `nil`. Comparing malicious strings takes quadratic
  /// time, so a string of more than 1024 bytes, or with many combining marks in a row, is `nil`
  /// too.
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

  /// Whether the value is unknown until a build replaces a variable in it.
  package var isVariable: Bool { string.map(BuildVariable.isIn) ?? false }

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
}

/// Limits for the property lists that are read. Only a malicious or damaged file exceeds them.
package enum PropertyListLimit {
  /// Maximum size in bytes of the file, and of all values in an expanded binary property list.
  package static let bytes = 16 << 20
  /// Maximum depth of nested containers. At this depth, Foundation's encoder needs 256 KB of stack,
  /// half of what a thread has on macOS.
  static let depth = 64
  /// Maximum size in bytes of a key, and of a string that is compared.
  static let comparedBytes = 1024
  /// Maximum number of values; a normal Info.plist has a few hundred.
  static let values = 250_000

  /// Checks that there is enough memory to read a list. If `edits` is true, the memory must also
  /// suffice to edit the list and to print a diff. The bounds were measured with the worst cases:
  /// lists that consist only of values, only of keys, only of text, or only of empty lines.
  static func checkMemory(
    for bytes: ContiguousArray<UInt8>, edits: Bool = false
  ) throws(PropertyListError) {
    // The shortest value in XML has 7 bytes; in a binary list, many values may share an object.
    let isBinary = bytes.starts(with: BinaryReader.signature.utf8)
    let count = isBinary ? values : min(bytes.count / 7, values)
    let reading = 4 * bytes.count + 280 * count
    if !Memory.has(edits ? 2 * reading : reading) { throw .unreadable(.outOfMemory) }
  }
}

extension String {
  /// Maximum number of combining marks in a row, as in Unicode's Stream-Safe Text Format (UAX 15).
  private static let markLimit = 30

  /// Whether the string has at most `limit` bytes and at most `markLimit` combining marks in a row.
  /// Comparing or hashing a string sorts the combining marks of each character. If a character has
  /// many marks, sorting takes quadratic time.
  package func isComparable(limit: Int) -> Bool {
    guard utf8.count <= limit else { return false }
    var marks = 0
    for scalar in unicodeScalars {
      let isMark =
        scalar.value >= 0x300 && scalar.properties.canonicalCombiningClass != .notReordered
      marks = isMark ? marks + 1 : 0
      if marks > Self.markLimit { return false }
    }
    return true
  }
}
