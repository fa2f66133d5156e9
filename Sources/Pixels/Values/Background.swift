/// What is beside and behind the artwork.
public enum Background: Hashable, Sendable {
  case color(RGBColor)
  /// A gradient over the whole frame.
  case gradient(LinearGradient)

  public static let black = Background.color(.black)

  /// One color in place of the background: of a gradient, its mean.
  public var meanColor: RGBColor {
    switch self {
    case .color(let color): color
    case .gradient(let gradient): gradient.meanColor
    }
  }

  /// With rows and columns swapped.
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
