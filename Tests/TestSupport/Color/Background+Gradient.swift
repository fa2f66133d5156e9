package import Pixels

extension Background {
  /// A gradient between two colors.
  ///
  /// - Parameter angle: in degrees, clockwise from a gradient that goes up.
  package static func gradient(from: RGBColor, to: RGBColor, angle: Double) -> Background {
    .gradient(
      LinearGradient(.angle(angle), stops: [LinearGradient.Stop(from), LinearGradient.Stop(to)]))
  }
}
