import Files
import InfoPlist

extension CommandError {
  init(_ path: String, _ error: InfoPlistError) {
    self.init(
      status: error == .editFailed ? .fault : .badData,
      message: "\(Self.place(path, error.line)): error: \(error)")
  }

  init(reading path: String, _ error: FileError) {
    self.init(
      status: error == .tooLarge ? .badData : .noInput,
      message: "\(path): error: cannot be read (\(error)); check the path")
  }

  init(writing path: String, _ error: FileError) {
    let remedy =
      switch error {
      case .changed: "run the command again"
      case .full: "free some space"
      default: "change the permissions of the file or its folder"
      }
    self.init(
      status: ExitStatus(writing: error),
      message: "\(path): error: cannot be written (\(error)); \(remedy)")
  }

  /// `PATH:LINE`, which editors and Xcode go to.
  static func place(_ path: String, _ line: Int?) -> String {
    line.map { "\(path):\($0)" } ?? path
  }
}
