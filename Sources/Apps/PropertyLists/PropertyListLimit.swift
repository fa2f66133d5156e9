internal import Files
internal import Platform

/// Limits for the property lists that are read. Only a malicious or damaged file exceeds them.
package enum PropertyListLimit {
  /// Maximum size in bytes of the file, and of the values that a binary property list expands to.
  package static let bytes = 16 << 20
  /// Maximum depth of nested containers. It fits on the stack of a thread, which has half a
  /// megabyte on macOS; CoreFoundation's limit, 511, does not.
  static let depth = 128
  /// Maximum size in bytes of a key, and of a string that is compared.
  static let comparedBytes = 1024
  /// Maximum number of values; a normal Info.plist has a few hundred.
  static let values = 250_000

  /// Checks that there is enough memory to read a list, or to edit it and to show the edits as a
  /// diff. The bounds were measured with the worst cases: lists of nothing but values, nothing but
  /// keys, nothing but text, or nothing but empty lines.
  static func checkMemory(
    for bytes: ContiguousArray<UInt8>, edits: Bool = false
  ) throws(PropertyListError) {
    // The shortest value in XML has 7 bytes; in a binary list, many values may share an object.
    let isBinary = bytes.starts(with: BinaryObjects.signature.utf8)
    let count = isBinary ? values : min(bytes.count / 7, values)
    let reading = 4 * bytes.count + 280 * count
    if !Memory.has(edits ? 2 * reading : reading) { throw .unreadable(.outOfMemory) }
  }
}

extension String {
  /// Maximum number of combining marks in a row, as in Unicode's Stream-Safe Text Format (UAX 15).
  private static let markLimit = 30

  /// Whether comparing and hashing take linear time: they order the combining marks of each
  /// character, which takes quadratic time. No real key or word has many of them.
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
