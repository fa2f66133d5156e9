/// Why the files of a web app were not made, beside `LaunchImagesError`.
package enum WebAppError: Error, Hashable, Sendable {
  /// There are warnings, and the options make them errors.
  case warnings([WebAppWarning])
}
