internal import CSystemCalls

/// Checks that there is memory before an allocation whose size depends on an input, because Swift
/// ends the process if an allocation fails.
///
/// A check keeps nothing allocated, so it is useful only if the allocation follows at once. Each
/// check also requires ``reserve`` to be free. The reserve covers all small allocations, and keeps
/// two threads that check at the same time from both counting on the last bytes.
package enum Memory {
  /// Bytes that every check leaves free: enough for all unchecked allocations together and for the
  /// stack of one thread.
  package static let reserve = (24 << 20) + stackBytes

  /// Bytes of address space that each thread's stack takes.
  package static let stackBytes = Int(lgs_stack_size())

  /// The machine's memory in bytes.
  package static var installed: Int { Int(clamping: lgs_installed_memory()) }

  /// Whether `bytes` bytes can be allocated now, in addition to ``reserve``.
  package static func has(_ bytes: Int) -> Bool {
    let (sum, overflows) = bytes.addingReportingOverflow(reserve)
    return !overflows && lgs_can_allocate(sum) != 0
  }

  /// Throws ``OutOfMemory`` if `bytes` bytes cannot be allocated now, in addition to ``reserve``.
  package static func check(_ bytes: Int) throws(OutOfMemory) {
    if !has(bytes) { throw OutOfMemory() }
  }

  /// Asks for large pages, if the system has any, for memory that is not yet initialized. A build
  /// then takes 5 to 8 % less time, because artwork is read column by column, and each row is on
  /// another page.
  package static func preferLargePages(_ memory: UnsafeMutableRawBufferPointer) {
    unsafe lgs_prefer_large_pages(memory.baseAddress, memory.count)
  }

  /// Makes the C library return large blocks to the system as soon as they are freed. If the
  /// address space is limited (`ulimit -v`), also keeps it from reserving address space for each
  /// thread.
  package static func save() {
    lgs_return_memory()
    if lgs_memory_is_limited() != 0 { lgs_share_heap() }
  }
}

package struct OutOfMemory: Error, Equatable, Sendable {
  package init() {}
}

/// Starts threads, which the system may refuse for lack of memory, or because there are too many.
package enum Threads {
  /// Runs `body` on a new thread, and returns whether the thread could be started.
  ///
  /// - Parameter hasSmallStack: whether half a megabyte of stack is enough.
  package static func start(
    hasSmallStack: Bool = false, _ body: @convention(c) () -> Void
  ) -> Bool {
    lgs_start_thread(body, hasSmallStack ? 512 << 10 : 0) == 0
  }
}
