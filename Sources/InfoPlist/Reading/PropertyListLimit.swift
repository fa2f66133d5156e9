/// How much a property list may be before somebody means harm.
enum PropertyListLimit {
  /// Also of what a binary property list unfolds to.
  static let bytes = 16 << 20
  /// CoreFoundation refuses XML that nests deeper.
  static let depth = 511
  /// Of what Foundation's encoder is given: it recurses, with up to 2 KB of stack for each level,
  /// and a thread of macOS may have 512 KB.
  static let encodedDepth = 100
  /// An Info.plist has some hundreds.
  static let values = 250_000
}
