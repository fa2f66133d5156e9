import Foundation
import LaunchRules
import OrientationCode
import TestSupport
import Testing

/// The Objective-C templates against the stub headers, for the first iOS that each is for.
@Suite(.serialized, .enabled(if: Toolchain.clang != nil, "no clang beside swiftc or on the PATH"))
struct ObjectiveCTemplateTests {
  /// Each as it is written.
  @Test(arguments: CodeTemplate.code.map(\.name))
  func compiles(_ name: String) async throws {
    let template = try #require(CodeTemplate.named(name))
    let minimum = try #require(template.minimumOS[.objectiveC])
    let compiled = try await compile(template, for: minimum)
    #expect(compiled.succeeded, "\(compiled.errors)")
  }

  /// The Simulator's SDK has no handler for presented drawables.
  @Test func compilesForTheSimulator() async throws {
    let template = try #require(CodeTemplate.named("hold-launch-screen-metal"))
    let compiled = try await compile(template, for: OSVersion(14, 0), environment: "-simulator")
    #expect(compiled.succeeded, "\(compiled.errors)")
  }

  /// All of them in every orientation.
  @Test func compileInEveryOrientation() async throws {
    for (system, templates) in Dictionary(
      grouping: CodeTemplate.code, by: { $0.minimumOS[.objectiveC] })
    {
      let folder = try TemporaryFolder()
      try folder.write("Variants.m", Variants.text(templates, .objectiveC))
      let compiled = try await compile(["Variants.m"], in: folder, for: #require(system))
      #expect(compiled.succeeded, "\(compiled.errors)")
    }
  }

  /// The checks above see what an iOS does not have yet.
  @Test(arguments: ["landscape-scene", "scene-orientations"])
  func scenesNeedIOS13(_ name: String) async throws {
    let template = try #require(CodeTemplate.named(name))
    let refused = try await compile(template, for: OSVersion(12, 0))
    #expect(refused.errors.contains { $0.contains("only available on iOS 13.0 or newer") })
  }

  private func compile(
    _ template: CodeTemplate, for system: OSVersion, environment: String = ""
  ) async throws -> Compilation {
    let files = template.files(language: .objectiveC, orientations: .both)
    let sources = files.map(\.name).filter { $0.hasSuffix(".m") }
    #expect(!sources.isEmpty)
    return try await compile(
      sources, in: TemporaryFolder(files), for: system, environment: environment)
  }

  private func compile(
    _ sources: [String], in folder: TemporaryFolder, for system: OSVersion,
    environment: String = ""
  ) async throws -> Compilation {
    // The first iOS for 64 bits is 7, the last for 32 bits 10.
    let machine = system < OSVersion(11, 0) ? "armv7" : "arm64"
    return try await Compilation(
      Toolchain.clang,
      [
        "-fsyntax-only", "-Wall", "-Wextra", "-Wunguarded-availability", "-Werror", "-fobjc-arc",
        "-DDEBUG=1",
        "-target", "\(machine)-apple-ios\(system)\(environment)", "-I", Stubs.folder.path,
      ] + sources.map(folder.path), in: folder)
  }
}
