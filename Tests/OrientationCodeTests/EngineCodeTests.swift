import Foundation
import LaunchRules
import OrientationCode
import TestSupport
import Testing

/// What Engines.md tells the users of an engine to add compiles with the template and the engine's
/// declarations.
@Suite(.serialized) struct EngineCodeTests {
  @Test func pageHasCodeForEachEngine() {
    let engines = ["Unity", "Godot", "Flutter", "React Native", "SDL", "cocos2d-x"]
    #expect(EngineCode.all.map(\.engine) == engines)
    #expect(Set(EngineCode.all.map(\.language)) == ["objc", "swift"])
  }

  @Test(
    .enabled(if: Toolchain.swiftc != nil, "no swiftc on the PATH"),
    arguments: EngineCode.all.filter { $0.language == "swift" })
  func swift(_ code: EngineCode) async throws {
    let folder = try TemporaryFolder()
    try folder.write("LaunchScreenHold.swift", Self.file("LaunchScreenHold.swift", .swift))
    try folder.write("Engine.swift", code.text)
    let checked = try await TypeCheck.run(
      ["LaunchScreenHold.swift", "Engine.swift"], in: folder, Stubs.module.value)
    #expect(checked.succeeded, "\(checked.errors)")
  }

  /// As Objective-C++, which Unity, Godot and cocos2d-x use; SDL's declarations are C's.
  @Test(
    .enabled(if: Toolchain.clang != nil, "no clang beside swiftc or on the PATH"),
    arguments: EngineCode.all.filter { $0.language == "objc" })
  func objectiveC(_ code: EngineCode) async throws {
    let folder = try TemporaryFolder()
    for name in ["LaunchScreenHold.h", "LaunchScreenHold.m"] {
      try folder.write(name, Self.file(name, .objectiveC))
    }
    try folder.write("Engine.mm", code.text)
    let compiled = try await Compilation(
      Toolchain.clang,
      [
        "-fsyntax-only", "-Wall", "-Wextra", "-Wunguarded-availability", "-Werror", "-fobjc-arc",
        "-std=c++17", "-x", "objective-c++", "-target", "arm64-apple-ios12.0",
        "-I", Stubs.folder.path, "-I", Stubs.folder.appending(path: "Engines").path,
        folder.path("Engine.mm"),
      ], in: folder)
    #expect(compiled.succeeded, "\(compiled.errors)")
  }

  private static func file(_ name: String, _ language: CodeLanguage) throws -> String {
    let template = try #require(CodeTemplate.named("hold-launch-screen"))
    let files = template.files(language: language, orientations: .both)
    return try #require(files.first { $0.name == name }).text
  }
}
