import Dispatch
import Platform
import Synchronization

/// Runs tasks on threads of its own instead of Dispatch's pool.
///
/// On Linux, Dispatch's pool waits forever for a thread that cannot be started. It also traps if it
/// cannot open the timers and files in /proc that it checks each second; a sandbox may not have
/// them.
@available(macOS 15, *)
final class ThreadPool: TaskExecutor {
  static let shared = ThreadPool()

  private let jobs = Mutex<[UnownedJob]>([])
  private let count = DispatchSemaphore(value: 0)

  private init() {}

  /// Starts up to `count` threads.
  ///
  /// - Returns: The number of threads that were started.
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

  /// Runs one job after each signal; each job was signaled once, so the list is never empty here.
  private func work() -> Never {
    while true {
      count.wait()
      let job = jobs.withLock { $0.removeFirst() }
      unsafe job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }
}
