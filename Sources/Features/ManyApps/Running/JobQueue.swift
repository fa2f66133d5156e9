internal import LaunchImages
internal import Pictures
package import Platform

/// The jobs of a run in their order. The cores and the memory limit how many jobs run at the same
/// time. Jobs of one app or one project run one after another, because the jobs may change the same
/// files.
struct JobQueue {
  struct Entry: Sendable {
    let job: Job
    /// The memory that the job needs, in bytes.
    let cost: Int
  }

  /// The jobs that have not started, the next job last. A job can be removed quickly from the end.
  private var waiting: [Job]
  private let cores: Int
  private let memory: Int
  private var running = 0
  private var used = 0
  private var busy: Set<Changed> = []

  /// What only one job at a time may change.
  private enum Changed: Hashable {
    case app(id: String)
    case project(path: String)
  }

  init(_ jobs: [Job], cores: Int, memory: Int) {
    (waiting, self.cores, self.memory) = (jobs.reversed(), cores, memory)
  }

  /// Starts the next job; `nil` if no job can start now. `tasks` is the number of parallel tasks
  /// for the job: the cores divided by the jobs that are left, and at least 1. A job that needs
  /// more than `memory` runs alone.
  mutating func next() -> (Entry, tasks: Int)? {
    // One more than cores, because jobs sometimes wait for the disk.
    guard running <= cores,
      let index = waiting.lastIndex(where: { busy.isDisjoint(with: Self.changed(by: $0)) })
    else { return nil }
    let job = waiting[index]
    let cost = Self.cost(job.request)
    guard running == 0 || used + cost <= memory else { return nil }
    let tasks = max(1, cores / min(cores, running + waiting.count))
    waiting.remove(at: index)
    busy.formUnion(Self.changed(by: job))
    running += 1
    used += cost
    return (Entry(job: job, cost: cost), tasks)
  }

  mutating func finish(_ entry: Entry) {
    running -= 1
    used -= entry.cost
    busy.subtract(Self.changed(by: entry.job))
  }

  /// Removes the jobs that have not begun, and returns them.
  mutating func removeAll() -> [Job] {
    defer { waiting = [] }
    return waiting.reversed()
  }

  private static func changed(by job: Job) -> [Changed] {
    let project =
      (job.request as? InstallRequest)?.app ?? (job.request as? BuildRequest)?.app.merge
    return [job.id.map { .app(id: $0) }, project.map { .project(path: $0) }].compactMap(\.self)
  }

  /// The memory that a job needs, in bytes, estimated from the sizes of its pictures.
  private static func cost(_ request: any Request) -> Int {
    request.pictures.enumerated().reduce(0) { sum, picture in
      sum + (BuildCost.bytes(ofArtwork: picture.element, jobs: picture.offset == 0 ? 1 : 0) ?? 0)
    }
  }
}

package protocol OutcomeReporter: Sendable {
  mutating func report(_ job: Job, _ outcome: Outcome, _ time: Duration) throws
  /// Called after the last outcome.
  mutating func finish(_ list: JobList) throws
}

extension JobList {
  /// Runs the jobs concurrently. A job that fails does not stop the other running jobs.
  ///
  /// - Parameter gate: the gate of the whole run; `nil` if each job has its own.
  /// - Returns: the reporter, after it has received all outcomes.
  package func make<Reporter: OutcomeReporter>(
    _ run: RunChoices, gate: OutputGate?, on cores: Int, _ reporter: Reporter
  ) async throws -> Reporter {
    var reporter = reporter
    var queue = JobQueue(jobs, cores: cores, memory: run.memoryLimit)
    var failure: (any Error)?
    await withTaskGroup(of: (JobQueue.Entry, Outcome, Duration).self) { group in
      func start() {
        while failure == nil, let (entry, tasks) = queue.next() {
          group.addTask {
            let start = ContinuousClock.now
            let outcome = await entry.job.outcome(run, gate, tasks)
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
    try reporter.finish(self)
    return reporter
  }
}

extension Job {
  fileprivate func outcome(_ run: RunChoices, _ gate: OutputGate?, _ tasks: Int) async -> Outcome {
    do {
      // A path on the command line may lead to a pipe, but a path in a file may not.
      if id != nil { try request.checkListedFiles() }
      try Depfile.check(run, request.watchedFiles)
      let gate = try gate ?? JobList(request).gate(run)
      return .made(
        try await request.report(
          run, gate, jobs: tasks, isOneOfSeveral: id != nil, onImage: nil))
    } catch {
      return .failed(CommandError(of: error))
    }
  }
}
