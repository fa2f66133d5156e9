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

/// The reason why a text is not a background; ``description`` explains it.
public enum BackgroundFault: Error, Equatable, Sendable {
  case unknown(String)
  case function(String)
  case unclosed
  case emptyPart
  case color(String)
  case direction(String)
  case angle(String)
  case position(String)
  case hint(String)
  case interpolation(String)
  case colorCount(Int)
}

extension BackgroundFault: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknown(let text): "'\(text)' is neither a color nor a linear-gradient()"
    case .function(let name):
      "'\(name)()' is not supported (gradients are 'linear-gradient(COLOR, COLOR)')"
    case .unclosed: "the gradient does not end with ')'"
    case .emptyPart: "the gradient has a comma with nothing before or after it"
    case .color(let text):
      "the gradient has '\(text)', which is not a color (#RGB, #RRGGBB or a CSS basic name) with a "
        + "position or two"
    case .direction(let text):
      "the gradient's direction '\(text)' is not 'to' and a side or corner, such as 'to right' or "
        + "'to top left'"
    case .angle(let text):
      "the gradient's angle '\(text)' is not a number with deg, grad, rad or turn, such as '90deg'"
    case .position(let text):
      "the gradient's position '\(text)' is not a percentage, such as '25%'"
    case .hint(let text): "the gradient has '\(text)' without a color"
    case .interpolation(let text):
      "the gradient's colors cannot be mixed in '\(text)' (use 'in srgb' or 'in srgb-linear')"
    case .colorCount(let count): "the gradient has \(count) color\(count == 1 ? "" : "s"), not two"
    }
  }
}
