import Foundation
import TestSupport
import Testing

/// What other packages can use. Whoever changes it sees it in the goldens, and writes it in CHANGELOG.md.
@Suite(.enabled(if: SymbolGraph.isAvailable, "needs swift on the PATH, on Linux"))
struct PublicSymbolTests {
  /// The products with their modules. A module that several products show is in one list only.
  private static let products: [(name: String, modules: [String])] = [
    ("LaunchImages", ["LaunchImages", "Pictures", "Pixels", "Platform", "Texts"]),
    ("LaunchRules", ["LaunchRules"]),
    ("LaunchCheck", ["LaunchCheck", "LaunchApps", "AppDocuments"]),
    ("OrientationCode", ["OrientationCode"]),
  ]

  @Test("the golden of a product has its public symbols", arguments: products)
  func eachSymbolIsReviewed(_ product: (name: String, modules: [String])) async throws {
    var parts: [String] = []
    for module in product.modules {
      let lines = try await SymbolGraph(of: module).lines
      #expect(!lines.isEmpty, "\(module)")
      parts.append((["module \(module)"] + lines).joined(separator: "\n") + "\n")
    }
    let difference = try Golden("symbols-\(product.name)").difference(
      from: parts.joined(separator: "\n"))
    #expect(difference == nil)
  }

  @Test func listsAreThoseOfTheManifest() throws {
    let manifest = try String(
      contentsOf: Self.project.appending(path: "Package.swift"), encoding: .utf8)
    let libraries = manifest.matches(of: /\.library\(name: "(\w+)", targets: \[([^\]]*)\]/)
    #expect(libraries.map { String($0.1) } == Self.products.map(\.name))
    for (library, product) in zip(libraries, Self.products) {
      let targets = library.2.matches(of: /"(\w+)"/).map { String($0.1) }
      #expect(product.modules.starts(with: targets), "\(product.name)")
    }
  }

  /// `public` in a module that no product shows has no meaning.
  @Test func otherModulesHaveNoPublicSymbols() async throws {
    let listed = Set(Self.products.flatMap(\.modules))
    let others = try Self.modules().filter { !listed.contains($0) }
    #expect(others.contains("WebApps"))
    for module in others { #expect(try await SymbolGraph(of: module).lines == [], "\(module)") }
  }

  private static let project = URL(fileURLWithPath: #filePath)
    .appending(path: "../../../..").standardized

  /// The libraries in Swift: the folders in the folders of Sources.
  private static func modules() throws -> [String] {
    let manager = FileManager.default
    return try ["Apps", "Base", "Features", "Imaging", "Rules"].flatMap { room in
      try manager.contentsOfDirectory(atPath: project.appending(path: "Sources/\(room)").path)
    }.filter { !$0.hasPrefix(".") }
  }
}
