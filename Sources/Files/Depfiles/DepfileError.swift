/// The reason why a depfile cannot be written.
package enum DepfileError: Error, Equatable, Sendable {
  /// The name cannot be a target.
  case target(String, DepfileFault)
  /// The name of a file that was read cannot be in a depfile.
  case input(String, DepfileFault)
  case unwritable(path: String, FileError)
}
