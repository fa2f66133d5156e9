import LaunchImages

/// Says what came of builds, when it is known.
protocol OutcomeReporter: Sendable {
  mutating func report(_ job: BuildJob, _ outcome: AppOutcome, _ time: Duration) throws
  /// Called when there are no more.
  mutating func finish()
}

/// Says of each app what came of it, and how far all are.
struct AppReporter: OutcomeReporter {
  private let console: Console
  private let printsJSON: Bool
  private let listFormat: OutputListFormat?
  private let isChecking: Bool
  private var progress: ProgressLine
  private(set) var summary = AppSummary()

  init(_ console: Console, _ common: Build, total: Int) {
    self.console = console
    printsJSON = common.running.json
    listFormat = common.buildSystem.listOutputs
    isChecking = common.buildSystem.check
    progress = ProgressLine(
      total: total, isShown: console.isTerminal && !console.isQuiet && !printsJSON)
  }

  mutating func report(_ job: BuildJob, _ outcome: AppOutcome, _ time: Duration) throws {
    summary.add(outcome)
    progress.hide()
    switch outcome {
    case .built(let report, let build):
      console.warn(report, build.reuse)
      if isChecking {
        if !printsJSON { try CheckedBuild(report, build.destination).print(asJSON: false) }
      } else if !progress.isShown {
        console.summarize(report, build.destination)
      }
    case .planned(let run, let build):
      let destination = build.destination
      if let listFormat {
        try Results.print(listFormat.text(of: run.plan.files.map(destination.path)))
      } else if !printsJSON {
        try PlanReport(run, destination).print(asJSON: false)
      }
      console.warn(run.artworkName, run.warnings)
    case .failed(let error): console.fail(error)
    case .skipped: break
    }
    if printsJSON && listFormat == nil { try AppLine(job, outcome, time).print() }
    progress.advance(failures: summary.failed)
  }

  mutating func finish() { progress.hide() }
}
