/// Limits for property lists. Only a malicious or damaged file exceeds them.
package enum PropertyListLimit {
  /// The size of the file, and of the values that a binary property list expands to.
  package static let bytes = 16 << 20
  /// CoreFoundation refuses XML that nests deeper.
  static let depth = 511
  /// Of a key, and of a string that is compared with something; it must be
  /// ``Swift/String/isComparable(limit:)`` too.
  static let comparedBytes = 1024
  /// A normal Info.plist has a few hundred values.
  static let values = 250_000
}
