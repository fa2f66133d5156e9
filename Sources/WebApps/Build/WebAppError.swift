package import Pictures
package import Texts

/// The reason why a web app's files were not made.
package enum WebAppError: Error, Equatable, Sendable {
  case pictures(PictureError)
  /// There are warnings, and the options treat them as errors.
  case warnings([WebAppWarning])
}

extension WebAppError: Problem, PictureFailure {
  package init(_ error: PictureError) { self = .pictures(error) }

  package var messages: [Message] {
    switch self {
    case .pictures(let error): error.messages
    case .warnings(let warnings): warnings.map { $0.message.with(.error) }
    }
  }
}
