import Files
import LaunchImages
import Platform
import Texts

extension Depfiles {
  /// Adds the build's inputs if the options request a depfile.
  mutating func add(
    _ options: BuildSystemOptions, _ build: PreparedBuild
  ) throws(CommandError) {
    let list = BuildPlan.lastFile(of: build.options)
    try add(options, lastFile: build.destination.path(of: list), build.inputs)
  }

  /// If the options request a depfile, throws an error for paths of the build that a depfile cannot
  /// contain. It is called before the build starts.
  static func check(_ options: BuildSystemOptions, _ build: PreparedBuild) throws(CommandError) {
    var files = Depfiles()
    try files.add(options, build)
  }

  /// If the options request a depfile, throws an error for `inputs` that a depfile cannot contain.
  ///
  /// - Parameter inputs: the paths of the files that determine the list of builds, such as
  ///   launchgen.json.
  static func check(
    _ options: BuildSystemOptions, _ inputs: [String]
  ) throws(CommandError) {
    if options.depfile == nil { return }
    _ = try mapError(try Depfile(target: "all", inputs: inputs)) { (error: DepfileError) in
      CommandError(error.messages)
    }
  }

  /// - Parameter lastFile: the path of the file that the build writes last.
  mutating func add(
    _ options: BuildSystemOptions, lastFile: String, _ inputs: [String]
  ) throws(CommandError) {
    guard let path = options.depfile, !options.check else { return }
    try mapError(try add(to: path, target: options.depfileTarget, lastFile: lastFile, inputs)) {
      (error: DepfileError) in
      CommandError(error.messages)
    }
  }

  /// Writes all depfiles.
  ///
  /// - Parameter inputs: the paths of the files that determine the list of builds. The inputs of
  ///   each build have been added before.
  func writeAll(adding inputs: [String] = []) throws(CommandError) {
    try mapError(try write(adding: inputs)) { (error: DepfileError) in CommandError(error.messages)
    }
  }
}

extension OutputGate {
  /// The gate of a run with one build, which has admitted the depfile.
  init(of build: Build) throws(CommandError) {
    self.init(
      inputs: build.readFiles + (build.buildSystem.depfile == nil ? [] : build.watchedFiles),
      replaces: build.mergeTarget.replacing.replace)
    try admit(depfileOf: build.buildSystem)
  }

  /// The gate of a run with several builds.
  ///
  /// - Parameter inputs: the paths of launchgen.json and the manifest.
  init(of jobs: [BuildJob], inputs: [String]) throws(CommandError) {
    self.init(
      inputs: inputs + jobs.flatMap(\.build.readFiles),
      replaces: jobs.allSatisfy(\.options.build.mergeTarget.replacing.replace))
    var known: Set<String> = []
    for options in jobs.map(\.options.build.buildSystem) {
      if let path = options.depfile, known.insert(path).inserted { try admit(depfileOf: options) }
    }
  }

  mutating func admit(depfileOf options: BuildSystemOptions) throws(CommandError) {
    guard let path = options.depfile, !options.check, options.listOutputs == nil else { return }
    try mapError(try admit(path) { Self.isDepfile(path) }) { (error: OutputRefusal) in
      CommandError(error.message(path, otherwise: "choose another --depfile"))
    }
  }

  private static func isDepfile(_ path: String) -> Bool {
    guard let bytes = try? FileReader.read(found: path, limit: 1 << 26) else { return false }
    return Depfile.isDepfile(String(decoding: bytes, as: UTF8.self))
  }
}
