package enum ColorSet {
  /// The colors of the color set in `folder`, in light and in dark mode, each as red, green and
  /// blue from 0 to 1. A color that is missing or cannot be read is `nil`.
  package static func colors(in folder: String) -> (light: [Double]?, dark: [Double]?) {
    let colors = CatalogContents(folder: folder)?.colors ?? []
    func found(isDark: Bool) -> [Double]? {
      colors.first { $0.appearances.areDark == isDark }.flatMap { samples($0) }
    }
    return (found(isDark: false), found(isDark: true))
  }

  private static func samples(_ color: CatalogContents.Color) -> [Double]? {
    let components = color.color?.components ?? [:]
    if let white = components["white"].flatMap({ sample($0) }) { return [white, white, white] }
    let samples = ["red", "green", "blue"].compactMap { components[$0].flatMap { sample($0) } }
    return samples.count == 3 ? samples : nil
  }

  /// Reads a component of a color as a number from 0 to 1; Xcode writes `0xFF`, `255` or `1.000`.
  private static func sample(_ text: String) -> Double? {
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    return text.contains(".") ? Double(text) : Int(text).map { Double($0) / 255 }
  }
}
