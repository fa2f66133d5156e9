import Foundation
import TestSupport
import Testing

/// What README, the guide and the pages about a theme tell people to type works, in folders that have the documents' own names.
@Suite struct DocumentedCommandTests {
  private static let documents =
    ["README.md"]
    + ["Check", "Files", "Guide", "Import", "LaunchImages", "ManyApps", "Scope", "WebApps"]
    .map { "Documentation/\($0).md" }

  private static func blocks() throws -> [DocumentedCommands] {
    try documents.flatMap { try DocumentedCommands.all(in: $0) }
  }

  /// For an app that has its images, or for one that does not yet.
  private static func needsImages(_ block: DocumentedCommands) -> Bool {
    let verbs = ["check", "explain", "import", "preview App"]
    return block.lines.contains { line in verbs.contains { line.hasPrefix("launchgen " + $0) } }
  }

  @Test("every block of commands ends with 0", arguments: try blocks())
  func blocksRun(_ block: DocumentedCommands) async throws {
    let project = try await DocumentedProject(app: "App", isBuilt: Self.needsImages(block))
    // The block of `init` begins without a file.
    let isFirst = block.lines.contains { $0.hasPrefix("launchgen init") }
    if isFirst { try project.forgetApps() }
    // Its file has no options yet that make the images fast.
    let lines = block.lines.map { line in
      let isLong = isFirst && line.hasPrefix("launchgen make")
      return isLong ? line + " --compression fast" : line
    }
    let run = try await project.run(lines)
    #expect(run.status == 0, "\(block): \(run.errors)")
  }

  @Test func documentsHaveBlocks() throws {
    let commands = try Self.blocks().flatMap(\.lines)
    #expect(commands.count > 40)
    let verbs = Set(commands.map { $0.split(separator: " ")[1] })
    #expect(
      verbs.isSuperset(of: [
        "build", "check", "explain", "import", "init", "make", "preview", "pwa", "screen",
      ]))
  }

  /// Names that are also extensions of what the commands take.
  @Test(
    "commands about the app's folder, whatever its name is",
    arguments: ["App", "app", "ipa", "xcassets", "launchimage", "xcodeproj", "plist", "png"])
  func folderNames(_ name: String) async throws {
    let lines = try Self.blocks().flatMap(\.lines).filter {
      $0.contains(/^launchgen (check|explain|import|preview) App(?=[ \/]|$)/)
        && !$0.contains("--baseline")
    }
    #expect(lines.count >= 7)
    let project = try await DocumentedProject(app: name, isBuilt: true)
    let run = try await project.run(Array(Set(lines)).sorted())
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains("art.png: written"))
  }
}
