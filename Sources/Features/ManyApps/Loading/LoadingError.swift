package import Files

/// A fault of launchgen.json, of a manifest, or of a file whose path is in one of them.
package struct LoadingError: Error, Equatable, Sendable {
  package enum Reason: Equatable, Sendable {
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
