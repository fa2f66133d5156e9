internal import Platform
internal import SystemPackage

/// Keeps other runs of launchgen that change the files of the same folder waiting, as long as it
/// exists. Nothing is written: the folder itself is locked.
///
/// It has no effect if the folder cannot be read, or if the file system does not support locks.
package final class FolderLock: Sendable {
  private let descriptor: FileDescriptor?

  /// Waits for the lock; `nil` if another process still has it after `seconds`.
  package init?(path: String, seconds: Int = 60) {
    let options: FileDescriptor.OpenOptions = [.closeOnExec, .directory]
    descriptor = try? FileDescriptor.open(FilePath(path), .readOnly, options: options)
    guard let descriptor else { return }
    let clock = ContinuousClock()
    let end = clock.now + .seconds(seconds)
    while !SystemCalls.lockWithoutWaiting(descriptor), errno == EWOULDBLOCK || errno == EINTR {
      // Destroying the value closes the descriptor.
      if clock.now >= end { return nil }
      usleep(20_000)
    }
  }

  deinit { try? descriptor?.close() }
}
