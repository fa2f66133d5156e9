import Dispatch
import LaunchImages

/// Asynchronous work that the main thread waits for.
enum Waiting {
  /// Starts the threads for the work.
  ///
  /// - Returns: How many jobs there are threads for.
  /// - Throws: ``CommandError`` if there is not one.
  static func jobs(upTo count: Int) throws(CommandError) -> Int {
    // More threads than processors gain nothing.
    let wanted = min(count, BuildOptions().jobs)
    guard #available(macOS 15, *) else { return count }
    let started = ThreadPool.shared.start(wanted)
    if started == wanted { return count }
    if started > 0 { return started }
    throw .exhausted("launchgen", "cannot start a thread")
  }

  /// Starts threads for builds that run at the same time: some more than there are cores to use,
  /// because they wait for the disk at times.
  ///
  /// - Returns: How many cores there are threads for.
  /// - Throws: ``CommandError`` if there is not one.
  static func cores(upTo count: Int) throws(CommandError) -> Int {
    let wanted = min(count, BuildOptions().jobs)
    guard #available(macOS 15, *) else { return wanted }
    let started = ThreadPool.shared.start(wanted + 2)
    if started > 0 { return min(started, wanted) }
    throw .exhausted("launchgen", "cannot start a thread")
  }

  /// - Precondition: the threads have been started.
  static func value<Value: Sendable>(
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

  /// The result is set before the signal, and read after it.
  private final class Outcome<Value>: @unchecked Sendable {
    let isKnown = DispatchSemaphore(value: 0)
    var result: Result<Value, any Error>?
  }
}
