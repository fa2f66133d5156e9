import ArgumentParser

extension CommandError {
  /// Describes any error thrown by parsing options from a file.
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
