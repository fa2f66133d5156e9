extension OldStyleScanner {
  /// Reads an escape such as `\n`, `\101` or `\U00e4`, and returns its bytes as UTF-8.
  mutating func scanEscape() -> [UInt8] {
    step()
    guard let byte = current else { return [] }
    switch byte {
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      position += 1
      return Self.utf8(digits(radix: 16, limit: 4))
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      // Octal numbers refer to NextStep's character set; Xcode writes only the part that is ASCII.
      return Self.utf8(digits(radix: 8, limit: 3))
    default:
      step()
      return [Self.control[byte] ?? byte]
    }
  }

  private mutating func digits(radix: Int, limit: Int) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<limit {
      guard let byte = current,
        let digit = Character(Unicode.Scalar(byte)).hexDigitValue, digit < radix
      else { break }
      value = value * UInt32(radix) + UInt32(digit)
      position += 1
    }
    return value
  }

  private static func utf8(_ value: UInt32) -> [UInt8] {
    Array(String(Unicode.Scalar(value).map(Character.init) ?? "\u{FFFD}").utf8)
  }

  private static let control: [UInt8: UInt8] = [
    UInt8(ascii: "a"): 0x07, UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C,
    UInt8(ascii: "n"): 0x0A, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09,
    UInt8(ascii: "v"): 0x0B,
  ]
}
