import Foundation
import OrientationCode
import TestSupport
import Testing

/// A run of `swiftc -typecheck`, in which warnings are errors.
enum TypeCheck {
  /// - Parameter rewriting: what is done to the text of each file before.
  static func files(
    of template: String, _ stub: TemporaryFolder, _ arguments: [String] = [],
    rewriting: (String) -> String = { $0 }
  ) async throws -> Compilation {
    let template = try #require(CodeTemplate.named(template))
    var files = template.files(language: .swift, orientations: .both)
    #expect(files.allSatisfy { $0.name.hasSuffix(".swift") })
    for index in files.indices { files[index].text = rewriting(files[index].text) }
    return try await run(files.map(\.name), in: TemporaryFolder(files), stub, arguments)
  }

  static func run(
    _ names: [String], in folder: TemporaryFolder, _ stub: TemporaryFolder,
    _ arguments: [String] = []
  ) async throws -> Compilation {
    try await Compilation(
      Toolchain.swiftc,
      frontend + [
        "-typecheck", "-parse-as-library", "-swift-version", "6", "-warnings-as-errors",
        "-D", "DEBUG", "-I", stub.path,
      ] + arguments + names.map(folder.path), in: folder)
  }

  /// The driver takes as long as the compiler; on macOS it is needed to find the SDK.
  private static var frontend: [String] {
    #if os(macOS)
      []
    #else
      ["-frontend"]
    #endif
  }
}
