import ArgumentParser
import LaunchImages

/// Runs the builds of several apps: one that fails does not stop the others.
struct BuildRun {
  let jobs: [BuildJob]
  private let isDryRun: Bool
  private let printsJSON: Bool
  private let stopsAtFailure: Bool
  private let jobLimit: Int

  /// - Parameter common: a build that has what is the same for all.
  init(jobs: [BuildJob], _ common: Build) {
    self.jobs = jobs
    isDryRun = common.running.dryRun
    printsJSON = common.running.json
    stopsAtFailure = common.apps.failFast
    jobLimit = common.running.jobs ?? BuildOptions().jobs
  }

  /// - Throws: exit code 1 if one of them failed.
  func run(_ console: Console) throws {
    let threads = try Waiting.jobs(upTo: jobLimit)
    if !isDryRun { try Interruption.start() }
    var summary = AppSummary()
    var hasStopped = false
    for job in jobs {
      let outcome = hasStopped ? .skipped : outcome(of: job, threads, console)
      summary.add(outcome)
      try report(job, outcome, console)
      if case .failed = outcome { hasStopped = stopsAtFailure }
    }
    console.finish(summary)
    if summary.failed > 0 { throw ExitStatus.found.code }
  }

  private func outcome(of job: BuildJob, _ threads: Int, _ console: Console) -> AppOutcome {
    let command = job.build
    let console = Console(isQuiet: console.isQuiet, warningsAreErrors: command.running.strict)
    do {
      var build = try command.prepared(console)
      build.options.jobs = threads
      if isDryRun { return .planned(try build.dryRun(), build.destination) }
      return .built(try build.run { _ in }, build.destination)
    } catch let error as ValidationError {
      let message = "\(job.paths.artwork): error: \(error.message)"
      return .failed(CommandError(status: .usage, message: message))
    } catch {
      return .failed(CommandError(of: error))
    }
  }

  private func report(_ job: BuildJob, _ outcome: AppOutcome, _ console: Console) throws {
    switch outcome {
    case .built(let report, let destination):
      console.warn(report.artworkName, report.warnings)
      console.summarize(report, destination)
    case .planned(let run, let destination):
      if !printsJSON { try PlanReport(run, destination).print(asJSON: false) }
      console.warn(run.artworkName, run.warnings)
    case .failed(let error): console.fail(error)
    case .skipped: break
    }
    if printsJSON { try AppLine(job, outcome).print() }
  }
}
