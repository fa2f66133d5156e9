package import Platform
internal import Texts

/// One thing to make, either for one of several apps or for an artwork on the command line.
package struct Job: Sendable {
  /// The app's id. For an artwork on the command line, ``id`` and ``part`` are `nil`.
  package let id: String?
  package let part: AppPart?
  package let request: any Request
  /// The app's settings in the file. ``isSame(as:)`` compares them to find out if they changed.
  let source: [JSONMember]

  init(_ request: any Request) { (id, part, self.request, source) = (nil, nil, request, []) }

  init(_ id: String, _ part: AppPart, _ request: any Request, _ source: [JSONMember]) {
    (self.id, self.part, self.request, self.source) = (id, part, request, source)
  }

  package var key: Key { Key(id: id, part: part) }

  package struct Key: Hashable, Sendable {
    let id: String?
    let part: AppPart?
  }

  package func isSame(as other: Job) -> Bool {
    key == other.key && source == other.source && request.artwork == other.request.artwork
      && request.output == other.request.output && request.otherFiles == other.request.otherFiles
  }
}

package enum Outcome: Sendable {
  case made(JobReport)
  case failed(CommandError)
  /// The job was not started, because another job failed and thereby ended the run.
  case skipped
}

/// The jobs of a run, checked before anything is written.
package struct JobList: Sendable {
  package var jobs: [Job]
  /// The paths of launchgen.json and the manifest.
  package var inputs: [String] = []
  /// The names and folders that the search for patterns left out.
  package var omissions = SearchOmissions()

  package init(_ request: any Request) { jobs = [Job(request)] }

  package init(_ jobs: [Job]) { self.jobs = jobs }

  /// The gate of the whole run. Throws if the depfile must not be written.
  package func gate(_ run: RunChoices) throws -> OutputGate {
    // An app's files are inputs of other jobs, but a launch screen may still be put into them.
    let installs = jobs.contains { $0.request is InstallRequest }
    let read = jobs.flatMap { installs ? $0.request.pictures : $0.request.readFiles }
    var gate = OutputGate(
      inputs: inputs + read, replaces: jobs.allSatisfy(\.request.folder.replace))
    if run.depfile != nil { gate.add(inputs: jobs.flatMap(\.request.watchedFiles)) }
    if let path = run.depfile, run.mode == .write || run.mode == .dryRun {
      try mapError(
        try gate.admit(path) {
          FileReader.text(path, limit: 1 << 26).map(Depfile.isDepfile) ?? false
        }, CommandError.refused(path, otherwise: "choose another --depfile"))
    }
    // The actual target is a file in this folder, and its name is always valid in a depfile.
    try Depfile.check(run, inputs, target: jobs.first.map { "\($0.request.output)/file" })
    return gate
  }
}

extension Depfile {
  /// Writes the depfile, if the choices of the run name one.
  ///
  /// - Parameter inputs: the paths of the files that determine the list of jobs.
  package static func write(
    _ run: RunChoices, _ reports: [JobReport], adding inputs: [String] = []
  ) throws(DepfileError) {
    guard let path = run.depfile, run.writes, let first = reports.first else { return }
    let depfile = try Depfile(
      target: run.depfileTarget ?? first.lastFile, isTyped: run.depfileTarget != nil,
      inputs: reports.flatMap(\.inputs) + inputs)
    try depfile.write(to: path)
  }

  /// Throws an error before anything is made, if a depfile cannot contain the target or the inputs.
  package static func check(
    _ run: RunChoices, _ inputs: @autoclosure () -> [String], target: String? = nil
  ) throws(DepfileError) {
    if run.depfile == nil { return }
    let target = run.depfileTarget ?? target ?? "all"
    _ = try Depfile(target: target, isTyped: run.depfileTarget != nil, inputs: inputs())
  }
}

extension FileReader {
  /// The text of a file that launchgen may have written; `nil` if it cannot be read.
  package static func text(_ path: String, limit: Int) -> String? {
    (try? read(found: path, limit: limit)).map { String(decoding: $0, as: UTF8.self) }
  }
}
