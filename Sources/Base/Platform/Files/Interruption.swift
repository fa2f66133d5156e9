internal import Dispatch
internal import SystemPackage

/// Handles signals that end the process.
package enum Interruption {
  /// After this call, SIGINT (Ctrl-C), SIGTERM and SIGHUP first remove the staged files, and then
  /// end the process as usual. While files are moved to their places, a signal waits. A signal that
  /// the process ignores stays ignored.
  ///
  /// - Throws: ``FileError/exhausted(reason:)`` if the required pipe or thread cannot be created.
  package static func removesStagedFiles() throws(FileError) {
    guard unsafe pipe == nil else { return }
    unsafe pipe = try FileError.translating { try FileDescriptor.pipe() }
    // Dispatch is not used, because it needs two threads to watch a pipe, and waits forever if it
    // cannot get them.
    guard Threads.start(hasSmallStack: true, { Interruption.waitForSignal() }) else {
      throw .exhausted(reason: "cannot start a thread")
    }
    let signals = [SIGINT, SIGTERM, SIGHUP]
    // Signals are blocked if another program started this one from a thread of Dispatch.
    SystemCalls.unblock(signals)
    for number in signals where !SystemCalls.isIgnored(number) {
      SystemCalls.handle(number) { number in
        // A signal handler may do almost nothing. The pipe keeps the signal number until it is
        // read.
        let saved = errno
        var byte = UInt8(truncatingIfNeeded: number)
        if let end = unsafe Interruption.pipe?.writeEnd { _ = unsafe write(end.rawValue, &byte, 1) }
        errno = saved
      }
    }
  }

  /// The pipe that passes a signal's number from the signal handler to the waiting thread. The
  /// variable is set once, before the first handler is installed.
  private nonisolated(unsafe) static var pipe: (readEnd: FileDescriptor, writeEnd: FileDescriptor)?

  private static func waitForSignal() {
    guard let end = unsafe pipe?.readEnd else { return }
    var number: UInt8 = 0
    let count = unsafe withUnsafeMutableBytes(of: &number) { try? unsafe end.read(into: $0) }
    guard count == 1 else { return }
    Staging.shared.queue.sync {
      Staging.shared.removeAll()
      SystemCalls.endProcess(by: Int32(number))
    }
  }
}

package enum SystemLimits {
  /// Makes a write beyond the limit of `ulimit -f` fail with an error, as on a full disk. By
  /// default, the system would end the process.
  package static func refuseInsteadOfSignaling() {
    _ = signal(SIGXFSZ, SIG_IGN)
  }
}
