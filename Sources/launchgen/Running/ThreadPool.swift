import Dispatch
import Platform
import Synchronization

/// Runs tasks on threads of its own.
///
/// On Linux, Dispatch's pool, which runs tasks otherwise, waits forever for a thread that cannot be
/// started, and traps if it cannot open what it looks at each second: its own timers, and files in
/// /proc, which a sandbox may not have.
@available(macOS 15, *)
final class ThreadPool: TaskExecutor {
  static let shared = ThreadPool()

  private let jobs = Mutex<[UnownedJob]>([])
  private let count = DispatchSemaphore(value: 0)

  private init() {}

  /// Starts up to `count` threads.
  ///
  /// - Returns: How many the system permits.
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

  /// Each signal is for a job, so there is one after each wait.
  private func work() -> Never {
    while true {
      count.wait()
      let job = jobs.withLock { $0.removeFirst() }
      unsafe job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }
}
