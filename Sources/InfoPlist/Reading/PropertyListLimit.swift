/// Limits for property lists. Only a malicious or damaged file exceeds them.
enum PropertyListLimit {
  /// The size of the file, and of the values that a binary property list expands to.
  static let bytes = 16 << 20
  /// CoreFoundation refuses XML that nests deeper.
  static let depth = 511
  /// The depth of a value for Foundation's encoder: it recurses, with up to 2 KB of stack for each
  /// level, and a thread on macOS may have only 512 KB.
  static let encodedDepth = 100
  /// A normal Info.plist has a few hundred values.
  static let values = 250_000
}
