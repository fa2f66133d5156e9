/// Numbers as Interface Builder writes them.
enum StoryboardNumber {
  /// `852` or `12.5`
  static func text(_ value: Double) -> String {
    let value = rounded(value)
    return value == value.rounded() ? "\(Int(value))" : "\(value)"
  }

  /// To a ten-thousandth: of a picture, far less than a point. Smaller numbers would be written with an
  /// exponent.
  static func rounded(_ value: Double) -> Double {
    // There is a zero below zero too.
    (value * 10_000).rounded() / 10_000 + 0
  }
}
