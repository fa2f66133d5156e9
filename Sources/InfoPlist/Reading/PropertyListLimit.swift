/// How much a property list may be before somebody means harm.
enum PropertyListLimit {
  /// Also of what a binary property list unfolds to.
  static let bytes = 16 << 20
  /// CoreFoundation refuses XML that nests deeper.
  static let depth = 511
  /// Of a key, and of a string that is compared with something. Unicode orders the combining marks
  /// of a character before it compares two, which takes quadratic time.
  static let comparedBytes = 1024
  /// An Info.plist has some hundreds.
  static let values = 250_000
}
