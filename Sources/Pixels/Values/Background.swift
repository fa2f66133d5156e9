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
}
