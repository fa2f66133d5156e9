import Files
import LaunchImages
import Texts

/// Reports the outcomes of several builds, each when its build ends.
protocol OutcomeReporter: Sendable {
  mutating func report(_ job: BuildJob, _ outcome: AppOutcome, _ time: Duration) throws
  /// Called after the last outcome.
  ///
  /// - Parameters:
  ///   - jobs: the builds in the order of the file that lists them.
  ///   - inputs: the paths of the files that determine the list of builds, such as launchgen.json,
  ///     without the files that the builds themselves read.
  mutating func finish(_ jobs: [BuildJob], inputs: [String]) throws
}

/// Reports the outcome of each app's build, and the progress of all builds.
struct AppReporter: OutcomeReporter {
  private let console: Console
  private let printsJSON: Bool
  private let buildSystem: BuildSystemOptions
  private var progress: ProgressLine
  private(set) var summary = AppSummary()
  private var warnings = AppWarnings()
  /// The text with the paths of the files that a build would write, by the app's id.
  private var outputLists: [String?: String] = [:]
  /// The finished builds whose inputs belong in a depfile, by the app's id.
  private var read: [String?: PreparedBuild] = [:]

  init(_ console: Console, _ common: Build, total: Int) {
    self.console = console
    printsJSON = common.running.run.json
    buildSystem = common.buildSystem
    progress = ProgressLine(
      total: total, isShown: console.canErase && !console.isQuiet && !printsJSON)
  }

  mutating func report(_ job: BuildJob, _ outcome: AppOutcome, _ time: Duration) throws {
    summary.add(outcome)
    progress.hide()
    switch outcome {
    case .built(let report, let build):
      // The warnings of an app that is up to date were reported when it was built.
      if !report.isUpToDate {
        warnings.add(job, report.artworkName, report.warnings, build.unnamedInfoPlist)
      }
      console.noteCache(report, build.reuse)
      if job.options.build.buildSystem.depfile != nil { read[job.id] = build }
      if buildSystem.check {
        if !printsJSON { try Results.print(lines: report.changes(build.destination).lines) }
      } else if !progress.isShown {
        console.summarize(report, build.destination)
      }
    case .planned(let run, let build):
      let destination = build.destination
      if let format = buildSystem.listOutputs {
        outputLists[job.id] = try format.text(of: run.plan.files.map(destination.path))
      } else if !printsJSON {
        try BuildResults.print(run, build, asJSON: false)
      }
      warnings.add(job, run.artworkName, run.warnings, build.unnamedInfoPlist)
    case .failed(let error): console.write(error.messages)
    case .skipped: break
    }
    if printsJSON && buildSystem.listOutputs == nil { try AppLine(job, outcome, time).print() }
    progress.advance(failures: summary.failed)
  }

  mutating func finish(_ jobs: [BuildJob], inputs: [String]) throws {
    progress.hide()
    console.write(warnings.joined(jobs))
    try Results.print(document: jobs.compactMap { outputLists[$0.id] }.joined())
    // A build system repeats a failed command anyway, so a depfile is of no use to it.
    if summary.failed == 0 && summary.skipped == 0 {
      var depfiles = Depfiles()
      for job in jobs {
        if let build = read[job.id] { try depfiles.add(job.options.build.buildSystem, build) }
      }
      try depfiles.writeAll(adding: inputs)
    }
  }
}
