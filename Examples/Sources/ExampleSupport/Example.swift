import Foundation

/// Shared code of the examples: artwork, a temporary folder, and checks of the results.
public enum Example {
  /// The path of the artwork: the first argument, or by default the picture in SampleAssets.
  public static var artworkPath: String {
    CommandLine.arguments.dropFirst().first ?? sample("scene.png")
  }

  /// The bytes of the artwork.
  public static func artwork() throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: artworkPath))
  }

  /// Makes a folder, and removes it after `body`.
  public nonisolated(nonsending) static func withTemporaryFolder(
    _ body: nonisolated(nonsending) (URL) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("launchgen-example-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder)
  }

  /// Ends the program with exit code 1 if a condition is false.
  public static func expect(_ isTrue: Bool, _ what: String) {
    if isTrue { return }
    FileHandle.standardError.write(Data("This should be true: \(what)\n".utf8))
    exit(1)
  }

  /// The path of a file in SampleAssets, which is next to the folder Examples.
  private static func sample(_ name: String) -> String {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 1...4 { root.deleteLastPathComponent() }
    return root.appendingPathComponent("SampleAssets/" + name).path
  }
}
