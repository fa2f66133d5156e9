import ArgumentParser
import Files
import ManyApps
import Pictures
import Texts

/// A command that makes one thing, which a phase of Xcode can also plan.
protocol RequestCommand: ParsableCommand {
  var command: RequestRun { get }
}

/// Makes what a command asks for, and prints what was made.
struct RequestRun {
  let run: RunChoices
  private let isWatching: Bool
  /// The one thing that is made; `nil` for the apps of a file.
  let request: (any Request)?
  private let sources: () -> Set<String>
  private let load: () throws -> JobList

  private var console: Console { Console(isQuiet: run.isQuiet) }

  init(_ request: any Request, _ run: RunChoices, isWatching: Bool) {
    (self.request, self.run, self.isWatching) = (request, run, isWatching)
    sources = { [] }
    load = { JobList(request) }
  }

  /// - Parameters:
  ///   - sources: the files and folders that determine the list of jobs.
  ///   - load: reads the list.
  init(
    _ run: RunChoices, isWatching: Bool, _ sources: @escaping () -> Set<String>,
    _ load: @escaping () throws -> JobList
  ) {
    (self.run, self.isWatching, self.sources, self.load) = (run, isWatching, sources, load)
    request = nil
  }

  func validate() throws {
    guard let request else { return }
    try OptionText.checking { () throws(ValueFault) in try request.validate(run) }
    guard isWatching else { return }
    if request.artwork == "-" {
      throw Self.watchConflict("-", "name a PNG that is a file")
    }
    try Self.checkWatching(run)
  }

  static func checkWatching(_ run: RunChoices) throws {
    if run.depfile != nil {
      throw watchConflict("--depfile", "leave the watching to the build system")
    }
    if !run.writes { throw watchConflict("--list-outputs", "list them in a separate run") }
  }

  static func watchConflict(_ name: String, _ remedy: String) -> ValidationError {
    ValidationError("'--watch' and '\(name)' cannot be combined; \(remedy).")
  }

  func start() throws {
    try console.reportingErrors {
      if isWatching { try watch() }
      let list = try load()
      console.report(list.omissions)
      if let request { try make(request, list) } else { try makeAll(list) }
    }
  }

  private func watch() throws {
    let cores = try Waiting.cores(upTo: run.jobs)
    try Interruption.start()
    var watching = WatchRun(
      run, cores: cores, WatchPrinter(console: console, run: run), sources: sources, load: load)
    try watching.start()
  }

  private func make(_ request: any Request, _ list: JobList) throws {
    let jobs = try Waiting.jobs(upTo: run.jobs)
    let gate = try list.gate(run)
    try Depfiles.check(run, list)
    try Depfiles.check(run, request)
    if run.writes { try Interruption.start() }
    let made = try Waiting.value { [run, console] in
      try await request.report(run, gate, jobs: jobs, isOneOfSeveral: false) {
        console.progress($0)
      }
    }
    try finish(made)
  }

  /// Runs a body that makes something at once, and prints what it made.
  func printing(_ body: (RunChoices) throws -> JobReport) throws {
    try console.reportingErrors {
      if run.writes { try Interruption.start() }
      try finish(body(run))
    }
  }

  private func finish(_ made: JobReport) throws {
    if case .listOutputs(let format) = run.mode {
      return try Results.print(document: format.text(of: made.files.map(\.path)))
    }
    console.write(made.warnings)
    if let note = made.cacheNote { console.note(note) }
    try Depfiles.write(run, [made])
    if made.storesInCache { run.trimCache() }
    if run.printsJSON { try Results.print(json: made.document) }
    switch run.mode {
    case .write:
      for line in made.summary + made.details { console.note(line) }
      for line in made.notes { console.note(line) }
      if !made.isUpToDate { console.remind(made.reminders) }
    case .check:
      if !run.printsJSON { try Results.print(lines: made.changes.lines) }
      if !made.isUpToDate { throw ExitStatus.found.code }
    case .dryRun:
      if !run.printsJSON {
        try Results.print(lines: made.plan + (made.difference.isEmpty ? [] : [""]))
        try Results.print(difference: made.difference)
      }
      for line in made.notes { console.note(line) }
      if let refusal = made.refusal { throw refusal }
    case .listOutputs: break
    }
  }

  private func makeAll(_ list: JobList) throws {
    let cores = try Waiting.cores(upTo: run.jobs)
    let gate = try list.gate(run)
    try Depfiles.check(run, list)
    if run.writes { try Interruption.start() }
    let reporter = AppReporter(console, run, list)
    let done = try Waiting.value { [run] in
      try await JobRun(list, run, gate: gate).run(on: cores, reporter)
    }
    run.trimCache()
    let summary = done.summary
    console.finish(summary, isTrial: run.mode == .check)
    if summary.failed > 0 || run.mode == .check && summary.hasChanges {
      throw ExitStatus.found.code
    }
  }
}
