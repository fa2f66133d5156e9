/// The fill around the artwork, and behind its transparent pixels.
public enum Background: Hashable, Sendable {
  case color(RGBColor)
  /// A gradient over the whole frame.
  case gradient(LinearGradient)

  public static let black = Background.color(.black)

  /// The color itself, or a gradient's mean color.
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

/// An opaque sRGB color with 8 bits per channel.
public struct RGBColor: Hashable, Sendable, Codable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8

  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  public static let black = RGBColor(red: 0, green: 0, blue: 0)

  /// The samples in the order red, green, blue.
  public var samples: [UInt8] { [red, green, blue] }
}
