internal import CSystemCalls

/// Checks for free memory before an allocation whose size depends on an input. The check is
/// necessary because Swift ends the process if an allocation fails.
///
/// A check does not reserve the memory, so the allocation must follow immediately. Each check also
/// requires ``reserve`` to be free. The reserve covers all small allocations. Two threads may check
/// at the same time, and both count on the same free bytes: the reserve covers this case too.
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

  /// Asks the system for large pages for `memory`, before the memory is initialized. No effect if
  /// the system has no large pages. Artwork is read column by column, and each row is on another
  /// small page, so large pages make a build 5 to 8 % faster.
  package static func preferLargePages(_ memory: UnsafeMutableRawBufferPointer) {
    unsafe lgs_prefer_large_pages(memory.baseAddress, memory.count)
  }

  /// Makes the C library return large blocks to the system as soon as they are freed. If the
  /// address space is limited (`ulimit -v`), also keeps the C library from reserving address space
  /// for each thread.
  package static func save() {
    lgs_return_memory()
    if lgs_memory_is_limited() != 0 { lgs_share_heap() }
  }
}

package struct OutOfMemory: Error, Equatable, Sendable {
  package init() {}
}

/// Starts threads. The system may refuse a thread if memory is short, or if there are too many
/// threads.
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
