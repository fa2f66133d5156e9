import Files
import InfoPlist

extension CommandError {
  /// `PATH:LINE: error: …`: what editors and Xcode show in its place.
  init(_ path: String, _ error: InfoPlistError) {
    let place = error.line.map { "\(path):\($0)" } ?? path
    self.init(status: .badData, message: "\(place): error: \(error)")
  }

  init(reading path: String, _ error: FileError) {
    self.init(
      status: .noInput, message: "\(path): error: cannot be read (\(error)); check the path")
  }
}
