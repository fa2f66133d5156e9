/// The fill around the artwork, and behind its transparent pixels.
public enum Background: Hashable, Sendable {
  case color(RGBColor)
  /// A gradient over the whole frame.
  case gradient(LinearGradient)

  public static let black = Background.color(.black)

  /// The background as a single color: the color itself, or a gradient's mean color.
  public var meanColor: RGBColor {
    switch self {
    case .color(let color): color
    case .gradient(let gradient): gradient.meanColor
    }
  }

  /// The same background with rows and columns swapped.
  var transposed: Background {
    guard case .gradient(var gradient) = self else { return self }
    gradient.direction =
      switch gradient.direction {
      case .angle(let degrees): .angle(270 - degrees)
      case .corner(let isRight, let isBottom): .corner(isRight: isBottom, isBottom: isRight)
      }
    return .gradient(gradient)
  }
}
