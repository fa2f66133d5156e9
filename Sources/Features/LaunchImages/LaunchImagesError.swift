public import AppDocuments
public import Pictures
public import Texts

/// The reason why launch images could not be made or written.
public enum LaunchImagesError: Error, Equatable, Sendable {
  case invalidOptions(OptionFault)
  /// An artwork cannot be used, or an image cannot be written.
  case pictures(PictureError)
  /// There are warnings, and the options treat them as errors.
  case warnings(path: String, [BuildWarning])
  /// The Info.plist of the merge cannot be read, used or written.
  case infoPlist(path: String, InfoPlistError)
}

extension LaunchImagesError: Problem {
  package var messages: [Message] {
    switch self {
    case .invalidOptions(let fault): [Message(.usage, "launchgen", fault, "change the options")]
    case .pictures(let error): error.messages
    case .warnings(let path, let warnings): warnings.map { $0.message(at: path).with(.error) }
    case .infoPlist(let path, let error): [error.message(at: path)]
    }
  }

  /// The path of the file or folder with the problem; `nil` if an option is the problem.
  public var path: String? {
    switch self {
    case .invalidOptions: nil
    case .pictures(let error): error.path
    case .warnings(let path, _), .infoPlist(let path, _): path
    }
  }
}

extension LaunchImagesError: CustomStringConvertible {
  /// The problem and its reason, to be printed after ``path``.
  public var description: String { messages.map(\.problem).joined(separator: "; ") }
}

extension LaunchImagesError: PictureFailure {
  package init(_ error: PictureError) { self = .pictures(error) }
}
