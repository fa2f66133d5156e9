import ArgumentParser
import LaunchApps
import LaunchImages
import Platform
import Texts

/// The problems that end a command.
struct CommandError: Problem {
  let messages: [Message]

  var status: ExitStatus { messages.first?.status ?? .fault }

  init(_ messages: [Message]) { self.messages = messages }

  init(_ message: Message) { messages = [message] }

  init(
    _ status: ExitStatus, _ path: String, _ problem: some CustomStringConvertible,
    _ remedy: String? = nil
  ) {
    self.init(Message(status, path, problem, remedy))
  }

  /// - Parameter error: any error that a command throws.
  init(of error: any Error) {
    switch error {
    case let error as CommandError: self = error
    case LaunchImagesError.infoPlist(let path, let error):
      self.init(error.message(forNamed: path))
    case let error as any Problem: self.init(error.messages)
    case is OutOfMemory:
      self.init(.exhausted("launchgen", "cannot make a preview (out of memory)"))
    default:
      self.init(
        .fault, "launchgen", "failed unexpectedly (\(error))", "please report this as a fault")
    }
  }

  /// - Parameter error: an error that is thrown when options from the file at `path` are read and
  ///   parsed.
  init(ofSource error: any Error, _ path: String) {
    switch error {
    case let error as CommandError: self = error
    case let error as UsageError: self.init(.usage, path, error.message)
    default: self.init(.usage, path, Build.message(for: error))
    }
  }
}

extension ExitStatus {
  var code: ExitCode { ExitCode(rawValue) }
}
