public import Pixels

extension RGBColor {
  /// CSS's basic color keywords (CSS Color Module Level 3, 4.1).
  public static let names: [String: RGBColor] = [
    "aqua": RGBColor(red: 0, green: 255, blue: 255),
    "black": RGBColor(red: 0, green: 0, blue: 0),
    "blue": RGBColor(red: 0, green: 0, blue: 255),
    "fuchsia": RGBColor(red: 255, green: 0, blue: 255),
    "gray": RGBColor(red: 128, green: 128, blue: 128),
    "grey": RGBColor(red: 128, green: 128, blue: 128),
    "green": RGBColor(red: 0, green: 128, blue: 0),
    "lime": RGBColor(red: 0, green: 255, blue: 0),
    "maroon": RGBColor(red: 128, green: 0, blue: 0),
    "navy": RGBColor(red: 0, green: 0, blue: 128),
    "olive": RGBColor(red: 128, green: 128, blue: 0),
    "purple": RGBColor(red: 128, green: 0, blue: 128),
    "red": RGBColor(red: 255, green: 0, blue: 0),
    "silver": RGBColor(red: 192, green: 192, blue: 192),
    "teal": RGBColor(red: 0, green: 128, blue: 128),
    "white": RGBColor(red: 255, green: 255, blue: 255),
    "yellow": RGBColor(red: 255, green: 255, blue: 0),
  ]

  /// The color in hexadecimal digits, such as `#0a141e`.
  public var hexadecimal: String {
    "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// Reads `#RGB`, `#RRGGBB`, `RRGGBB` or one of `names`; `nil` for any other text.
  public init?(parsing text: String) {
    let text = text.lowercased()
    if let named = Self.names[text] {
      self = named
      return
    }
    // Shells take # for the beginning of a comment, so people leave it out.
    let hasSign = text.first == "#"
    let number = hasSign ? text.dropFirst() : text[...]
    let digits = number.compactMap { $0.isASCII ? $0.hexDigitValue : nil }
    guard digits.count == number.count else { return nil }
    let values: [Int]
    switch digits.count {
    case 3 where hasSign: values = digits.map { $0 * 17 }
    case 6: values = [0, 2, 4].map { digits[$0] * 16 + digits[$0 + 1] }
    default: return nil
    }
    self.init(red: UInt8(values[0]), green: UInt8(values[1]), blue: UInt8(values[2]))
  }
}
