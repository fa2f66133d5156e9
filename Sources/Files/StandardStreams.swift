internal import Platform

/// The three descriptors that every process expects.
package enum StandardStreams {
  /// Occupies those that the process was started without. Otherwise the next file that is opened
  /// would get such a number, and messages would be written into it.
  ///
  /// They are opened in the wrong direction: using them still is an error.
  ///
  /// - Returns: Whether none is closed any more.
  package static func occupyClosed() -> Bool {
    for descriptor in STDIN_FILENO...STDERR_FILENO
    where fcntl(descriptor, F_GETFD) == -1 && errno == EBADF {
      let direction = descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY
      // A new descriptor gets the lowest free number. A sandbox may lack /dev, but not its root.
      var opened = unsafe open("/dev/null", direction)
      if opened == -1 { opened = unsafe open("/", O_RDONLY) }
      if opened != descriptor { return false }
    }
    return true
  }
}
