internal import LaunchApps
internal import LaunchImages
internal import Platform
package import Texts

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
