extension SARIFLog {
  /// How the run went.
  struct Invocation: Encodable {
    struct Notification: Encodable {
      var level = "error"
      var message: Text
      var locations: [Location]
    }

    var executionSuccessful: Bool
    var exitCode: Int32
    var toolExecutionNotifications: [Notification]

    init(_ run: CheckRun, _ root: SARIFRoot) {
      executionSuccessful = run.failures.isEmpty
      exitCode = run.status?.rawValue ?? 0
      toolExecutionNotifications = run.failures.map { failure in
        Notification(
          message: Text(text: "\(failure.path): \(failure.message)"),
          locations: [Location(failure.path, line: nil, root)])
      }
    }
  }
}
