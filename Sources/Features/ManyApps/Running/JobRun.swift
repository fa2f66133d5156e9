package import Files

/// Runs several jobs concurrently; one that fails does not stop the others.
package struct JobRun: Sendable {
  private let list: JobList
  private let run: RunChoices
  private let gate: OutputGate?

  /// - Parameter gate: the gate of the whole run; `nil` if each job has its own.
  package init(_ list: JobList, _ run: RunChoices, gate: OutputGate?) {
    self.list = list
    self.run = run
    self.gate = gate
  }

  /// - Returns: the reporter, after it has received all outcomes.
  package func run<Reporter: OutcomeReporter>(
    on cores: Int, _ reporter: Reporter
  ) async throws -> Reporter {
    var reporter = reporter
    var queue = JobQueue(list.jobs, cores: cores, memory: run.memoryLimit)
    var failure: (any Error)?
    await withTaskGroup(of: (JobQueue.Entry, Outcome, Duration).self) { group in
      func start() {
        while failure == nil, let (entry, tasks) = queue.next() {
          group.addTask {
            let start = ContinuousClock.now
            let outcome = await outcome(of: entry.job, tasks)
            return (entry, outcome, ContinuousClock.now - start)
          }
        }
      }
      start()
      while let (entry, outcome, time) = await group.next() {
        queue.finish(entry)
        do {
          try reporter.report(entry.job, outcome, time)
          if case .failed = outcome, run.failsFast {
            for job in queue.removeAll() { try reporter.report(job, .skipped, .zero) }
          }
        } catch {
          failure = error
        }
        start()
      }
    }
    if let failure { throw failure }
    try reporter.finish(list)
    return reporter
  }

  private func outcome(of job: Job, _ tasks: Int) async -> Outcome {
    do {
      // A command line may name a pipe, and a file may not.
      if job.id != nil { try ListedFiles.check(ListedFiles.paths(of: job.request)) }
      try Depfiles.check(run, job.request)
      let gate = try gate ?? JobList(job.request).gate(run)
      return .made(
        try await job.request.report(
          run, gate, jobs: tasks, isOneOfSeveral: job.id != nil, onImage: nil))
    } catch {
      return .failed(CommandError(of: error))
    }
  }
}
