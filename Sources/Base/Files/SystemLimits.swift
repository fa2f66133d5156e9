internal import Platform

/// Limits that the system sets for a process.
package enum SystemLimits {
  /// Makes writing beyond the limit of `ulimit -f` an error, as on a full disk, instead of ending
  /// the process.
  package static func refuseInsteadOfSignaling() {
    _ = signal(SIGXFSZ, SIG_IGN)
  }
}
