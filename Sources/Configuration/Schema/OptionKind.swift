/// The kind of value that an option of a command takes.
package enum OptionKind: Hashable, Sendable {
  case flag
  /// A single value: one of `allowed`, or any value if that list is empty.
  case value(allowed: [String])
  /// A path, relative to the file's folder.
  case path
  /// Values that are separated by commas.
  case list
  /// The option may be repeated.
  case repeated(allowed: [String])
}
