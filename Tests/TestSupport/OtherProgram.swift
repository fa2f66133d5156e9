package import Foundation

/// Runs programs from outside the project, which judge the output of the code under test.
package enum OtherProgram {
  /// - Returns: the program's standard output; `nil` if the program is not installed.
  package static func output(
    of program: String, _ arguments: [String], in folder: TemporaryFolder
  ) async throws -> Data? {
    guard let path = path(of: program) else { return nil }
    try folder.write("output", [])
    let output = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.path("output")))
    let status = try await ProcessGate.run {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: path)
      process.arguments = arguments
      process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      return process
    }
    guard status == 0 else { throw Failed(program: program, status: status) }
    return try folder.read("output")
  }

  struct Failed: Error {
    let program: String
    let status: Int32
  }

  package static func path(of program: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { "\($0)/\(program)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Whether Python has a module.
  package static func hasPython(_ module: String) async -> Bool {
    guard let folder = try? TemporaryFolder() else { return false }
    let output = try? await output(of: "python3", ["-c", "import \(module)"], in: folder)
    return output != nil
  }
}
