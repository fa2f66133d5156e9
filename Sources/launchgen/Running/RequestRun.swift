import ArgumentParser
import ManyApps
import Pictures
import Platform
import Texts

/// A command that makes one thing, and that an Xcode build phase can run.
protocol RequestCommand: ParsableCommand {
  var request: any Request { get }
  var running: RunOptions { get }
  var machine: MachineOptions { get }
}

extension RequestCommand {
  var command: RequestRun {
    RequestRun(things: .one(request), run: running.choices(machine), isWatching: running.watch)
  }

  mutating func validate() throws { try command.validate() }

  func run() throws { try command.start() }
}

/// Makes what a command asks for, and prints what was made.
struct RequestRun {
  enum Things {
    case one(any Request)
    case apps(AppSelection)
  }

  let things: Things
  let run: RunChoices
  let isWatching: Bool

  var console: Console { Console(isQuiet: run.isQuiet) }

  /// The files and folders that determine the list of jobs.
  var sources: Set<String> {
    if case .apps(let selection) = things { JobList.sources(selection) } else { [] }
  }

  func list() throws -> JobList {
    switch things {
    case .one(let request): JobList(request)
    case .apps(let selection): try JobList(selection, run)
    }
  }

  func validate() throws {
    guard case .one(let request) = things else { return }
    try OptionText.checking { () throws(ValueFault) in try request.validate(run) }
    guard isWatching else { return }
    if request.artwork == "-" { throw Self.watchConflict("-", "name a PNG that is a file") }
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
    if isWatching {
      var watching = WatchRun(command: self, cores: try Waiting.jobs(upTo: run.jobs, spare: 2))
      try Interruption.start()
      try watching.start()
    }
    let list = try list()
    console.report(list.omissions)
    if case .one(let request) = things { try make(request, list) } else { try makeAll(list) }
  }

  private func make(_ request: any Request, _ list: JobList) throws {
    let jobs = try Waiting.jobs(upTo: run.jobs)
    let gate = try list.gate(run)
    try Depfile.check(run, request.watchedFiles)
    if run.writes { try Interruption.start() }
    let made = try Waiting.value { [run, console] in
      try await request.report(run, gate, jobs: jobs, isOneOfSeveral: false) {
        console.progress($0)
      }
    }
    try finish(made)
  }

  /// Runs `body`, and prints what `body` made.
  func printing(_ body: (RunChoices) throws -> JobReport) throws {
    if run.writes { try Interruption.start() }
    try finish(body(run))
  }

  private func finish(_ made: JobReport) throws {
    if case .listOutputs(let format) = run.mode {
      return try Results.print(document: format.text(of: made.files.map(\.path)))
    }
    console.write(made.warnings)
    try Depfile.write(run, [made])
    if run.printsJSON { try Results.print(json: made.document) }
    switch run.mode {
    case .write:
      for line in made.summary + made.details + made.notes { console.note(line) }
      if !made.isUpToDate { console.remind(made.reminders) }
    case .check:
      if !run.printsJSON { try Results.print(lines: made.changes.lines) }
      if !made.isUpToDate { throw ExitStatus.found.code }
    case .dryRun:
      let refusal = made.refusal.map(CommandError.init(of:))
      console.write(refusal?.messages ?? [])
      if !run.printsJSON {
        try Results.print(lines: made.plan + (made.difference.isEmpty ? [] : [""]))
        try Results.print(difference: made.difference)
      }
      for line in made.notes { console.note(line) }
      if let refusal { throw refusal.status.code }
    case .listOutputs: break
    }
  }

  private func makeAll(_ list: JobList) throws {
    let cores = try Waiting.jobs(upTo: run.jobs, spare: 2)
    let gate = try list.gate(run)
    if run.writes { try Interruption.start() }
    let reporter = AppReporter(console, run, list)
    let done = try Waiting.value { [run] in
      try await list.make(run, gate: gate, on: cores, reporter)
    }
    let summary = done.summary
    let isDryRun = run.mode == .check
    console.note(summary.text(isDryRun: isDryRun))
    if !isDryRun { console.remind(summary.reminders) }
    if summary.failed > 0 || isDryRun && summary.built > 0 { throw ExitStatus.found.code }
  }
}

extension OutputFolder {
  /// Writes all files of a command into a folder. Writes none if `gate` refuses one of the files,
  /// or if writing fails.
  ///
  /// - Parameters:
  ///   - other: the remedy in the error message if a path cannot be written.
  ///   - isOwn: whether launchgen made the file that exists at a path.
  static func write(
    _ files: [(name: String, bytes: ContiguousArray<UInt8>)], into folder: String,
    _ gate: OutputGate, replacing: Bool = false, hasReplace: Bool = false, otherwise other: String,
    isOwn: (String) -> Bool
  ) throws(CommandError) {
    var gate = gate
    for (name, bytes) in files {
      let path = Path.joined(folder, name)
      try mapError(
        try gate.admit(path, writing: bytes) { isOwn(path) },
        CommandError.refused(path, otherwise: other, replaces: hasReplace))
    }
    do throws(FileFailure) {
      try write(files, into: folder, replacesReadOnly: replacing)
    } catch {
      throw CommandError(error.error.whenWriting(error.path, otherwise: other))
    }
  }
}
