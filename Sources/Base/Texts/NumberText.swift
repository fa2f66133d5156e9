package enum NumberText {
  /// A number with two decimals, rounded up.
  package static func twoDecimals(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded(.up))
    return "\(hundredths / 100).\(hundredths % 100 / 10)\(hundredths % 10)"
  }

  /// A number in decimal notation; a whole number has no decimals.
  package static func short(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }

  /// The number in a text of digits and periods; `nil` for any other text, even if `Double` accepts
  /// it, such as `1e3`, `0x10` or `inf`.
  package static func decimal(_ text: some StringProtocol) -> Double? {
    text.allSatisfy { $0 == "." || ("0"..."9").contains($0) } ? Double(text) : nil
  }

  /// Hexadecimal digits in lower case, padded with leading zeros to `digits` digits.
  package static func hexadecimal(_ value: some BinaryInteger, digits: Int) -> String {
    let text = String(value, radix: 16)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }

  /// A share from 0 to 1 in whole percent, such as `12 %`.
  package static func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }
}

/// A number of bytes in words: `1.24 MB`, `312 KB`, `47 bytes`. A kilobyte is 1000 bytes.
package struct ByteCount: CustomStringConvertible {
  private let bytes: Int

  package init(bytes: Int) { self.bytes = bytes }

  package var description: String {
    if bytes < 1000 { return bytes == 1 ? "1 byte" : "\(bytes) bytes" }
    guard bytes >= 1_000_000 else { return "\((bytes + 500) / 1000) KB" }
    let hundredths = (bytes + 5_000) / 10_000
    return "\(hundredths / 100).\(hundredths / 10 % 10)\(hundredths % 10) MB"
  }
}
