internal import Dispatch
internal import LibC
internal import SystemPackage

/// Handles signals that end the process.
package enum Interruption {
  /// From now on, Ctrl-C, a hang-up and a request to terminate remove the staged files before they
  /// end the process as usual. They wait for files that are being moved to their places. A signal
  /// that is ignored stays ignored.
  package static func removesStagedFiles() {
    guard unsafe pipe == nil, let made = try? FileDescriptor.pipe() else { return }
    unsafe pipe = made
    let source = DispatchSource.makeReadSource(
      fileDescriptor: made.readEnd.rawValue, queue: Staging.shared.queue)
    source.setEventHandler { end(by: made.readEnd) }
    source.activate()
    unsafe Self.source = source
    for number in [SIGINT, SIGTERM, SIGHUP] where !SystemCalls.isIgnored(number) {
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

  /// Set once, before the first handler that reads it is installed.
  private nonisolated(unsafe) static var pipe: (readEnd: FileDescriptor, writeEnd: FileDescriptor)?
  private nonisolated(unsafe) static var source: (any DispatchSourceRead)?

  /// - Precondition: runs on the staging queue.
  private static func end(by pipe: FileDescriptor) {
    var number: UInt8 = 0
    let count = unsafe withUnsafeMutableBytes(of: &number) { try? unsafe pipe.read(into: $0) }
    guard count == 1 else { return }
    Staging.shared.removeAll()
    SystemCalls.endProcess(by: Int32(number))
  }
}
