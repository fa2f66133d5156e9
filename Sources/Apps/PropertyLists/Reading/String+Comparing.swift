extension String {
  /// Maximum number of combining marks in a row, as in Unicode's Stream-Safe Text Format (UAX 15).
  private static let markLimit = 30

  /// Whether the string can be compared and hashed in linear time.
  ///
  /// A comparison first orders the combining marks of each character, which takes quadratic time.
  /// No key or word of a real file has many of them.
  ///
  /// - Parameter limit: the maximum length in bytes.
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
