import Foundation
import LaunchRules
import TestSupport
import Testing

/// Stand-ins for UIKit: the folder Stubs.
enum Stubs {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Stubs")

  /// All files of UIKit's Swift stub, as one.
  static func swiftText() throws -> String { try text(in: "Swift", "swift") }

  static func headerText() throws -> String {
    try text(in: "UIKit", "h") + text(in: "Metal", "h")
  }

  /// The stubs' modules and static libraries for this machine, made once.
  static let module = Task { try await build([], rewriting: \.self) }

  /// The stubs' modules for iOS; see ``iOS(_:)``.
  static let iOSModule = Task { try await build(iOS(OSVersion(12, 0)), rewriting: shifted) }

  private static func text(in name: String, _ kind: String) throws -> String {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder.appendingPathComponent(name), includingPropertiesForKeys: nil)
    return try files.filter { $0.pathExtension == kind }.sorted { $0.path < $1.path }
      .map { try String(contentsOf: $0, encoding: .utf8) }.joined(separator: "\n")
  }

  /// The arguments that compile for an iOS.
  ///
  /// What toolchains have for iOS is embedded Swift's library, and it wants iOS 18 or later. All
  /// versions are therefore raised by 100, here, in the stub and in the templates; see
  /// ``shifted(_:)``. That library has no actors, so the language is Swift 5, and no weak references.
  static func iOS(_ system: OSVersion) -> [String] {
    [
      "-target", "arm64-apple-ios\(system.major + 100).\(system.minor)",
      "-enable-experimental-feature", "Embedded", "-wmo", "-swift-version", "5",
    ]
  }

  static func shifted(_ text: String) -> String {
    text.replacing(/@MainActor\s/, with: "")
      .replacing("MainActor.assumeIsolated {", with: "do {")
      .replacing("weak var", with: "var")
      .replacing(/\[weak (\w+)\]/) { "[\($0.1) = Optional(\($0.1))]" }
      // The compiler looks for the main actor if it knows this name.
      .replacing("DispatchQueue", with: "WorkQueue")
      .replacing(/(iOS |introduced: |deprecated: )(\d+)\.0/) { match in
        "\(match.1)\((Int(match.2) ?? 0) + 100).0"
      }
  }

  private static func build(
    _ arguments: [String], rewriting: (String) -> String
  ) async throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, files) in [("UIKit", "Swift"), ("Metal", "Metal"), ("Flutter", "Engines")] {
      try folder.write("\(name).swift", rewriting(text(in: files, "swift")))
      let library = ["-emit-library", "-static", "-o", folder.path("lib\(name).a")]
      let built = try await Compilation(
        Toolchain.swiftc,
        [
          "-emit-module", "-module-name", name, "-parse-as-library", "-swift-version", "6",
          "-I", folder.path, folder.path("\(name).swift"),
          "-emit-module-path", folder.path("\(name).swiftmodule"),
        ] + (arguments.isEmpty ? library : arguments), in: folder)
      try #require(built.succeeded, "\(built.errors)")
    }
    return folder
  }
}
