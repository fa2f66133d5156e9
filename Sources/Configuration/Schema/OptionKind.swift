/// What an option of a command takes.
package enum OptionKind: Hashable, Sendable {
  case flag
  /// One of these values, or any if there are none.
  case value(allowed: [String])
  /// A path, relative to the file's folder.
  case path
  /// Values with commas between them.
  case list
  /// The option may be repeated.
  case repeated(allowed: [String])
}
