/// The number of steps that may still be spent on reading a project. It is limited because objects
/// of a small file can refer to each other a billion times.
struct ProjectBudget {
  private var left = ProjectLimit.steps

  /// - Throws: ``ProjectFailure`` if fewer than `count` steps are left.
  mutating func spend(_ count: Int) throws(ProjectFailure) {
    left -= count
    if left < 0 { throw ProjectFailure(.tooMuchWork(limit: ProjectLimit.steps), line: nil) }
  }
}
