import Foundation
import OrientationCode
import TestSupport
import Testing

/// The programs of Stubs/Scenarios, with the template's LaunchScreenHold and the acting stubs. Each
/// is made once.
enum ScenarioProgram {
  static let swift = Task { try await makeSwift() }
  static let objectiveC = Task { try await makeObjectiveC() }

  /// Blocks, which Swift on Linux has; the rest of the Objective-C runtime is among the stubs.
  static let blocks: URL? = {
    let library = Toolchain.swiftc?.resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "../lib/swift/linux/libBlocksRuntime.so").standardized
    return library.flatMap { FileManager.default.fileExists(atPath: $0.path) ? $0 : nil }
  }()

  private static func makeSwift() async throws -> TemporaryFolder {
    let stubs = try await Stubs.module.value
    let folder = try TemporaryFolder()
    let sources =
      try write(["LaunchScreenHold.swift", "MetalFirstFrame.swift"], .swift, in: folder)
      + scenarios("Swift", "swift")
    try await compile(
      Toolchain.swiftc,
      ["-swift-version", "6", "-warnings-as-errors", "-I", stubs.path, "-L", stubs.path]
        + sources + ["-lUIKit", "-lMetal", "-o", folder.path("program")], in: folder)
    return folder
  }

  private static func makeObjectiveC() async throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let names = [
      "LaunchScreenHold.h", "LaunchScreenHold.m", "MetalFirstFrame.h", "MetalFirstFrame.m",
    ]
    let sources =
      try write(names, .objectiveC, in: folder).filter { $0.hasSuffix(".m") }
      + scenarios("ObjectiveC", "m") + scenarios("ObjectiveC", "c")
    let library = try #require(blocks).deletingLastPathComponent().path
    try await compile(
      Toolchain.clang,
      [
        "-Wall", "-Wextra", "-Werror", "-Wno-incomplete-implementation", "-fno-exceptions",
        "-fno-objc-exceptions", "-fobjc-runtime=objfw", "-fobjc-arc", "-fblocks",
        "-fconstant-string-class=NSConstantString", "-I", folder.path, "-I", Stubs.folder.path,
      ] + sources
        + [
          "-L\(library)", "-Wl,-rpath,\(library)", "-lBlocksRuntime", "-o", folder.path("program"),
        ],
      in: folder)
    return folder
  }

  private static func compile(
    _ compiler: URL?, _ arguments: [String], in folder: TemporaryFolder
  ) async throws {
    let built = try await Compilation(compiler, arguments, in: folder)
    try #require(built.succeeded, "\(built.errors)")
  }

  /// Writes files of the template; returns their paths.
  private static func write(
    _ names: [String], _ language: CodeLanguage, in folder: TemporaryFolder
  ) throws -> [String] {
    for file in try files(language) where names.contains(file.name) {
      try folder.write(file.name, file.text)
    }
    return names.map(folder.path)
  }

  private static func scenarios(_ name: String, _ kind: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      at: Stubs.folder.appending(path: "Scenarios/\(name)"), includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == kind }.map(\.path).sorted()
  }

  static func files(_ language: CodeLanguage) throws -> [CodeFile] {
    try #require(CodeTemplate.named("hold-launch-screen-metal"))
      .files(language: language, orientations: .both)
  }

  /// What the program prints for a scenario.
  static func output(of scenario: String, _ program: TemporaryFolder) async throws -> String {
    let process = Process()
    let output = URL(fileURLWithPath: program.path("output-\(UUID().uuidString)"))
    try Data().write(to: output)
    process.executableURL = URL(fileURLWithPath: program.path("program"))
    process.arguments = [scenario]
    process.standardOutput = try FileHandle(forWritingTo: output)
    let status = try await ProcessGate.run(process)
    try #require(status == 0)
    return String(decoding: try Data(contentsOf: output), as: UTF8.self)
  }
}
