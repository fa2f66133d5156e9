internal import Platform

/// Standard input, standard output and standard error, which every process expects to be open.
package enum StandardStreams {
  /// Occupies the descriptors that were closed when the process started. Otherwise the next file
  /// that is opened could get the number of standard error, and messages would be written into it.
  ///
  /// Standard input is opened for writing and the others for reading, so that using them is still
  /// an error.
  ///
  /// - Returns: Whether all three are now open.
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
