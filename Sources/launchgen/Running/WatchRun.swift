import ManyApps
import Platform

/// `--watch`: makes everything, and makes it again on every change, until a signal ends the
/// process.
struct WatchRun {
  let command: RequestRun
  let cores: Int
  var list: JobList?
  /// The files and folders that determine ``list``.
  var sources: Set<String> = []
  var watcher = FileWatcher()

  private var console: Console { command.console }
  private var jobs: [Job] { list?.jobs ?? [] }

  /// - Throws: an error if results cannot be printed. Faults in files are only reported, because a
  ///   later change may fix them.
  mutating func start() throws -> Never {
    do {
      try read()
    } catch {
      try report(CommandError(of: error), changed: nil)
    }
    watch(command.sources)
    try make(jobs.map { ($0, nil) })
    let apps = Set(jobs.map(\.id)).count
    let what =
      jobs.isEmpty
      ? LoadedConfiguration.standardName
      : jobs[0].id == nil ? jobs[0].request.artwork : "\(apps) app\(apps == 1 ? "" : "s")"
    console.note("watching \(what); press Ctrl-C to stop")
    while true { try makeChanged() }
  }

  /// Waits for changes, and runs the affected jobs.
  private mutating func makeChanged() throws {
    let changed = Set(watcher.changes())
    let isOther = try readAgain(changed)
    let inputs = watch(command.sources)
    let affected = zip(jobs, inputs).compactMap { job, inputs in
      let files = inputs.intersection(changed)
      if isOther(job) { return (job, files.union(changed.intersection(sources))) }
      return files.isEmpty ? nil : (job, files)
    }
    try make(affected.map { ($0.0, $0.1.sorted()) })
  }

  /// Reads the list of jobs again if a file or folder that determines the list has changed. If the
  /// reading fails, the list stays unchanged.
  ///
  /// - Returns: a function that tells whether a job is new or has changed.
  private mutating func readAgain(_ changed: Set<String>) throws -> (Job) -> Bool {
    let known = list == nil ? command.sources : self.sources
    let sources = known.intersection(changed).filter(isSource)
    guard !sources.isEmpty else { return { _ in false } }
    do {
      let old = Dictionary(jobs.map { ($0.key, $0) }) { first, _ in first }
      try read()
      return { job in old[job.key].map { !job.isSame(as: $0) } ?? true }
    } catch {
      try report(CommandError(of: error), changed: sources.sorted())
      return { _ in false }
    }
  }

  private func report(_ error: CommandError, changed: [String]?) throws {
    console.write(error.messages)
    if command.run.printsJSON {
      try Results.print(document: AppLine(error, changed: changed).text)
    }
  }

  /// Reads the list of jobs. Before the reading, begins to watch the files and folders that
  /// determine the list, so that a change during or right after reading is noticed.
  private mutating func read() throws {
    let sources = command.sources
    watch(sources)
    list = try command.list()
    self.sources = sources
  }

  /// Whether a change at a path may add or remove jobs. A change to a job's artwork does so only if
  /// the artwork is removed.
  private func isSource(_ path: String) -> Bool {
    !jobs.contains { $0.request.artwork == path } || FileKind(of: path) != .file
  }

  /// Watches all files that matter now.
  ///
  /// - Parameter sources: the files and folders that determine the next list of jobs. The files and
  ///   folders that determined the current list are watched too. If the next list cannot be read,
  ///   a fault in these may be the reason.
  /// - Returns: the paths of the files that each job reads.
  @discardableResult
  private mutating func watch(_ sources: Set<String>) -> [Set<String>] {
    let inputs = jobs.map { Set($0.request.watchedFiles) }
    let all = self.sources.union(sources)
    watcher.watch(inputs.reduce(into: all) { $0.formUnion($1) })
    return inputs
  }

  /// - Parameter jobs: the jobs to run, each with the changed files that it must run for.
  private mutating func make(_ jobs: [(job: Job, changed: [String]?)]) throws {
    if jobs.isEmpty { return }
    let reporter = WatchReporter(
      console: console, run: command.run,
      reasons: Dictionary(jobs.map { ($0.job.key, $0.changed) }) { first, _ in first })
    let list = JobList(jobs.map(\.job))
    let done = try Waiting.value { [cores, run = command.run] in
      try await list.make(run, gate: nil, on: cores, reporter)
    }
    if done.summary.total > 1 { console.note(done.summary.text(isDryRun: false)) }
    for path in done.changedInputs { watcher.acknowledge(path) }
  }
}

/// Reports in one line each time that `--watch` runs a job: the outcome, the changed files that
/// were the reason, and the duration.
struct WatchReporter: OutcomeReporter {
  let console: Console
  let run: RunChoices
  /// The paths of the changed files that are the reason to run each job; `nil` if the job runs for
  /// the first time.
  let reasons: [Job.Key: [String]?]
  private(set) var summary = AppSummary()
  /// The paths of the Info.plist files that jobs have changed. These files are also inputs, so a
  /// job's own change would start the job again if the change were not ignored.
  private(set) var changedInputs: [String] = []

  mutating func report(_ job: Job, _ outcome: Outcome, _ time: Duration) throws {
    let changed = reasons[job.key] ?? nil
    summary.add(job, outcome)
    switch outcome {
    case .made(let report):
      changedInputs += [report.changedInput].compactMap(\.self)
      console.write(report.warnings)
      console.note(Self.line(report, job, time, changed ?? []))
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

  private static func line(
    _ report: JobReport, _ job: Job, _ time: Duration, _ changed: [String]
  ) -> String {
    let hundredths = Int((time / .milliseconds(10)).rounded())
    let digits = hundredths % 100
    let seconds = "\(hundredths / 100).\(digits < 10 ? "0" : "")\(digits) s"
    let files =
      changed.count > 2
      ? "\(changed[0]) and \(changed.count - 1) other files" : changed.joined(separator: " and ")
    let reason = changed.isEmpty ? [] : ["because \(files) changed"]
    let details = (job.id.map { ["app \($0)"] } ?? []) + [seconds] + reason
    return "\(report.summary.first ?? ""); \(details.joined(separator: ", "))"
  }
}
