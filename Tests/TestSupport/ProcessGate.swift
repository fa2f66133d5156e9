package import Foundation
internal import Synchronization

/// Limits how many processes run at the same time.
///
/// All tests start at once, and each process takes several file descriptors; Foundation cannot wait
/// for a thousand of them.
package actor ProcessGate {
  package static let shared = ProcessGate()

  private var free = 8
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Runs a process to its end.
  package static func run(_ process: sending Process) async throws -> Int32 {
    try await run { process }
  }

  /// Makes a process when its turn has come, and runs it to its end: until then it has no files
  /// open.
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

  /// Starts a process that the caller ends.
  package static func start(_ process: Process) throws {
    // The working directory belongs to the whole process: one start at a time.
    try starting.withLock { _ in try process.run() }
  }

  /// Foundation keeps processes, and with them what they have open: some thousand descriptors are
  /// more than its `Process` can list without a crash.
  package static func closeStreams(of process: Process) {
    for stream in [process.standardInput, process.standardOutput, process.standardError] {
      try? (stream as? FileHandle)?.close()
    }
  }

  private static let starting = Mutex(())
}
