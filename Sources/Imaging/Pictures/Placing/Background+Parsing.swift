public import Pixels

extension Background {
  /// Reads a color as ``RGBColor/init(parsing:)`` does, or CSS's `linear-gradient()`.
  public init(parsing text: String) throws(BackgroundFault) {
    if let color = RGBColor(parsing: text) {
      self = .color(color)
      return
    }
    guard let opening = text.firstIndex(of: "(") else { throw .unknown(text) }
    let name = text[..<opening].lowercased()
    guard name == "linear-gradient" else { throw .function(String(text[..<opening])) }
    self = .gradient(try GradientParser.gradient(text[text.index(after: opening)...]))
  }
}

extension Background: CustomStringConvertible {
  /// The background in CSS's notation: `#112233`, `linear-gradient(90deg in srgb-linear, #112233,
  /// #445566 80%)`.
  public var description: String {
    switch self {
    case .color(let color): color.hexadecimal
    case .gradient(let gradient): gradient.text
    }
  }
}

extension LinearGradient {
  fileprivate var text: String {
    let direction =
      switch direction {
      case .angle(let degrees): "\(degrees)deg"
      case .corner(let isRight, let isBottom):
        "to \(isBottom ? "bottom" : "top") \(isRight ? "right" : "left")"
      }
    let space = interpolation == .sRGB ? "" : " in \(interpolation.rawValue)"
    let stops = stops.map { stop in
      stop.color.hexadecimal + (stop.position.map { " \($0 * 100)%" } ?? "")
    }
    return "linear-gradient(\(([direction + space] + stops).joined(separator: ", ")))"
  }
}
