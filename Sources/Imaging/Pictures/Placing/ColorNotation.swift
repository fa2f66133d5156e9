internal import Pixels
internal import Texts

/// Explains why a text is not a color.
enum ColorNotation {
  /// What to write for a color in another notation than CSS's hexadecimal one, or with a wrong
  /// number of digits; `nil` for other texts.
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
