import Foundation
import Testing

/// Package.swift, and what repeats parts of it.
@Suite struct PackageManifestTests {
  private static let project = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../..").standardized

  /// CONTRIBUTING.md's table of modules has each folder of Sources in a row, and nothing else.
  @Test func contributorsFindEachModule() throws {
    let modules = try Self.folders("Sources").flatMap { folder in
      folder == "launchgen" ? [folder] : try Self.folders("Sources/\(folder)")
    }
    #expect(try Self.rooms().flatMap(\.self).sorted() == modules.sorted())
  }

  /// A module of the table uses only modules below it, or in its own row.
  @Test func modulesUseModulesBelowThem() throws {
    let rows = try Self.rooms()
    let targets = try Self.text("Package.swift").matches(
      of: /\.(?:executableT|t)arget\(\s*name: "(\w+)",\s*dependencies: \[([^\]]*)\]/)
    #expect(targets.count > 10)
    for target in targets {
      guard let row = rows.firstIndex(where: { $0.contains(String(target.1)) }) else { continue }
      for used in target.2.matches(of: /"(\w+)"/) {
        let below = rows.firstIndex { $0.contains(String(used.1)) }
        #expect(below.map { $0 >= row } == true, "\(target.1) uses \(used.1)")
      }
    }
  }

  /// The examples are programs of both packages.
  @Test func examplesAreInBothManifests() throws {
    let examples = try Self.folders("Examples/Sources")
    #expect(!examples.isEmpty)
    for manifest in ["Package.swift", "Examples/Package.swift"] {
      let text = try Self.text(manifest)
      for example in examples { #expect(text.contains("\"\(example)\""), "\(manifest)") }
    }
  }

  /// The names in the first column of the table, row by row.
  private static func rooms() throws -> [[String]] {
    try text("CONTRIBUTING.md").split(separator: "\n")
      .drop { !$0.hasPrefix("| module |") }.dropFirst(2).prefix { $0.hasPrefix("|") }
      .map { row in
        row.split(separator: "|")[0].matches(of: /`([A-Za-z]+)`/).map { String($0.1) }
      }
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: project.appendingPathComponent(path), encoding: .utf8)
  }

  private static func folders(_ path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      at: project.appendingPathComponent(path), includingPropertiesForKeys: [.isDirectoryKey]
    ).filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }
      .map(\.lastPathComponent).sorted()
  }
}
