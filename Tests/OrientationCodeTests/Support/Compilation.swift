import Foundation
import TestSupport
import Testing

/// A run of a compiler.
struct Compilation {
  let succeeded: Bool
  /// The errors, without the lines of code around them.
  let errors: [String]

  /// - Parameter folder: where the compiler runs.
  init(_ compiler: URL?, _ arguments: [String], in folder: TemporaryFolder) async throws {
    let program = try #require(compiler)
    let process = Process()
    let log = URL(fileURLWithPath: folder.path("log-\(UUID().uuidString)"))
    try Data().write(to: log)
    process.executableURL = program
    process.arguments = arguments
    process.standardOutput = try FileHandle(forWritingTo: log)
    process.standardError = process.standardOutput
    let status = try await ProcessGate.run(process)
    succeeded = status == 0
    errors = try String(decoding: Data(contentsOf: log), as: UTF8.self).split(separator: "\n")
      .map(String.init).filter { $0.contains("error: ") && !$0.hasPrefix(" ") }
  }
}
