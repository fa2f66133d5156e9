import Foundation

/// A folder of its own for a test, with artwork in it; it ends with the value.
final class Scratch: Sendable {
  let path: String

  init() throws {
    path =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("launchgen-tests-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  /// A folder that has `art.png`.
  static func withArtwork() throws -> Scratch {
    let folder = try Scratch()
    try folder.write("art.png", Artwork.landscape)
    return folder
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func path(_ name: String) -> String { path + "/" + name }

  func write(_ name: String, _ bytes: Data) throws {
    try bytes.write(to: URL(fileURLWithPath: path(name)))
  }

  func read(_ name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: path(name)))
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: path(name), withIntermediateDirectories: true)
  }

  /// Everything in the folder and below it, sorted.
  func tree() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path).sorted()
  }
}
