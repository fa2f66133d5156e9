public import Pixels

extension Background {
  /// Reads CSS's `linear-gradient()`, or a color as ``RGBColor/init(parsing:)`` does.
  public init(parsing text: String) throws(BackgroundFault) {
    if let color = RGBColor(parsing: text) {
      self = .color(color)
      return
    }
    let start = "linear-gradient("
    guard text.lowercased().hasPrefix(start) else { throw .unknown(text) }
    self = .gradient(try GradientParser.gradient(text.dropFirst(start.count)))
  }
}

extension Background: CustomStringConvertible {
  /// The background in CSS's notation: `#112233`, `linear-gradient(90deg, #112233, #445566 80%)`.
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
    let stops = stops.map { stop in
      stop.color.hexadecimal + (stop.position.map { " \($0 * 100)%" } ?? "")
    }
    return "linear-gradient(\(([direction] + stops).joined(separator: ", ")))"
  }
}

/// The reason why a text is not a background; ``description`` explains it.
public enum BackgroundFault: Error, Equatable, Sendable {
  case unknown(String)
  case unclosed
  case color(String)
  case direction(String)
  case position(String)
  case colorCount(Int)
}

extension BackgroundFault: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknown(let text): "'\(text)' is neither a color nor a linear-gradient()"
    case .unclosed: "the gradient does not end with ')'"
    case .color(let text):
      "the gradient has '\(text)', which is not a color (#RGB, #RRGGBB or a CSS basic name) with a "
        + "position or two"
    case .direction(let text):
      "the gradient's direction '\(text)' is neither an angle, such as '90deg', nor 'to' and a side "
        + "or corner, such as 'to right' or 'to top left'"
    case .position(let text):
      "the gradient's position '\(text)' is not a percentage, such as '25%'"
    case .colorCount(let count): "the gradient has \(count) color\(count == 1 ? "" : "s"), not two"
    }
  }
}
