import LaunchImages
import Texts

/// Reports each build of `--watch` in one line: its outcome, the changes that caused it, and its
/// duration.
struct WatchReporter: OutcomeReporter {
  let console: Console
  let printsJSON: Bool
  /// The paths of the changed files that caused each build; `nil` for the first build.
  let reasons: [BuildJob.Own: [String]?]
  /// Whether builds that found everything up to date are reported.
  let tellsUpToDate: Bool
  private(set) var summary = AppSummary()
  /// The paths of the Info.plist files that builds have changed. These files are also inputs, so a
  /// build's own change would start another build if it were not ignored.
  private(set) var merged: [BuildJob.Own: String] = [:]
  /// Whether a reported build has added images to the cache.
  private(set) var storesInCache = false

  init(
    _ console: Console, printsJSON: Bool, reasons: [BuildJob.Own: [String]?],
    tellsUpToDate: Bool
  ) {
    self.console = console
    self.printsJSON = printsJSON
    self.reasons = reasons
    self.tellsUpToDate = tellsUpToDate
  }

  mutating func report(_ job: BuildJob, _ outcome: AppOutcome, _ time: Duration) throws {
    var isTold = true
    if case .built(let report, let build) = outcome {
      if report.merge?.changes.isEmpty == false, let target = build.destination.infoPlist {
        merged[job.own] = target.path
      }
      isTold = !report.isUpToDate || tellsUpToDate
      storesInCache = storesInCache || report.cache == .stored
    }
    guard isTold else { return }
    let changed = reasons[job.own] ?? nil
    summary.add(outcome)
    switch outcome {
    case .built(let report, let build):
      console.warn(report, build.reuse)
      console.finish(WatchLine(report, build.destination, job, time, changed))
    case .failed(let error): console.write(error.messages)
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
