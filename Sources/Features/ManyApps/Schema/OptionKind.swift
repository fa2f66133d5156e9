/// The kind of value that an option of a command takes.
package enum OptionKind: Equatable, Sendable, Codable {
  case flag
  /// A single value: one of `allowed`, or any value if that list is empty.
  case value(allowed: [String])
  /// A path. In a configuration file, it is relative to the file's folder.
  case path
  /// Several values in one argument, separated by commas.
  case list
  /// An option that may be repeated, once for each value. Each value is one of `allowed`, or any
  /// value if that list is empty.
  case repeated(allowed: [String])
}
