package import Files

/// Why bytes cannot be read as a property list whose root is a dictionary, or why such a property
/// list cannot be edited.
package enum PropertyListError: Error, Equatable, Sendable {
  /// There is too little memory.
  case unreadable(FileError)
  /// The bytes are not a property list, or are a damaged one.
  case malformed(PropertyListFault, line: Int?)
  case rootIsNotDictionary(line: Int?)
  /// An edit did not produce the expected result. This is a bug in this library.
  case editFailed

  /// The line of the problem, from 1; `nil` if it has no line.
  package var line: Int? {
    switch self {
    case .malformed(_, let line), .rootIsNotDictionary(let line): line
    case .unreadable, .editFailed: nil
    }
  }
}

extension PropertyListError: CustomStringConvertible {
  /// The text to print after the file's name: what is wrong and why.
  package var description: String {
    switch self {
    case .unreadable(let error): "cannot be read (\(error))"
    case .malformed(let fault, _): "is not a usable property list (\(fault))"
    case .rootIsNotDictionary: "is not an Info.plist (its root is not a dictionary)"
    case .editFailed: "could not be edited (the result is wrong; this is a bug in launchgen)"
    }
  }
}
