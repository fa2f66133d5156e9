/// A gradient as CSS's `linear-gradient()` describes it (CSS Images Module Level 3, 3.1).
public struct LinearGradient: Hashable, Sendable {
  /// The direction in which the gradient line points.
  public enum Direction: Hashable, Sendable {
    /// Degrees clockwise; 0 points to the top, 90 to the right.
    case angle(Double)
    /// The line points to a corner; the middle color runs through the two adjacent corners.
    case corner(isRight: Bool, isBottom: Bool)

    public static let toBottom = Direction.angle(180)
  }

  /// A color on the gradient line.
  public struct Stop: Hashable, Sendable {
    public var color: RGBColor
    /// Position on the gradient line: 0 is the line's start, and 1 is the line's end. Without a
    /// position, the first stop is at 0, the last stop is at 1, and other stops are spaced evenly
    /// between their neighbors.
    public var position: Double?

    public init(_ color: RGBColor, at position: Double? = nil) {
      self.color = color
      self.position = position
    }
  }

  public var direction: Direction
  /// Stops from the start of the gradient line to its end.
  public var stops: [Stop]

  /// - Precondition: there is at least one stop, and all numbers are finite.
  public init(_ direction: Direction = .toBottom, stops: [Stop]) {
    precondition(!stops.isEmpty, "a gradient has a color")
    self.direction = direction
    self.stops = stops
  }

  /// The mean of the colors along the gradient line, in linear light.
  public var meanColor: RGBColor {
    let colors = GradientColors(self)
    let count = 1024
    var sums = SIMD3<Double>.zero
    for index in 0..<count {
      sums += colors.light(at: (Double(index) + 0.5) / Double(count))
    }
    func sample(_ light: Double) -> UInt8 {
      UInt8((SRGBTransfer.encode(min(max(light, 0), 1)) * 255).rounded())
    }
    let mean = sums / Double(count)
    return RGBColor(red: sample(mean.x), green: sample(mean.y), blue: sample(mean.z))
  }
}
