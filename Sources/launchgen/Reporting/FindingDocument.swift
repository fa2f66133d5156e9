import LaunchCheck

/// `check --format json`.
struct FindingDocument: Encodable {
  var findings: [Finding]
  /// Paths that could not be checked.
  var errors: [CheckRun.Failure]
}
