import Configuration
import Files
import LaunchImages
import LaunchInstall
import LaunchPreview
import Platform
import WebApps

/// An error that ends a command, in words for the user.
struct CommandError: Error {
  var status: ExitStatus
  /// Messages of the form `PATH: error: what (why); what to do`.
  var messages: [String]

  init(status: ExitStatus, messages: [String]) {
    self.status = status
    self.messages = messages
  }

  init(status: ExitStatus, message: String) {
    self.init(status: status, messages: [message])
  }

  /// - Parameters:
  ///   - place: the path of the file that the error is about, with the line if it is known.
  ///   - what: the problem, with its reason in parentheses, in words that follow the path.
  ///   - remedy: what the user can do about the problem.
  init(
    _ status: ExitStatus, _ place: String, _ what: some CustomStringConvertible, _ remedy: String
  ) {
    self.init(status: status, message: "\(place): error: \(what); \(remedy)")
  }

  /// Describes any error that a command throws.
  init(of error: any Error) {
    switch error {
    case let error as CommandError: self = error
    case let error as LoadingError: self.init(error)
    case let error as LaunchImagesError: self.init(error)
    case let error as WebAppError: self.init(error)
    case let error as PreviewFileError: self.init(error)
    case let error as InstallError: self.init(error)
    case is OutOfMemory:
      self = .exhausted("launchgen", "cannot make a preview (out of memory)")
    default:
      self.init(
        .fault, "launchgen", "failed unexpectedly (\(error))", "please report this as a fault")
    }
  }

  /// The error for a system that refuses more memory, threads or open files.
  static func exhausted(_ place: String, _ what: String) -> CommandError {
    CommandError(.exhausted, place, what, FileError.exhaustedRemedy)
  }

  /// The path with the line as `PATH:LINE`, which editors and Xcode can open, or the path alone
  /// without a line.
  static func place(_ path: String, _ line: Int?) -> String {
    line.map { "\(path):\($0)" } ?? path
  }
}
