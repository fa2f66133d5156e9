import LaunchImages

/// The number of apps for each outcome, which is printed as
/// `12 apps: 9 built, 2 up to date, 1 failed`.
struct AppSummary {
  private(set) var built = 0
  private(set) var upToDate = 0
  private(set) var planned = 0
  private(set) var failed = 0
  private(set) var skipped = 0
  /// Whether a build changed what its app shows at launch.
  private(set) var changesLaunch = false
  /// Whether a build named files in an Info.plist, and put them into no target.
  private(set) var leavesMembership = false

  mutating func add(_ outcome: AppOutcome) {
    switch outcome {
    case .built(let report, let build):
      if report.isUpToDate { upToDate += 1 } else { built += 1 }
      changesLaunch = changesLaunch || report.changesLaunch
      leavesMembership = leavesMembership || build.leavesMembership(report)
    case .planned: planned += 1
    case .failed: failed += 1
    case .skipped: skipped += 1
    }
  }

  var total: Int { built + upToDate + planned + failed + skipped }

  /// Whether any app was built, or would be built if the run is a check.
  var hasChanges: Bool { built > 0 }

  /// - Parameter isTrial: whether the run only checked, and wrote nothing.
  func text(isTrial: Bool) -> String {
    let counts = [
      (built, isTrial ? "would change" : "built"), (upToDate, "up to date"), (planned, "planned"),
      (failed, "failed"),
      (skipped, "not begun"),
    ]
    let parts = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return "\(total) app\(total == 1 ? "" : "s"): \(parts.joined(separator: ", "))"
  }
}
