/// Formats numbers for SVG attributes and sentences.
enum Decimal {
  /// A number with at most two decimal places: `12.5`.
  static func text(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let digits = hundredths.magnitude
    let sign = hundredths < 0 ? "-" : ""
    let whole = "\(sign)\(digits / 100)"
    switch digits % 100 {
    case 0: return whole
    case let rest where rest % 10 == 0: return "\(whole).\(rest / 10)"
    case let rest: return "\(whole).\(rest / 10)\(rest % 10)"
    }
  }

  /// A share from 0 to 1 in percent, with at most one decimal place: `12.5 %`.
  static func percent(_ part: Double) -> String { text((part * 1000).rounded() / 10) + " %" }
}
