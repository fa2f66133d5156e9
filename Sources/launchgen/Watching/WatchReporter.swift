import LaunchImages

/// Says of each build in one line what it made, why, and how long that took.
struct WatchReporter: OutcomeReporter {
  let console: Console
  let printsJSON: Bool
  /// What has changed, for each build.
  let reasons: [BuildJob.Own: [String]?]
  /// Builds that are only told if they do something: their files may have been changed by the build
  /// before.
  let expected: Set<BuildJob.Own>
  /// Of the builds that are told.
  private(set) var summary = AppSummary()
  /// The Info.plist files that builds have written, which are inputs too.
  private(set) var merged: Set<String> = []
  private(set) var storesInCache = false

  init(
    _ console: Console, printsJSON: Bool, reasons: [BuildJob.Own: [String]?],
    expected: Set<BuildJob.Own>
  ) {
    self.console = console
    self.printsJSON = printsJSON
    self.reasons = reasons
    self.expected = expected
  }

  mutating func report(_ job: BuildJob, _ outcome: AppOutcome, _ time: Duration) throws {
    var isTold = true
    if case .built(let report, let build) = outcome {
      if report.merge?.changes.isEmpty == false, let target = build.destination.infoPlist {
        merged.insert(target.path)
      }
      isTold = !report.isUpToDate || !expected.contains(job.own)
      storesInCache = storesInCache || report.cache == .stored
    }
    guard isTold else { return }
    let changed = reasons[job.own] ?? nil
    summary.add(outcome)
    switch outcome {
    case .built(let report, let build):
      console.warn(report, build.reuse)
      console.finish(WatchLine(report, build.destination, job, time, changed))
    case .failed(let error): console.fail(error)
    case .planned, .skipped: break
    }
    if printsJSON {
      var line = AppLine(job, outcome, time)
      line.changed = changed
      try line.print()
    }
  }

  func finish(_ jobs: [BuildJob], inputs: [String]) {}
}
