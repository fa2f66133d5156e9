/// Limits for the property lists that are read. Only a malicious or damaged file exceeds them.
package enum PropertyListLimit {
  /// Maximum size in bytes of the file, and of the values that a binary property list expands to.
  package static let bytes = 16 << 20
  /// Maximum depth of nested containers. It fits on the stack of a thread, which has half a
  /// megabyte on macOS; CoreFoundation's limit, 511, does not.
  static let depth = 128
  /// Maximum size in bytes of a key, and of a string that is compared. Such a string must also
  /// satisfy ``Swift/String/isComparable(limit:)``.
  static let comparedBytes = 1024
  /// Maximum number of values; a normal Info.plist has a few hundred.
  static let values = 250_000
}
