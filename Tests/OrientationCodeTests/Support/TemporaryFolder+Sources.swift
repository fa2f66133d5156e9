import OrientationCode
import TestSupport

extension TemporaryFolder {
  /// A folder for a compilation.
  convenience init(_ files: [CodeFile]) throws {
    try self.init()
    for file in files { try write(file.name, file.text) }
  }

  func write(_ name: String, _ text: String) throws { try write(name, text.utf8) }
}
