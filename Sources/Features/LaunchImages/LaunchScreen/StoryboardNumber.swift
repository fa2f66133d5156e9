enum StoryboardNumber {
  /// A number as text: `852` or `12.5`.
  static func text(_ value: Double) -> String {
    let value = rounded(value)
    return value == value.rounded() ? "\(Int(value))" : "\(value)"
  }

  /// Rounds to four decimal places, a difference far below a point. Numbers with more places could
  /// be written with an exponent, which storyboards do not use.
  static func rounded(_ value: Double) -> Double {
    // `+ 0` turns -0.0 into 0.
    (value * 10_000).rounded() / 10_000 + 0
  }
}
