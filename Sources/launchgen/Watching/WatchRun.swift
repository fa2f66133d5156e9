import ArgumentParser
import Configuration
import Files
import LaunchImages
import Texts

/// `build --watch`: builds, and builds again on every change, until a signal ends it.
struct WatchRun {
  private let typed: TypedArguments
  private let parse: () throws -> Invocation
  private var builds: WatchedBuilds?
  /// The number of cores for which threads were started; `nil` before the first build.
  private var cores: Int?
  private var watcher = FileWatcher()

  /// Whether a command line has `--watch` and does not request help. launchgen.json cannot set
  /// `--watch`.
  static func isAsked(_ arguments: [String]) -> Bool {
    let options = arguments.prefix { $0 != "--" }
    return arguments.first == "build" && options.contains(WatchOptions.name)
      && !options.contains("-h") && !options.contains("--help")
  }

  /// - Parameters:
  ///   - arguments: all arguments, including the command's name.
  ///   - parse: parses the arguments again, with the current launchgen.json.
  init(_ arguments: [String], parse: @escaping () throws -> Invocation) throws {
    typed = TypedArguments(arguments.dropFirst(), DeclaredCommand.of(Build.self).options)
    self.parse = parse
    do {
      try WatchOptions.check(typed)
    } catch let error as ValidationError {
      throw UsageError(error.message, of: Build.self)
    }
  }

  /// Builds, and then builds again on every change.
  ///
  /// - Throws: an error if the arguments are invalid or results cannot be printed. Faults in files
  ///   are only reported, because a later change may fix them.
  mutating func run() throws -> Never {
    do {
      try load()
    } catch let error as CommandError {
      try report(error, changed: nil)
    }
    try Interruption.start()
    watch(WatchedBuilds.sources(typed))
    try build((builds?.jobs ?? []).map { ($0, nil) })
    announce()
    while true { try buildChanges() }
  }

  /// Waits for changes, and runs the builds that they affect.
  private mutating func buildChanges() throws {
    let changed = Set(watcher.changes())
    let isOther = try loadAgain(changed)
    let inputs = watch(WatchedBuilds.sources(typed))
    let affected = zip(builds?.jobs ?? [], inputs).compactMap { job, inputs in
      let files = inputs.intersection(changed)
      if isOther(job) { return (job, files.union(changed.intersection(builds?.sources ?? []))) }
      return files.isEmpty ? nil : (job, files)
    }
    try build(affected.map { ($0.0, $0.1.sorted()) })
  }

  /// Reads launchgen.json and the manifest again if one of them has changed. If one is faulty, the
  /// list of builds stays as it is.
  ///
  /// - Returns: a predicate for builds that are new or whose options have changed.
  private mutating func loadAgain(_ changed: Set<String>) throws -> (BuildJob) -> Bool {
    let sources = (builds?.sources ?? WatchedBuilds.sources(typed)).intersection(changed)
      .filter(isSource)
    guard !sources.isEmpty else { return { _ in false } }
    do {
      let old = Dictionary((builds?.jobs ?? []).map { ($0.id, $0) }) { first, _ in first }
      try load()
      return { job in old[job.id].map { !job.isSame(as: $0) } ?? true }
    } catch {
      let fault = CommandError(ofSource: error, LoadedConfiguration.standardName)
      try report(fault, changed: sources.sorted())
      return { _ in false }
    }
  }

  /// Reads the list of builds. The files and folders that it comes from are watched first, so that
  /// a change during or right after reading is noticed.
  private mutating func load() throws {
    watch(WatchedBuilds.sources(typed))
    builds = WatchedBuilds(try parse(), typed)
  }

  /// Whether a change at a path may add or remove builds. An artwork that a pattern has found does
  /// so only if it is removed.
  private func isSource(_ path: String) -> Bool {
    let isArtwork = builds?.jobs.contains { $0.own.artwork == path } ?? false
    return !isArtwork || FileKind(of: path) != .file
  }

  /// Watches all files that matter now.
  ///
  /// - Parameter sources: the sources of the next list of builds. The sources of the current list
  ///   are still watched, because the correction of a faulty file may be a change to one of them.
  /// - Returns: the paths of the files that each build reads.
  @discardableResult
  private mutating func watch(_ sources: Set<String>) -> [Set<String>] {
    let inputs = builds?.inputs ?? []
    let all = (builds?.sources ?? []).union(sources)
    watcher.watch(inputs.reduce(into: all) { $0.formUnion($1) })
    return inputs
  }

  /// - Parameters:
  ///   - jobs: the builds with the changed files that caused them; `nil` for the first build.
  ///   - isCheck: whether to build only in case an Info.plist was changed meanwhile, without
  ///     reporting builds that are up to date.
  private mutating func build(
    _ jobs: [(job: BuildJob, changed: [String]?)], isCheck: Bool = false
  ) throws {
    guard var common = jobs.first?.job.build else { return }
    // The next change may fix the failed build, so the others go on.
    common.apps.failFast = false
    let cores =
      try self.cores ?? Waiting.cores(upTo: common.running.run.work.jobs ?? BuildOptions().jobs)
    self.cores = cores
    let reporter = WatchReporter(
      console, printsJSON: common.running.run.json,
      reasons: Dictionary(jobs.map { ($0.job.own, $0.changed) }) { first, _ in first },
      tellsUpToDate: !isCheck)
    let run = BuildRun(jobs: jobs.map(\.job), inputs: [], common)
    let done = try Waiting.value { try await run.run(on: cores, reporter) }
    if done.storesInCache { common.caching.trim() }
    if done.summary.total > 1 { console.note(done.summary.text(isTrial: false)) }
    if isCheck || done.merged.isEmpty { return }
    // A build's own change to an Info.plist must not start another build, but any change that
    // somebody else has made meanwhile must.
    for path in done.merged.values { watcher.acknowledge(path) }
    try build(jobs.filter { done.merged[$0.job.own] != nil }, isCheck: true)
  }

  /// Reports a faulty launchgen.json or manifest, also as JSON if that is requested.
  private func report(_ error: CommandError, changed: [String]?) throws {
    console.write(error.messages)
    guard printsJSON else { return }
    try AppLine(error, changed: changed).print()
  }

  private func announce() {
    let jobs = builds?.jobs ?? []
    let what =
      jobs.isEmpty
      ? typed.values(of: ConfigurationOptions.configName).last ?? LoadedConfiguration.standardName
      : jobs[0].id == nil ? jobs[0].own.artwork : "\(jobs.count) app\(jobs.count == 1 ? "" : "s")"
    console.note("watching \(what); press Ctrl-C to stop")
  }

  private var common: Build? { builds?.jobs.first?.build }
  private var printsJSON: Bool { common?.running.run.json ?? typed.contains("--json") }
  private var console: Console {
    Console(isQuiet: common?.running.run.work.quiet ?? typed.contains("--quiet"))
  }
}
