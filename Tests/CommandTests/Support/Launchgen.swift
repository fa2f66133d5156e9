import Foundation
import TestSupport
import Testing

/// The command, run as a process.
struct Launchgen {
  let status: Int32
  let output: String
  let errors: String

  /// Standard error, line by line.
  var errorLines: [String] { errors.split(separator: "\n").map(String.init) }

  /// Standard output as a JSON object.
  func document() throws -> [String: Any] {
    try #require(
      JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
  }

  /// JSON whose numbers of bytes are N.
  var outputWithoutSizes: String { output.replacing(/"bytes" : \d+/, with: "\"bytes\" : N") }

  /// Messages whose sizes are SIZE.
  var errorsWithoutSizes: String {
    errors.replacing(/\(\d+(\.\d+)? [KM]B\)/, with: "(SIZE)")
  }

  /// - Parameters:
  ///   - folder: the working directory.
  ///   - input: what standard input has.
  ///   - environment: variables beside those that every run has.
  static func run(
    _ arguments: [String], in folder: TemporaryFolder, input: Data = Data(),
    environment: [String: String] = [:], program: URL? = nil
  ) async throws -> Launchgen {
    let streams = try Streams(input: input)
    let status = try await ProcessGate.run {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments =
        ["-c", streams.script, try (program ?? executable()).path] + arguments
      process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
      process.environment = Self.environment.merging(environment) { $1 }
      return process
    }
    return Launchgen(
      status: status, output: try streams.text(streams.outputPath),
      errors: try streams.text(streams.errorPath))
  }

  /// Help is wrapped to a fixed width; nothing of the surroundings changes messages.
  private static var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    for name in ["NO_COLOR", "FORCE_COLOR", "CLICOLOR_FORCE"] { environment[name] = nil }
    environment["LINES"] = nil
    environment["COLUMNS"] = "80"
    return environment
  }
}

/// Files that stand in for the standard streams: however much comes, nobody waits. A shell opens them,
/// because a descriptor that is passed on may be another file's by then while other tests run.
private struct Streams {
  let outputPath: String
  let errorPath: String
  private let folder: TemporaryFolder

  init(input bytes: Data) throws {
    folder = try TemporaryFolder()
    outputPath = folder.path("output")
    errorPath = folder.path("errors")
    try folder.write("input", bytes)
    try folder.write("output", Data())
    try folder.write("errors", Data())
  }

  /// Becomes the program in `$0` with these files. The folder's name needs no quoting.
  var script: String {
    #"exec "$0" "$@" < \#(folder.path("input")) > \#(outputPath) 2> \#(errorPath)"#
  }

  func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
  }
}
