import Foundation
import LaunchRules
import TestSupport
import Testing

/// Stand-ins for UIKit: the folder Stubs.
enum Stubs {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Stubs")

  /// All files of the Swift stub, as one.
  static func swiftText() throws -> String {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder.appendingPathComponent("Swift"), includingPropertiesForKeys: nil)
    return try files.sorted { $0.path < $1.path }
      .map { try String(contentsOf: $0, encoding: .utf8) }.joined(separator: "\n")
  }

  static func headerText() throws -> String {
    try String(contentsOf: folder.appendingPathComponent("UIKit/UIKit.h"), encoding: .utf8)
  }

  /// UIKit.swiftmodule for this machine, made once.
  static let module = Task { try await build(swiftText(), []) }

  /// UIKit.swiftmodule for iOS; see ``iOS(_:)``.
  static let iOSModule = Task { try await build(shifted(swiftText()), iOS(OSVersion(12, 0))) }

  /// The arguments that compile for an iOS.
  ///
  /// What toolchains have for iOS is embedded Swift's library, and it wants iOS 18 or later. All
  /// versions are therefore raised by 100, here, in the stub and in the templates; see
  /// ``shifted(_:)``. That library knows no actors.
  static func iOS(_ system: OSVersion) -> [String] {
    [
      "-target", "arm64-apple-ios\(system.major + 100).\(system.minor)",
      "-enable-experimental-feature", "Embedded", "-wmo",
    ]
  }

  static func shifted(_ text: String) -> String {
    text.replacing(/@MainActor\s/, with: "")
      .replacing(/(iOS |introduced: |deprecated: )(\d+)\.0/) { match in
        "\(match.1)\((Int(match.2) ?? 0) + 100).0"
      }
  }

  private static func build(_ text: String, _ arguments: [String]) async throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("UIKit.swift", text)
    let built = try await Compilation(
      Toolchain.swiftc,
      [
        "-emit-module", "-module-name", "UIKit", "-parse-as-library", "-swift-version", "6",
        folder.path("UIKit.swift"), "-o", folder.path("UIKit.swiftmodule"),
      ] + arguments, in: folder)
    try #require(built.succeeded, "\(built.errors)")
    return folder
  }
}
