import ArgumentParser
import Configuration
import Files
import LaunchImages
import Texts

/// Runs the builds of several apps concurrently; a failed build does not stop the others.
struct BuildRun: Sendable {
  let jobs: [BuildJob]
  private let inputs: [String]
  private let gate: OutputGate?
  private let common: BuildJob.Options

  /// - Parameters:
  ///   - inputs: the paths of launchgen.json and the manifest.
  ///   - gate: the gate of the whole run; `nil` if each build has its own.
  ///   - common: any of the builds, whose options for the whole run, such as `--jobs`, apply.
  init(jobs: [BuildJob], inputs: [String], gate: OutputGate? = nil, _ common: Build) {
    self.gate = gate
    self.jobs = jobs
    self.inputs = inputs
    self.common = BuildJob.Options(common)
  }

  private var running: RunningOptions { common.build.running }
  private var apps: AppOptions { common.build.apps }
  private var buildSystem: BuildSystemOptions { common.build.buildSystem }
  private var isChecking: Bool { buildSystem.check }

  /// - Throws: an exit code of 1 if a build failed, or if `--check` found that a build would change
  ///   something.
  func run(_ console: Console) throws {
    let cores = try Waiting.cores(upTo: running.run.work.jobs ?? BuildOptions().jobs)
    if !running.run.dryRun { try Interruption.start() }
    let summary = try Waiting.value {
      try await run(on: cores, AppReporter(console, common.build, total: jobs.count)).summary
    }
    common.build.caching.trim()
    console.finish(summary, isTrial: isChecking)
    if summary.failed > 0 || isChecking && summary.hasChanges { throw ExitStatus.found.code }
  }

  /// - Returns: the reporter, after it has received all outcomes.
  func run<Reporter: OutcomeReporter>(
    on cores: Int, _ reporter: Reporter
  ) async throws -> Reporter {
    var reporter = reporter
    var queue = BuildQueue(jobs, cores: cores, memory: apps.memoryLimit)
    var failure: (any Error)?
    await withTaskGroup(of: (BuildQueue.Entry, AppOutcome, Duration).self) { group in
      func start() {
        while failure == nil, let (entry, jobs) = queue.next() {
          group.addTask {
            let start = ContinuousClock.now
            let outcome = await outcome(of: entry.job, jobs)
            return (entry, outcome, ContinuousClock.now - start)
          }
        }
      }
      start()
      while let (entry, outcome, time) = await group.next() {
        queue.finish(entry)
        do {
          try reporter.report(entry.job, outcome, time)
          if case .failed = outcome, apps.failFast {
            for job in queue.removeAll() { try reporter.report(job, .skipped, .zero) }
          }
        } catch {
          failure = error
        }
        start()
      }
    }
    if let failure { throw failure }
    try reporter.finish(jobs, inputs: inputs)
    return reporter
  }

  private func outcome(of job: BuildJob, _ jobs: Int) async -> AppOutcome {
    let command = job.build
    let console = Console(
      isQuiet: running.run.work.quiet, warningsAreErrors: command.running.run.work.strict)
    do {
      // The command line was checked already, but the artwork of several apps comes from a file.
      try ListedFiles.check([job.own.artwork])
      var build = try command.prepared(console, gate: gate)
      build.unnamedInfoPlist = command.unnamedInfoPlist(isOneOfSeveral: true)
      if console.warningsAreErrors { try build.unnamedInfoPlist?.warn(console) }
      build.options.jobs = jobs
      // The JSON line of each app has the digests.
      build.reuse.recordsImageDigests = running.run.json
      if buildSystem.listOutputs != nil { return .planned(try await build.plan(), build) }
      try Depfiles.check(command.buildSystem, build)
      if running.run.dryRun { return .planned(try await build.dryRun(), build) }
      return .built(try await build.result(), build)
    } catch let error as ValidationError {
      return .failed(CommandError(.usage, job.own.artwork, error.message))
    } catch {
      return .failed(CommandError(of: error))
    }
  }
}
