package import Files

/// A fault of a file that lists options or apps, or of a file that it names.
package struct LoadingError: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    case unreadable(FileError)
    case outOfMemory
    case invalid(ConfigurationError)
    /// The file is a pipe, device or socket, which only a command line may name.
    case notRegular
  }

  package let path: String
  package let reason: Reason

  init(_ path: String, _ reason: Reason) {
    self.path = path
    self.reason = reason
  }
}
