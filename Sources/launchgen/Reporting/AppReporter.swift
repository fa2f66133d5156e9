import ManyApps
import Pictures
import Platform
import Texts

struct AppReporter: OutcomeReporter {
  private let console: Console
  private let run: RunChoices
  private var progress: ProgressLine
  private(set) var summary = AppSummary()
  private var warnings = AppWarnings()
  private var made: [Job.Key: JobReport] = [:]
  /// The number of unfinished jobs of each app.
  private var left: [String?: Int]

  init(_ console: Console, _ run: RunChoices, _ list: JobList) {
    self.console = console
    self.run = run
    left = list.jobs.reduce(into: [:]) { $0[$1.id, default: 0] += 1 }
    progress = ProgressLine(
      total: left.count, isShown: console.canErase && !console.isQuiet && !run.printsJSON)
  }

  mutating func report(_ job: Job, _ outcome: Outcome, _ time: Duration) throws {
    progress.hide()
    var outcome = outcome
    if case .made(let report) = outcome {
      try add(report, job)
      // A dry run shows what would be made, and then the error of the real run.
      if run.mode == .dryRun, let refusal = report.refusal {
        outcome = .failed(CommandError(of: refusal))
      }
    }
    summary.add(job, outcome, isPlan: run.isPlan)
    if case .failed(let error) = outcome { console.write(error.messages) }
    // The paths of --list-outputs are printed at the end, in the order of the file.
    if run.printsJSON, !run.listsOutputs {
      try Results.print(document: AppLine(job, outcome, time, isPlan: run.isPlan).text)
    }
    left[job.id, default: 1] -= 1
    if left[job.id] == 0 { progress.advance(failures: summary.failed) }
  }

  private mutating func add(_ report: JobReport, _ job: Job) throws {
    // The warnings of an app that is up to date were reported when it was made.
    if !report.isUpToDate { warnings.add(job, report.warnings) }
    if run.depfile != nil || run.isPlan { made[job.key] = report }
    if run.printsJSON { return }
    switch run.mode {
    case .write:
      if !progress.isShown { for line in report.summary { console.note(line) } }
    case .check: try Results.print(lines: report.changes.lines)
    case .dryRun:
      try Results.print(lines: report.plan + (report.difference.isEmpty ? [] : [""]))
      try Results.print(difference: report.difference)
    case .listOutputs: break
    }
  }

  mutating func finish(_ list: JobList) throws {
    progress.hide()
    console.write(warnings.joined(list.jobs))
    let reports = list.jobs.compactMap { made[$0.key] }
    if case .listOutputs(let format) = run.mode {
      try Results.print(document: format.text(of: reports.flatMap { $0.files.map(\.path) }))
    }
    // A build system repeats a failed command anyway, so a depfile is of no use to it.
    if summary.failed == 0 && summary.skipped == 0 {
      try Depfile.write(run, reports, adding: list.inputs)
    }
  }
}
