import ManyApps
import Texts

/// Reports each job of `--watch` in one line: its outcome, the changes that caused it, and its
/// duration.
struct WatchReporter: OutcomeReporter, WatchOutcomes {
  let console: Console
  let run: RunChoices
  /// The paths of the changed files that caused each job; `nil` for the first time.
  let reasons: [Job.Key: [String]?]
  let reportsUpToDate: Bool
  private(set) var summary = AppSummary()
  private(set) var changedInputs: [Job.Key: String] = [:]
  /// Whether a job has added images to the cache.
  private(set) var storesInCache = false

  init(
    _ console: Console, _ run: RunChoices, reasons: [Job.Key: [String]?], reportsUpToDate: Bool
  ) {
    self.console = console
    self.run = run
    self.reasons = reasons
    self.reportsUpToDate = reportsUpToDate
  }

  mutating func report(_ job: Job, _ outcome: Outcome, _ time: Duration) throws {
    if case .made(let report) = outcome {
      if let path = report.changedInput { changedInputs[job.key] = path }
      storesInCache = storesInCache || report.storesInCache
      if report.isUpToDate && !reportsUpToDate { return }
    }
    let changed = reasons[job.key] ?? nil
    summary.add(job, outcome)
    switch outcome {
    case .made(let report):
      console.write(report.warnings)
      if let note = report.cacheNote { console.note(note) }
      console.note(WatchLine(report, job, time, changed).description)
    case .failed(let error): console.write(error.messages)
    case .skipped: break
    }
    if run.printsJSON {
      var line = AppLine(job, outcome, time)
      line.changed = changed
      try Results.print(document: line.text)
    }
  }

  func finish(_ list: JobList) {}
}

/// Prints what `--watch` does.
struct WatchPrinter: WatchObserver {
  let console: Console
  let run: RunChoices

  func reporter(_ reasons: [Job.Key: [String]?], reportsUpToDate: Bool) -> WatchReporter {
    WatchReporter(console, run, reasons: reasons, reportsUpToDate: reportsUpToDate)
  }

  func finish(_ reporter: WatchReporter) {
    if reporter.storesInCache { run.trimCache() }
    if reporter.summary.total > 1 { console.note(reporter.summary.text(isTrial: false)) }
  }

  func announce(_ list: JobList?) {
    let jobs = list?.jobs ?? []
    let apps = Set(jobs.map(\.id)).count
    let what =
      jobs.isEmpty
      ? LoadedConfiguration.standardName
      : jobs[0].id == nil
        ? jobs[0].request.artwork : "\(apps) app\(apps == 1 ? "" : "s")"
    console.note("watching \(what); press Ctrl-C to stop")
  }

  func report(_ error: CommandError, changed: [String]?) throws {
    console.write(error.messages)
    if run.printsJSON {
      try Results.print(document: AppLine(error, changed: changed).text)
    }
  }
}
