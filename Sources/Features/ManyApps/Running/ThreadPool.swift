internal import Dispatch
internal import Platform
internal import Synchronization

/// A task executor that runs tasks on its own threads, not on Dispatch's pool.
///
/// On Linux, Dispatch's pool waits forever for a thread that cannot be started. Dispatch's pool
/// also traps if it cannot open its timers and the files in /proc that it checks each second, which
/// may be missing in a sandbox.
@available(macOS 15, *)
final class ThreadPool: TaskExecutor {
  static let shared = ThreadPool()

  private let jobs = Mutex<[UnownedJob]>([])
  private let count = DispatchSemaphore(value: 0)

  private init() {}

  /// Starts up to `count` threads.
  ///
  /// - Returns: the number of threads that were started, which is lower if the system refuses one.
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
