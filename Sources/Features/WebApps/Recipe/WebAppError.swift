package import Pictures
package import Texts

package enum WebAppError: Error, Equatable, Sendable {
  case pictures(PictureError)
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
