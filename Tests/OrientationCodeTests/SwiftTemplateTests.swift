import Foundation
import LaunchRules
import OrientationCode
import TestSupport
import Testing

/// The Swift templates against the stub of UIKit.
@Suite(.serialized, .enabled(if: Toolchain.swiftc != nil, "no swiftc on the PATH"))
struct SwiftTemplateTests {
  /// Each as it is written.
  @Test(arguments: CodeTemplate.code.map(\.name))
  func typeChecks(_ name: String) async throws {
    let checked = try await TypeCheck.files(of: name, Stubs.module.value)
    #expect(checked.succeeded, "\(checked.errors)")
  }

  /// The code for the Simulator, which the other checks leave out.
  @Test func typeChecksForTheSimulator() async throws {
    let condition = "targetEnvironment(simulator)"
    #expect(try ScenarioProgram.files(.swift).contains { $0.text.contains(condition) })
    let checked = try await TypeCheck.files(of: "hold-launch-screen-metal", Stubs.module.value) {
      $0.replacing(condition, with: "true")
    }
    #expect(checked.succeeded, "\(checked.errors)")
  }

  /// All of them in every orientation.
  @Test func typeCheckInEveryOrientation() async throws {
    let folder = try TemporaryFolder()
    try folder.write("Variants.swift", Variants.text(CodeTemplate.code, .swift))
    let checked = try await TypeCheck.run(["Variants.swift"], in: folder, Stubs.module.value)
    #expect(checked.succeeded, "\(checked.errors)")
  }
}
