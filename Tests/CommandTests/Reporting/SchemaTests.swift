import Foundation
import TestSupport
import Testing

/// launchgen.schema.json, in the project's folder.
@Suite struct SchemaTests {
  private static let project = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../..").standardized

  @Test func isPrinted() async throws {
    let printed = try await Launchgen.run(["init", "--schema"], in: TemporaryFolder())
    let file = try Data(contentsOf: Self.project.appendingPathComponent("launchgen.schema.json"))
    #expect(Data(printed.output.utf8) == file)
  }

  /// Every example of a launchgen.json or a manifest in the documentation is one that is read: all
  /// that is missing are the artworks.
  @Test(arguments: ["Documentation/ManyApps.md"])
  func examplesAreRead(_ document: String) async throws {
    let text = try String(
      decoding: Data(contentsOf: Self.project.appendingPathComponent(document)), as: UTF8.self)
    let examples = text.matches(of: /(?s)```(jsonc|jsonl)\n(.*?)```/)
    #expect(!examples.isEmpty)
    for example in examples {
      let folder = try TemporaryFolder()
      let isManifest = example.1 == "jsonl"
      let file = isManifest ? "apps.jsonl" : "launchgen.json"
      try folder.write(file, example.2.utf8)
      let source = isManifest ? ["--manifest", file] : []
      let run = try await Launchgen.run(["make", "--dry-run"] + source, in: folder)
      let isRead = run.status == 1 || run.status == 66 && run.errors.contains("matches no file")
      #expect(isRead, "\(example.2) \(run.errors)")
    }
  }
}
