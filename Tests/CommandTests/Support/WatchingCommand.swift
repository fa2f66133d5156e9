import Foundation
import TestSupport
import Testing

/// A command that runs until it is stopped, and what it says meanwhile.
final class WatchingCommand {
  struct NoLine: Error, CustomStringConvertible {
    var wanted: String
    var lines: [String]

    var description: String { "no line with '\(wanted)' among \(lines)" }
  }

  private let process = Process()
  private let streams: TemporaryFolder
  private var told: [String: Int] = [:]

  static let messages = "errors"
  static let results = "output"

  init(
    _ arguments: [String], in folder: TemporaryFolder, program: URL? = nil
  ) throws {
    streams = try TemporaryFolder()
    // The shell opens the files: descriptors of this process, which starts others at the same time,
    // may be closed or used again before the command has them.
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    let files = try [Self.results, Self.messages].map { try streams.write($0, Data()) }
    process.arguments =
      ["-c", #"out=$1 err=$2; shift 2; exec "$@" > "$out" 2> "$err""#, "sh"] + files
      + [try (program ?? Launchgen.executable()).path] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try ProcessGate.start(process)
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  /// The whole lines so far.
  func lines(_ stream: String = messages) throws -> [String] {
    let text = String(decoding: try streams.read(stream), as: UTF8.self)
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// Waits for a line that has not been asked for yet, or that comes after it.
  @discardableResult
  func line(_ part: String, in stream: String = messages) async throws -> String {
    let start = told[stream, default: 0]
    // However busy the machine is.
    for _ in 0..<6000 {
      let lines = try lines(stream)
      if let index = lines[start...].firstIndex(where: { $0.contains(part) }) {
        told[stream] = index + 1
        return lines[index]
      }
      if !process.isRunning { break }
      try await Task.sleep(for: .milliseconds(20))
    }
    throw NoLine(wanted: part, lines: try lines(stream))
  }

  /// Sends a signal.
  ///
  /// - Returns: The signal that has ended the process; `nil` if it has ended otherwise.
  func stop(_ signal: Int32 = SIGINT) async throws -> Int32? {
    kill(process.processIdentifier, signal)
    while process.isRunning { try await Task.sleep(for: .milliseconds(5)) }
    ProcessGate.closeStreams(of: process)
    return process.terminationReason == .uncaughtSignal ? process.terminationStatus : nil
  }
}
