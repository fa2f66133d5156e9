extension String {
  /// As many combining marks in a row as Unicode's Stream-Safe Text Format allows (UAX 15).
  private static let markLimit = 30

  /// Whether the text can be compared and hashed in linear time.
  ///
  /// Unicode orders the combining marks of a character before it compares two, which takes quadratic
  /// time: no key or word of a real file has many of them.
  ///
  /// - Parameter limit: in bytes.
  package func isComparable(limit: Int) -> Bool {
    guard utf8.count <= limit else { return false }
    var marks = 0
    for scalar in unicodeScalars {
      let isMark =
        scalar.value >= 0x300 && scalar.properties.canonicalCombiningClass != .notReordered
      marks = isMark ? marks + 1 : 0
      if marks > Self.markLimit { return false }
    }
    return true
  }
}
