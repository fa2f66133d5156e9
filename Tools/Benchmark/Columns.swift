/// A line of the report: name, time, bytes per second, ratio.
enum Columns {
  static func line(_ name: String, _ time: Duration, bytes: Int, per unit: Duration) -> String {
    let seconds = time / .seconds(1)
    return [
      padded(name, to: 36), padded("\(hundredths(seconds * 1000)) ms", to: 12, right: true),
      padded("\(Int(Double(bytes) / 1e6 / seconds)) MB/s", to: 12, right: true),
      padded("\(hundredths(time / unit)) x", to: 12, right: true),
    ].joined()
  }

  private static func hundredths(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    return "\(hundredths / 100).\(hundredths / 10 % 10)\(hundredths % 10)"
  }

  private static func padded(_ text: String, to width: Int, right: Bool = false) -> String {
    let padding = String(repeating: " ", count: max(0, width - text.count))
    return right ? padding + text : text + padding
  }
}
