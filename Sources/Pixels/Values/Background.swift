/// The fill around and behind the artwork.
public enum Background: Hashable, Sendable {
  case color(RGBColor)
  /// A gradient over the whole frame.
  case gradient(LinearGradient)

  public static let black = Background.color(.black)

  /// A single color for the background: a gradient's mean color.
  public var meanColor: RGBColor {
    switch self {
    case .color(let color): color
    case .gradient(let gradient): gradient.meanColor
    }
  }

  /// This background with rows and columns swapped.
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
