import Foundation
import OrientationCode

/// A folder of its own for a compilation; it ends with the value.
final class SourceFolder: Sendable {
  let url: URL

  init(_ files: [CodeFile] = []) throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("launchgen-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for file in files { try write(file.name, file.text) }
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: url.appendingPathComponent(name))
  }
}
