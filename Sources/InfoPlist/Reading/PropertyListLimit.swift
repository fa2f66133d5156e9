/// How much a property list may be before somebody means harm.
enum PropertyListLimit {
  /// Also of what a binary property list unfolds to.
  static let bytes = 16 << 20
  /// CoreFoundation refuses XML that nests deeper, and its encoder recurses.
  static let depth = 511
  /// An Info.plist has some hundreds.
  static let values = 250_000
}
