package import Pictures

/// The reason why a web app's files were not made.
package enum WebAppError: Error, Equatable, Sendable {
  case pictures(PictureError)
  /// There are warnings, and the options treat them as errors.
  case warnings([WebAppWarning])
}

extension WebAppError: PictureFailure {
  package init(_ error: PictureError) { self = .pictures(error) }
}
