import Foundation
import Testing

/// Package.swift, and what repeats parts of it.
@Suite struct PackageManifestTests {
  private static let project = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../..").standardized

  /// CONTRIBUTING.md's table of modules has each folder of Sources in a row, and nothing else.
  @Test func contributorsFindEachModule() throws {
    let rows = try Self.text("CONTRIBUTING.md").split(separator: "\n")
      .drop { !$0.hasPrefix("| module |") }.dropFirst(2).prefix { $0.hasPrefix("|") }
    let listed = rows.flatMap { row in
      row.split(separator: "|")[0].matches(of: /`([A-Za-z]+)`/).map { String($0.1) }
    }
    #expect(listed.sorted() == (try Self.folders("Sources")))
  }

  /// A module of the table uses only modules below it.
  @Test func modulesUseModulesBelowThem() throws {
    let table = try Self.text("CONTRIBUTING.md")
    let manifest = try Self.text("Package.swift")
    let targets = manifest.matches(
      of: /\.target\(\s*name: "(\w+)",\s*dependencies: \[([^\]]*)\]/)
    #expect(targets.count > 10)
    for target in targets {
      guard let place = table.firstRange(of: "`\(target.1)`") else { continue }
      for used in target.2.matches(of: /"(\w+)"/) {
        guard let below = table.firstRange(of: "`\(used.1)`") else { continue }
        #expect(place.lowerBound < below.lowerBound, "\(target.1) uses \(used.1)")
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
