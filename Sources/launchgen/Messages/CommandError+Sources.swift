import ArgumentParser

extension CommandError {
  /// Whatever parsing options of a file threw.
  ///
  /// - Parameter path: the file, for errors that do not name it.
  init(ofSource error: any Error, _ path: String) {
    switch error {
    case let error as CommandError: self = error
    case let error as UsageError:
      self.init(status: .usage, message: "\(path): error: \(error.message)")
    default:
      self.init(status: .usage, message: "\(path): error: \(Build.message(for: error))")
    }
  }
}
