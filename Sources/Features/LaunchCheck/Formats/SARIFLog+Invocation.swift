extension SARIFLog {
  /// The exit code of the run, and the paths that it could not check.
  struct Invocation: Encodable {
    struct Notification: Encodable {
      var level = "error"
      var message: Text
      var locations: [Location]
    }

    var executionSuccessful: Bool
    var exitCode: Int32
    var toolExecutionNotifications: [Notification]

    init(_ failures: [FindingDocument.Failure], exitCode: Int32, _ root: SARIFRoot) {
      executionSuccessful = failures.isEmpty
      self.exitCode = exitCode
      toolExecutionNotifications = failures.map { failure in
        Notification(
          message: Text(text: "\(failure.path): \(failure.message)"),
          locations: [Location(failure.path, line: nil, root)])
      }
    }
  }
}
