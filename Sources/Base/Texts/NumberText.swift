/// Numbers in messages.
package enum NumberText {
  /// A number with two decimals, rounded up.
  package static func twoDecimals(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded(.up))
    return "\(hundredths / 100).\(hundredths % 100 / 10)\(hundredths % 10)"
  }

  /// - Parameter share: a share from 0 to 1.
  package static func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }
}
