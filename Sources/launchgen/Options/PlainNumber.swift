import ArgumentParser

/// A number that is typed without its unit.
enum PlainNumber {
  /// A function that reads such a number.
  ///
  /// - Parameters:
  ///   - noun: what the number counts.
  ///   - example: a number for the message about a text that is none.
  ///   - units: the units that people write after the number, which the message leaves out.
  static func reader<Number: LosslessStringConvertible & SendableMetatype>(
    of noun: String, example: String, units: Set<String> = []
  ) -> @Sendable (String) throws -> Number {
    { text in
      if let number = Number(text) { return number }
      let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
      if Number(String(digits)) != nil, units.contains(text.dropFirst(digits.count).lowercased()) {
        throw ValidationError("it is a number of \(noun), without a unit: '\(digits)'.")
      }
      throw ValidationError("it is not a number of \(noun), such as '\(example)'.")
    }
  }
}
