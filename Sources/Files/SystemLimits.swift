internal import Platform

/// Limits that the system sets for a process.
package enum SystemLimits {
  /// A file that grows beyond the limit of `ulimit -f` is an error of writing, as a full disk is, and
  /// does not end the process.
  package static func refuseInsteadOfSignaling() {
    _ = signal(SIGXFSZ, SIG_IGN)
  }
}
