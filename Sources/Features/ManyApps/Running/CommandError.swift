package import AppDocuments
package import LaunchApps
internal import LaunchImages
package import Platform
package import Texts

/// The error that ends a command, as the user sees it.
package struct CommandError: Problem {
  package let messages: [Message]

  package var status: ExitStatus { messages.first?.status ?? .fault }

  package init(_ messages: [Message]) { self.messages = messages }

  package init(_ message: Message) { messages = [message] }

  package init(
    _ status: ExitStatus, _ path: String, _ problem: some CustomStringConvertible,
    _ remedy: String? = nil
  ) {
    self.init(Message(status, path, problem, remedy))
  }

  package init(of error: any Error) {
    switch error {
    case let error as CommandError: self = error
    case LaunchImagesError.infoPlist(let path, let error):
      self.init(error.message(forNamed: path))
    case let error as any Problem: self.init(error.messages)
    case let fault as ValueFault: self.init(.usage, "launchgen", fault.words)
    case is OutOfMemory:
      self.init(.exhausted("launchgen", "cannot make a preview (out of memory)"))
    default:
      self.init(
        .fault, "launchgen", "failed unexpectedly (\(error))", "please report this as a fault")
    }
  }
}

// Conversions of other modules' errors, with the paths that the user knows.
extension CommandError {
  /// - Parameter path: the path of an Info.plist that the user named.
  package static func naming(_ path: String) -> (InfoPlistError) -> CommandError {
    { CommandError($0.message(forNamed: path)) }
  }

  package static func writing(_ path: String) -> (InfoPlistError) -> CommandError {
    { CommandError($0.message(at: path)) }
  }

  package static func loading(_ path: String) -> (LoadError) -> CommandError {
    { CommandError($0.message(at: path)) }
  }

  package static func reading(
    _ path: String, otherwise other: String = "check the path"
  ) -> (FileError) -> CommandError {
    { CommandError($0.whenReading(path, otherwise: other)) }
  }

  package static func refused(
    _ path: String, otherwise other: String, replaces: Bool = true
  ) -> (OutputRefusal) -> CommandError {
    { CommandError($0.message(path, otherwise: other, replaces: replaces)) }
  }

  static func invalid(_ path: String) -> (ConfigurationError) -> CommandError {
    { CommandError($0.message(at: path)) }
  }
}
