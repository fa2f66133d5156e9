package struct ProjectFailure: Error, Equatable, Sendable {
  package let fault: ProjectFault
  /// The line, from 1; `nil` if the fault has no line.
  package let line: Int?

  init(_ fault: ProjectFault, line: Int?) {
    self.fault = fault
    self.line = line
  }
}
