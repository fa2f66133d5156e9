internal import LibC

/// Limits that the system sets for a process.
package enum SystemLimits {
  /// A file that grows beyond the limit of `ulimit -f` is an error of writing, as a full disk is, and
  /// does not end the process.
  package static func refuseInsteadOfSignaling() {
    _ = signal(SIGXFSZ, SIG_IGN)
  }

  /// Whether the process may open this many more files at this moment.
  ///
  /// - Precondition: standard input is open, or occupied (``StandardStreams/occupyClosed()``).
  package static func canOpen(_ count: Int) -> Bool {
    var opened: [Int32] = []
    defer { for descriptor in opened { close(descriptor) } }
    while opened.count < count {
      let descriptor = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 0)
      if descriptor == -1 { return false }
      opened.append(descriptor)
    }
    return true
  }
}
