import Dispatch
import Files
import LaunchImages
import Resources

/// Asynchronous work that the main thread waits for.
enum Waiting {
  /// How many jobs there are threads for.
  ///
  /// - Throws: ``CommandError`` if there is not one, or if too few files can be opened. Dispatch would
  ///   wait forever for a thread, and trap where it cannot open what it needs itself.
  static func jobs(upTo count: Int) throws(CommandError) -> Int {
    guard SystemLimits.canOpen(descriptors) else {
      throw .exhausted("launchgen", "cannot start (too few files can be opened)")
    }
    // Dispatch starts at most a thread for each processor, and one of its own.
    let wanted = min(count, BuildOptions().jobs)
    let startable = Threads.startable(wanted + 1) - 1
    if startable == wanted { return count }
    if startable > 0 { return startable }
    throw .exhausted("launchgen", "cannot start its threads")
  }

  /// Enough for all staged files of a build, which stay open until they are in their places, and for
  /// Dispatch.
  private static let descriptors = 32

  static func value<Value: Sendable>(
    _ body: @escaping @Sendable () async throws -> Value
  ) throws -> Value {
    let outcome = Outcome<Value>()
    Task {
      do { outcome.result = .success(try await body()) } catch { outcome.result = .failure(error) }
      outcome.isKnown.signal()
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
