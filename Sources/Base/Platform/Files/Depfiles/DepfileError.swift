package import Texts

package enum DepfileError: Error, Equatable, Sendable {
  case target(String)
  case input(String)
  case unwritable(path: String, FileError)
}

extension DepfileError: Problem {
  package var messages: [Message] { [message] }

  private static let fault = "its name means something else to make"

  private var message: Message {
    switch self {
    case .target(let name):
      Message(
        .cannotCreate, name, "cannot be the target of a depfile (\(Self.fault))",
        "choose another --depfile-target")
    case .input(let name):
      Message(
        .cannotCreate, name, "cannot be in a depfile (\(Self.fault))",
        "rename it, or leave out --depfile")
    case .unwritable(let path, let error):
      error.whenWriting(path, otherwise: "choose another --depfile")
    }
  }
}
