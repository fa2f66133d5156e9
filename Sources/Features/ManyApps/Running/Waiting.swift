internal import Dispatch
internal import LaunchImages
internal import Texts

/// Lets the main thread run asynchronous work and wait for its result.
package enum Waiting {
  /// Starts the threads for a single build.
  ///
  /// - Parameter count: the number that the user wants; `nil` for one for each processor.
  /// - Returns: the number of parallel jobs to use, lower than `count` if the system refuses
  ///   threads.
  /// - Throws: ``CommandError`` if no thread can be started.
  package static func jobs(upTo count: Int?) throws(CommandError) -> Int {
    let count = count ?? BuildOptions().jobs
    // More threads than processors would gain nothing.
    let wanted = min(count, BuildOptions().jobs)
    guard #available(macOS 15, *) else { return count }
    let started = ThreadPool.shared.start(wanted)
    if started == wanted { return count }
    if started > 0 { return started }
    throw CommandError(.exhausted("launchgen", "cannot start a thread"))
  }

  /// Starts the threads for concurrent builds, two more than cores, because builds sometimes wait
  /// for the disk.
  ///
  /// - Returns: the number of cores to use, lower than `count` if there are fewer processors, or if
  ///   the system refuses threads.
  /// - Throws: ``CommandError`` if no thread can be started.
  package static func cores(upTo count: Int?) throws(CommandError) -> Int {
    let wanted = min(count ?? .max, BuildOptions().jobs)
    guard #available(macOS 15, *) else { return wanted }
    let started = ThreadPool.shared.start(wanted + 2)
    if started > 0 { return min(started, wanted) }
    throw CommandError(.exhausted("launchgen", "cannot start a thread"))
  }

  /// Runs asynchronous work, and waits for its result.
  ///
  /// - Precondition: the threads have been started.
  package static func value<Value: Sendable>(
    _ body: @escaping @Sendable () async throws -> Value
  ) throws -> Value {
    let outcome = Outcome<Value>()
    let work: @Sendable () async -> Void = {
      do { outcome.result = .success(try await body()) } catch { outcome.result = .failure(error) }
      outcome.isKnown.signal()
    }
    if #available(macOS 15, *) {
      Task(executorPreference: ThreadPool.shared) { await work() }
    } else {
      Task { await work() }
    }
    outcome.isKnown.wait()
    guard let result = outcome.result else { preconditionFailure("the task has set it") }
    return try result.get()
  }

  /// The result of the work. It is set before ``isKnown`` is signaled, and read after that, so no
  /// lock is necessary.
  private final class Outcome<Value>: @unchecked Sendable {
    let isKnown = DispatchSemaphore(value: 0)
    var result: Result<Value, any Error>?
  }
}
