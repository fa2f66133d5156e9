#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Converts the text of XML elements into values.
///
/// Source: Apple's PropertyList-1.0.dtd, and the behavior of CoreFoundation.
enum ScalarText {
  /// Reads a decimal or hexadecimal number from -2^63 to 2^64-1.
  static func integer(_ text: String) -> PropertyListValue? {
    // CoreFoundation skips white space before the number only.
    let text = Substring(text.utf8.drop(while: \.isSpace))
    let isNegative = text.first == "-"
    let number = isNegative || text.first == "+" ? text.dropFirst() : text
    let isHexadecimal = number.hasPrefix("0x") || number.hasPrefix("0X")
    let digits = isHexadecimal ? number.dropFirst(2) : number
    guard digits.first?.isHexDigit == true,
      let magnitude = UInt64(digits, radix: isHexadecimal ? 16 : 10)
    else { return nil }
    if isNegative {
      return magnitude <= Int64.min.magnitude
        ? .integer(Int64(truncatingIfNeeded: 0 &- magnitude)) : nil
    }
    return Int64(exactly: magnitude).map { .integer($0) } ?? .unsigned(magnitude)
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

  /// Reads base64, with white space anywhere.
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
