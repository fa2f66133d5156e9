import Foundation
import TestSupport
import Testing

/// The public symbols of a built module, as the compiler sees them.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Identifier: Decodable { let precise: String }
    struct Fragment: Decodable { let spelling: String }

    let identifier: Identifier
    let pathComponents: [String]
    let declarationFragments: [Fragment]

    var name: String { pathComponents.joined(separator: ".") }

    var declaration: String {
      declarationFragments.map(\.spelling).joined().replacing(/\s+/, with: " ")
    }
  }

  struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
    /// The name of a target in another module.
    let targetFallback: String?
  }

  private var symbols: [Symbol] = []
  private var relationships: [Relationship] = []

  init(of module: String) async throws {
    let folder = try TemporaryFolder()
    let extraction = try await Self.swift(
      ["symbolgraph-extract", "-module-name", module, "-target", Self.triple()]
        + Self.searchPaths().flatMap { ["-I", $0.path] }
        + ["-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", "."],
      in: folder)
    try #require(extraction.status == 0, "\(extraction.errors)")
    // Extensions of other modules' types are in files of their own.
    for file in try folder.names() where file.hasSuffix(".symbols.json") {
      let graph = try JSONDecoder().decode(SymbolGraph.self, from: folder.read(file))
      symbols += graph.symbols
      relationships += graph.relationships
    }
  }

  /// `Outer.member: declaration` for each symbol; a type's line ends with its protocols.
  var lines: [String] {
    let names = Dictionary(symbols.map { ($0.identifier.precise, $0.name) }) { first, _ in first }
    let protocols = Dictionary(
      grouping: relationships.filter { $0.kind == "conformsTo" }, by: \.source
    ).mapValues { conformances in
      Set(conformances.compactMap { ($0.targetFallback ?? names[$0.target]) })
        .subtracting(Self.implied).map { $0.replacing(/^Swift\./, with: "") }.sorted()
    }
    return symbols.map { symbol in
      let list = protocols[symbol.identifier.precise, default: []].joined(separator: ", ")
      return "\(symbol.name): \(symbol.declaration)" + (list.isEmpty ? "" : ": " + list)
    }.sorted()
  }

  /// Protocols that no declaration names, and that depend on the compiler's version.
  private static let implied: Set = [
    "Swift.BitwiseCopyable", "Swift.Copyable", "Swift.Escapable", "Swift.SendableMetatype",
  ]

  /// Whether the compiler is at hand. One system is enough: the symbols are the same on all.
  static var isAvailable: Bool {
    #if os(Linux)
      OtherProgram.path(of: "swift") != nil
    #else
      false
    #endif
  }

  private static func swift(
    _ arguments: [String], in folder: TemporaryFolder
  ) async throws -> Launchgen {
    let program = try #require(OtherProgram.path(of: "swift"))
    return try await Launchgen.run(
      arguments, in: folder, program: URL(fileURLWithPath: program))
  }

  private static func triple() async throws -> String {
    let info = try await swift(["-print-target-info"], in: TemporaryFolder()).document()
    let target = try #require(info["target"] as? [String: Any])
    return try #require(target["triple"] as? String)
  }

  /// The folders with modules of Swift, and those of C that the modules use.
  private static func searchPaths() throws -> [URL] {
    let products = try Launchgen.executable().resolvingSymlinksInPath().deletingLastPathComponent()
    let scratch = products.deletingLastPathComponent().deletingLastPathComponent()
    let project = URL(fileURLWithPath: #filePath).appending(path: "../../../..").standardized
    let system = scratch.appending(path: "checkouts/swift-system/Sources/CSystem/include")
    let candidates = try [products, project.appending(path: "Sources/C")].flatMap {
      try FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
    }
    return [products.appending(path: "Modules"), system]
      + candidates.filter {
        FileManager.default.fileExists(atPath: $0.appending(path: "module.modulemap").path)
      }
  }
}
