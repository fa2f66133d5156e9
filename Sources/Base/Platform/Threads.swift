internal import CSystemCalls

/// Starts threads, which the system may refuse for lack of memory, or because there are too many.
package enum Threads {
  /// Runs `body` on a new thread.
  ///
  /// - Parameter hasSmallStack: whether half a megabyte of stack is enough.
  /// - Returns: Whether the thread could be started.
  package static func start(
    hasSmallStack: Bool = false, _ body: @convention(c) () -> Void
  ) -> Bool {
    lgs_start_thread(body, hasSmallStack ? 512 << 10 : 0) == 0
  }
}
