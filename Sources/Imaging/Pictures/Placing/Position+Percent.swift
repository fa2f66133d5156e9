extension Position {
  /// Both coordinates in percent, rounded to hundredths.
  package var percent: (x: Double, y: Double) {
    func hundredths(_ value: Double) -> Double { (value * 10000).rounded() / 100 }
    return (hundredths(x), hundredths(y))
  }

  /// The position as text that can be parsed, such as `62.5%,40%`.
  package var percentages: String {
    func text(_ value: Double) -> String {
      value == value.rounded() ? "\(Int(value))" : "\(value)"
    }
    return "\(text(percent.x))%,\(text(percent.y))%"
  }
}
