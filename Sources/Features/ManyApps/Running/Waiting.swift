internal import Dispatch
internal import LaunchImages
internal import Platform
internal import Synchronization
internal import Texts

/// Lets the main thread run asynchronous work and wait for its result.
package enum Waiting {
  /// Starts the threads for tasks.
  ///
  /// - Parameters:
  ///   - count: the number of tasks that the user wants; `nil` for one task per processor.
  ///   - spare: further threads, for tasks that wait for the disk.
  /// - Returns: the number of tasks to run at the same time. The number is lower than `count` if
  ///   there are fewer processors, or if the system refuses threads.
  package static func jobs(upTo count: Int?, spare: Int = 0) throws(CommandError) -> Int {
    let wanted = min(count ?? .max, BuildOptions().jobs)
    guard #available(macOS 15, *) else { return wanted }
    let started = ThreadPool.shared.start(wanted + spare)
    if started > 0 { return min(started, wanted) }
    throw CommandError(.exhausted("launchgen", "cannot start a thread"))
  }

  /// Runs asynchronous work on threads that have already been started, and waits for the result.
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

  /// The result of the work. No lock is necessary, because the result is set before ``isKnown`` is
  /// signaled, and read after the signal.
  private final class Outcome<Value>: @unchecked Sendable {
    let isKnown = DispatchSemaphore(value: 0)
    var result: Result<Value, any Error>?
  }
}

/// A task executor that runs tasks on its own threads, not on Dispatch's pool.
///
/// On Linux, Dispatch's pool waits forever for a thread that cannot be started. Dispatch's pool
/// also traps if it cannot open its timers, or the files in /proc that it checks each second. In a
/// sandbox, these files may be missing.
@available(macOS 15, *)
final class ThreadPool: TaskExecutor {
  static let shared = ThreadPool()

  private let jobs = Mutex<[UnownedJob]>([])
  private let count = DispatchSemaphore(value: 0)

  /// Starts up to `count` threads, and returns how many the system allowed.
  func start(_ count: Int) -> Int {
    var started = 0
    while started < count, Threads.start({ ThreadPool.shared.work() }) { started += 1 }
    return started
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
    count.signal()
  }

  /// Runs jobs forever, one after each signal. Each job is added before its signal, so the list is
  /// never empty after a signal.
  private func work() -> Never {
    while true {
      count.wait()
      let job = jobs.withLock { $0.removeFirst() }
      unsafe job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }
}
