internal import Files
internal import Texts

/// What a command does with the builds of `--watch`.
package protocol WatchObserver {
  associatedtype Reporter: OutcomeReporter & WatchOutcomes

  /// - Parameters:
  ///   - reasons: the paths of the changed files that caused each job; `nil` for the first time.
  ///   - reportsUpToDate: whether jobs that found everything up to date are reported.
  func reporter(_ reasons: [Job.Key: [String]?], reportsUpToDate: Bool) -> Reporter
  func finish(_ reporter: Reporter)
  func announce(_ list: JobList?)
  /// Reports a faulty launchgen.json or manifest.
  func report(_ error: CommandError, changed: [String]?) throws
}

package protocol WatchOutcomes {
  /// The paths of the Info.plist files that jobs have changed. These files are also inputs, so a
  /// job's own change would start it again if it were not ignored.
  var changedInputs: [Job.Key: String] { get }
}

/// `--watch`: makes everything, and again on every change, until a signal ends it.
package struct WatchRun<Observer: WatchObserver> {
  private let run: RunChoices
  private let load: () throws -> JobList
  private let sources: () -> Set<String>
  private let observer: Observer
  private let cores: Int
  private var list: JobList?
  private var watcher = FileWatcher()

  /// - Parameters:
  ///   - load: reads the list of jobs, with the current launchgen.json.
  ///   - sources: the files and folders that determine the list.
  package init(
    _ run: RunChoices, cores: Int, _ observer: Observer, sources: @escaping () -> Set<String>,
    load: @escaping () throws -> JobList
  ) {
    (self.run, self.cores, self.observer) = (run, cores, observer)
    (self.sources, self.load) = (sources, load)
  }

  /// - Throws: an error if results cannot be printed. Faults in files are only reported, because a
  ///   later change may fix them.
  package mutating func start() throws -> Never {
    do {
      try read()
    } catch {
      try observer.report(CommandError(of: error), changed: nil)
    }
    watch(sources())
    try make((list?.jobs ?? []).map { ($0, nil) })
    observer.announce(list)
    while true { try makeChanged() }
  }

  /// Waits for changes, and runs the jobs that they affect.
  private mutating func makeChanged() throws {
    let changed = Set(watcher.changes())
    let isOther = try readAgain(changed)
    let inputs = watch(sources())
    let affected = zip(list?.jobs ?? [], inputs).compactMap { job, inputs in
      let files = inputs.intersection(changed)
      if isOther(job) { return (job, files.union(changed.intersection(list?.sources ?? []))) }
      return files.isEmpty ? nil : (job, files)
    }
    try make(affected.map { ($0.0, $0.1.sorted()) })
  }

  /// Reads launchgen.json and the manifest again if one of them has changed. If one is faulty, the
  /// list of jobs stays as it is.
  ///
  /// - Returns: a predicate for jobs that are new or have changed.
  private mutating func readAgain(_ changed: Set<String>) throws -> (Job) -> Bool {
    let sources = (list?.sources ?? sources()).intersection(changed).filter(isSource)
    guard !sources.isEmpty else { return { _ in false } }
    do {
      let old = Dictionary((list?.jobs ?? []).map { ($0.key, $0) }) { first, _ in first }
      try read()
      return { job in old[job.key].map { !job.isSame(as: $0) } ?? true }
    } catch {
      try observer.report(CommandError(of: error), changed: sources.sorted())
      return { _ in false }
    }
  }

  /// Reads the list of jobs. The files and folders that it comes from are watched first, so that a
  /// change during or right after reading is noticed.
  private mutating func read() throws {
    watch(sources())
    list = try load()
  }

  /// Whether a change at a path may add or remove jobs. An artwork that a pattern has found does so
  /// only if it is removed.
  private func isSource(_ path: String) -> Bool {
    let isArtwork = list?.jobs.contains { $0.request.artwork == path } ?? false
    return !isArtwork || FileKind(of: path) != .file
  }

  /// Watches all files that matter now.
  ///
  /// - Parameter sources: the sources of the next list of jobs. The sources of the current list are
  ///   still watched, because the correction of a faulty file may be a change to one of them.
  /// - Returns: the paths of the files that each job reads.
  @discardableResult
  private mutating func watch(_ sources: Set<String>) -> [Set<String>] {
    let inputs = (list?.jobs ?? []).map { Set($0.request.watchedFiles) }
    let all = (list?.sources ?? []).union(sources)
    watcher.watch(inputs.reduce(into: all) { $0.formUnion($1) })
    return inputs
  }

  /// - Parameters:
  ///   - jobs: the jobs with the changed files that caused them; `nil` for the first time.
  ///   - isCheck: whether this is only in case an Info.plist was changed meanwhile.
  private mutating func make(
    _ jobs: [(job: Job, changed: [String]?)], isCheck: Bool = false
  ) throws {
    if jobs.isEmpty { return }
    let reasons = Dictionary(jobs.map { ($0.job.key, $0.changed) }) { first, _ in first }
    let reporter = observer.reporter(reasons, reportsUpToDate: !isCheck)
    let made = JobRun(JobList(jobs.map(\.job)), run, gate: nil)
    let done = try Waiting.value { [cores] in try await made.run(on: cores, reporter) }
    observer.finish(done)
    if isCheck || done.changedInputs.isEmpty { return }
    // A job's own change to an Info.plist must not start another run, but any change that somebody
    // else has made meanwhile must.
    for path in done.changedInputs.values { watcher.acknowledge(path) }
    try make(jobs.filter { done.changedInputs[$0.job.key] != nil }, isCheck: true)
  }
}
