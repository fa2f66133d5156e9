import Foundation
import Testing

/// Texts that were looked at once, in the folder Goldens.
///
/// With `LAUNCHGEN_RECORD_GOLDENS=1` they are written anew, and the run fails: look at the
/// difference, then run again.
enum Golden {
  static func check(
    _ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = folder.appendingPathComponent(name + ".txt")
    if ProcessInfo.processInfo.environment["LAUNCHGEN_RECORD_GOLDENS"] == "1" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      Issue.record("recorded \(file.path)", sourceLocation: sourceLocation)
      return
    }
    let golden = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(
      text == golden,
      "differs from \(file.path); LAUNCHGEN_RECORD_GOLDENS=1 records it anew",
      sourceLocation: sourceLocation)
  }

  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Goldens")
}
