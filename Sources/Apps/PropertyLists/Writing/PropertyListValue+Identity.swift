extension PropertyListValue {
  /// Whether the values are equal, with strings compared byte by byte, which takes linear time for
  /// any string. NaN is equal to itself.
  package func isIdentical(to other: PropertyListValue) -> Bool {
    switch (self, other) {
    case (.string(let first), .string(let second)): first.utf8.elementsEqual(second.utf8)
    case (.array(let first), .array(let second)):
      first.count == second.count && zip(first, second).allSatisfy { $0.isIdentical(to: $1) }
    case (.dictionary(let first), .dictionary(let second)):
      first.count == second.count
        && first.allSatisfy { key, value in second[key].map(value.isIdentical) ?? false }
    case (.real(let first), .real(let second)): first == second || first.isNaN && second.isNaN
    default: self == other
    }
  }
}
