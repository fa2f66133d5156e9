import ArgumentParser

extension CommandError {
  /// Describes any error that is thrown when options from the file at `path` are read and parsed.
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
