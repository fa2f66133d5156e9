/// The number of apps for each outcome, which is printed as
/// `12 apps: 9 built, 2 up to date, 1 failed`.
package struct AppSummary {
  /// How much an app's outcomes matter: the one that matters most is the app's.
  private enum Status: Int {
    case upToDate, planned, built, skipped, failed
  }

  private var statuses: [String?: Status] = [:]
  /// The notes that concern any of the apps.
  package private(set) var reminders: Set<JobReport.Reminder> = []

  package init() {}

  package mutating func add(_ job: Job, _ outcome: Outcome, isPlan: Bool = false) {
    let status: Status
    switch outcome {
    case .made where isPlan: status = .planned
    case .made(let report):
      status = report.isUpToDate ? .upToDate : .built
      reminders.formUnion(report.reminders)
    case .failed: status = .failed
    case .skipped: status = .skipped
    }
    let former = statuses[job.id] ?? status
    statuses[job.id] = former.rawValue > status.rawValue ? former : status
  }

  private func count(_ status: Status) -> Int { statuses.values.count { $0 == status } }

  package var failed: Int { count(.failed) }
  package var skipped: Int { count(.skipped) }
  package var total: Int { statuses.count }

  /// Whether any app was built, or would be built if the run is a check.
  package var hasChanges: Bool { count(.built) > 0 }

  package func text(isTrial: Bool) -> String {
    let counts = [
      (count(.built), isTrial ? "would change" : "built"), (count(.upToDate), "up to date"),
      (count(.planned), "planned"), (failed, "failed"), (skipped, "not begun"),
    ]
    let parts = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return "\(total) app\(total == 1 ? "" : "s"): \(parts.joined(separator: ", "))"
  }
}
