import Foundation

/// A text that was looked at once, in the folder Goldens of a test target.
///
/// With `LAUNCHGEN_RECORD_GOLDENS=1` goldens are written anew, and the run fails: look at the
/// difference, then run again.
package struct Golden {
  private let file: URL

  /// - Parameters:
  ///   - name: the file's, without `.txt`.
  ///   - target: whose golden it is; that of the test if there is none.
  ///   - test: the file of the test.
  package init(_ name: String, of target: String? = nil, test: String = #filePath) {
    var folder = URL(fileURLWithPath: test)
    while folder.deletingLastPathComponent().lastPathComponent != "Tests" {
      folder.deleteLastPathComponent()
    }
    if let target { folder = folder.deletingLastPathComponent().appendingPathComponent(target) }
    file = folder.appendingPathComponent("Goldens/\(name).txt")
  }

  package func text() throws -> String {
    String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  /// What is wrong with a text, in words; `nil` if it is the golden.
  package func difference(from text: String) throws -> String? {
    if ProcessInfo.processInfo.environment["LAUNCHGEN_RECORD_GOLDENS"] == "1" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      return "recorded \(file.path)"
    }
    if try text == self.text() { return nil }
    return "differs from \(file.path); LAUNCHGEN_RECORD_GOLDENS=1 records it anew:\n\(text)"
  }
}
