package import Foundation

/// An expected text that was reviewed once, stored in the folder Goldens of a test target.
///
/// With `LAUNCHGEN_RECORD_GOLDENS=1`, goldens are recorded again and the run fails: review the
/// differences, then run again.
package struct Golden {
  private let file: URL

  /// - Parameters:
  ///   - name: the file's name, without `.txt`.
  ///   - target: the test target with the golden; by default, the target of the test.
  ///   - test: the path of the test's source file.
  package init(_ name: String, of target: String? = nil, test: String = #filePath) {
    var folder = URL(fileURLWithPath: test)
    while folder.deletingLastPathComponent().lastPathComponent != "Tests" {
      folder.deleteLastPathComponent()
    }
    if let target { folder = folder.deletingLastPathComponent().appendingPathComponent(target) }
    file = folder.appendingPathComponent("Goldens/\(name).txt")
  }

  /// A file of the project that is written from what the code knows.
  package init(file: URL) { self.file = file }

  package func text() throws -> String {
    String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  /// Describes how a text differs from the golden; `nil` if it is the same.
  package func difference(from text: String) throws -> String? {
    if ProcessInfo.processInfo.environment["LAUNCHGEN_RECORD_GOLDENS"] == "1" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      return "recorded \(file.path)"
    }
    if try text == self.text() { return nil }
    return "differs from \(file.path); LAUNCHGEN_RECORD_GOLDENS=1 records it again:\n\(text)"
  }
}
