internal import CSystemCalls

/// Threads that the system may refuse: for lack of memory, or because there are too many.
///
/// Dispatch, which runs Swift's tasks, waits forever for a thread that it cannot start. So it is
/// asked for one only if it can be had.
package enum Threads {
  /// How many of `count` threads can run at this moment.
  package static func startable(_ count: Int) -> Int {
    Int(lgs_startable_threads(Int32(clamping: count)))
  }

  /// Runs `body` on a thread of its own, which has a small stack.
  ///
  /// - Returns: Whether the thread could be started.
  package static func start(_ body: @convention(c) () -> Void) -> Bool {
    lgs_start_thread(body) == 0
  }
}
