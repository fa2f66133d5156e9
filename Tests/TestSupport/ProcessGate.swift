package import Foundation
internal import Synchronization

/// Limits how many processes run at the same time.
///
/// All tests start at the same time, and each process takes several file descriptors; Foundation
/// cannot wait for a thousand processes.
package actor ProcessGate {
  package static let shared = ProcessGate()

  private var free = 8
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Runs a process to its end.
  package static func run(_ process: sending Process) async throws -> Int32 {
    try await run { process }
  }

  /// Waits for a free place, then makes a process and runs it to its end. Making the process late
  /// means that a waiting process has no open files.
  package static func run(_ make: () throws -> sending Process) async throws -> Int32 {
    await shared.enter()
    do {
      let status = try await finish(make())
      await shared.leave()
      return status
    } catch {
      await shared.leave()
      throw error
    }
  }

  private func enter() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  private func leave() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }

  private static func finish(_ process: sending Process) async throws -> Int32 {
    try await withCheckedThrowingContinuation { done in
      process.terminationHandler = { ended in
        closeStreams(of: ended)
        done.resume(returning: ended.terminationStatus)
      }
      do {
        try start(process)
      } catch {
        process.terminationHandler = nil
        done.resume(throwing: error)
      }
    }
  }

  /// Starts a process without waiting for its end.
  package static func start(_ process: Process) throws {
    // Starting a process changes the working directory, which belongs to the whole test process, so
    // only one can start at a time.
    try starting.withLock { _ in try process.run() }
  }

  /// Closes a process's files. Foundation keeps ended processes with their open files, and its
  /// `Process` crashes when it lists some thousand descriptors.
  package static func closeStreams(of process: Process) {
    let own = [FileHandle.standardInput, .standardOutput, .standardError]
    for stream in [process.standardInput, process.standardOutput, process.standardError] {
      guard let stream = stream as? FileHandle, !own.contains(where: { $0 === stream }) else {
        continue
      }
      try? stream.close()
    }
  }

  private static let starting = Mutex(())
}
