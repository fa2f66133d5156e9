package import Texts

package enum DepfileError: Error, Equatable, Sendable {
  case target(String, DepfileFault)
  /// The name of a file that was read cannot be in a depfile.
  case input(String, DepfileFault)
  case unwritable(path: String, FileError)
}

extension DepfileError: Problem {
  package var messages: [Message] {
    switch self {
    case .target(let name, let fault):
      [
        Message(
          .cannotCreate, name, "cannot be the target of a depfile (\(fault))",
          "choose another --depfile-target")
      ]
    case .input(let name, let fault):
      [
        Message(
          .cannotCreate, name, "cannot be in a depfile (\(fault))",
          "rename it, or leave out --depfile")
      ]
    case .unwritable(let path, let error):
      [error.whenWriting(path, otherwise: "choose another --depfile")]
    }
  }
}
