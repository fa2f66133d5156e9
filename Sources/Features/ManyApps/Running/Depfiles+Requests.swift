package import Files
internal import Platform
internal import Texts

extension Depfiles {
  /// Writes the depfile that a run asks for, if there is one.
  ///
  /// - Parameters:
  ///   - reports: what was made.
  ///   - inputs: the paths of the files that determine the list of jobs.
  package static func write(
    _ run: RunChoices, _ reports: [JobReport], adding inputs: [String] = []
  ) throws(CommandError) {
    guard let path = run.depfile, run.writes else { return }
    try mapError(try write(path, run.depfileTarget, reports, inputs)) { (error: DepfileError) in
      CommandError(error.messages)
    }
  }

  private static func write(
    _ path: String, _ target: String?, _ reports: [JobReport], _ inputs: [String]
  ) throws(DepfileError) {
    var depfiles = Depfiles()
    for report in reports {
      try depfiles.add(to: path, target: target, lastFile: report.lastFile, report.inputs)
    }
    try depfiles.write(adding: inputs)
  }

  /// Throws an error if a depfile cannot contain the target or the files that determine the list,
  /// before anything is made.
  package static func check(_ run: RunChoices, _ list: JobList) throws(CommandError) {
    // The target is a file in the folder, whose name make can always read.
    let target = list.jobs.first.map { "\($0.request.output)/file" }
    try check(run, list.inputs, target: target)
  }

  /// Throws an error if a depfile cannot contain the inputs of a request, before it is made.
  package static func check(_ run: RunChoices, _ request: any Request) throws(CommandError) {
    if run.depfile != nil { try check(run, request.watchedFiles, target: nil) }
  }

  private static func check(
    _ run: RunChoices, _ inputs: [String], target: String?
  ) throws(CommandError) {
    if run.depfile == nil { return }
    let target = run.depfileTarget ?? target ?? "all"
    _ = try mapError(
      try Depfile(target: target, isTyped: run.depfileTarget != nil, inputs: inputs)
    ) { (error: DepfileError) in CommandError(error.messages) }
  }
}

extension OutputGate {
  mutating func admitDepfile(_ run: RunChoices) throws(CommandError) {
    guard let path = run.depfile, run.mode == .write || run.mode == .dryRun else { return }
    try mapError(try admit(path) { Self.isDepfile(path) }) { (error: OutputRefusal) in
      CommandError(error.message(path, otherwise: "choose another --depfile"))
    }
  }

  private static func isDepfile(_ path: String) -> Bool {
    guard let bytes = try? FileReader.read(found: path, limit: 1 << 26) else { return false }
    return Depfile.isDepfile(String(decoding: bytes, as: UTF8.self))
  }
}
