public import Pixels
internal import Texts

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
    "#" + [red, green, blue].map { NumberText.hexadecimal($0, digits: 2) }.joined()
  }

  /// Reads `#RGB`, `#RRGGBB`, `RRGGBB` or one of `names`; `nil` for any other text.
  public init?(parsing text: String) {
    let text = text.lowercased()
    if let named = Self.names[text] {
      self = named
      return
    }
    // Shells treat # as the beginning of a comment, so users leave it out.
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

/// Explains why a text is not a color.
enum ColorNotation {
  /// The fault of `124` (without `#`), of `rgb(1, 2, 3)`, and of `#` with a wrong number of digits.
  /// The fault includes what to write instead. `nil` for other texts.
  static func misspelling(_ text: String) -> ValueFault? {
    if RGBColor(parsing: "#" + text) != nil {
      return ValueFault("it is not a color", remedy: "did you mean '#\(text)'?")
    }
    if let color = color(ofFunction: text) {
      return ValueFault("it is not supported", remedy: "write it as '\(color.hexadecimal)'")
    }
    let digits = text.dropFirst()
    if text.hasPrefix("#"), digits.allSatisfy(\.isHexDigit) {
      return ValueFault(
        "it has \(digits.count) digits, and a color has 3 or 6, such as '#124' or '#102040'")
    }
    return nil
  }

  /// The color of CSS's `rgb(1, 2, 3)`, with or without commas.
  private static func color(ofFunction text: String) -> RGBColor? {
    let text = text.lowercased()
    guard text.hasPrefix("rgb("), text.hasSuffix(")") else { return nil }
    let parts = text.dropFirst(4).dropLast().split { $0 == "," || $0 == " " }
    let values = parts.compactMap { UInt8($0) }
    guard parts.count == 3, values.count == 3 else { return nil }
    return RGBColor(red: values[0], green: values[1], blue: values[2])
  }

  static func fault(_ text: String) -> String {
    let names = RGBColor.names.keys.sorted()
    let likely = EditDistance.nearest(to: text.lowercased(), in: names, within: 2)
    return "it is not '#RGB', '#RRGGBB' or one of \(names.joined(separator: ", "))"
      + (likely.map { " (did you mean \($0)?)" } ?? "")
  }
}
