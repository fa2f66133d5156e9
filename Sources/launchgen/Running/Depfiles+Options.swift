import Files
import LaunchImages

extension Depfiles {
  /// Adds the build's inputs if the options ask for a depfile.
  mutating func add(
    _ options: BuildSystemOptions, _ build: PreparedBuild
  ) throws(CommandError) {
    let list = BuildPlan.lastFile(of: build.options)
    try add(options, lastFile: build.destination.path(of: list), build.inputs)
  }

  /// Refuses names that cannot be in a depfile before the build starts, if a depfile is asked for.
  static func check(_ options: BuildSystemOptions, _ build: PreparedBuild) throws(CommandError) {
    var files = Depfiles()
    try files.add(options, build)
  }

  /// Refuses names of files that decide the list of builds if they cannot be in a depfile.
  static func check(
    _ options: BuildSystemOptions, _ inputs: [String]
  ) throws(CommandError) {
    if options.depfile == nil { return }
    do throws(DepfileError) {
      _ = try Depfile(target: "all", inputs: inputs)
    } catch {
      throw CommandError(error)
    }
  }

  /// - Parameter lastFile: the path of the file that the build writes last.
  mutating func add(
    _ options: BuildSystemOptions, lastFile: String, _ inputs: [String]
  ) throws(CommandError) {
    guard let path = options.depfile, !options.check else { return }
    do throws(DepfileError) {
      try add(to: path, target: options.depfileTarget, lastFile: lastFile, inputs)
    } catch {
      throw CommandError(error)
    }
  }

  /// - Parameter inputs: the files that decide the list of builds; those of each build are added
  ///   already.
  func writeAll(adding inputs: [String] = []) throws(CommandError) {
    do throws(DepfileError) {
      try write(adding: inputs)
    } catch {
      throw CommandError(error)
    }
  }
}

extension CommandError {
  init(_ error: DepfileError) {
    switch error {
    case .target(let name, let fault):
      self.init(
        .cannotCreate, name, "cannot be the target of a depfile (\(fault))",
        "choose another --depfile-target")
    case .input(let name, let fault):
      self.init(
        .cannotCreate, name, "cannot be in a depfile (\(fault))",
        "rename it, or leave out --depfile")
    case .unwritable(let path, let error):
      self.init(
        status: ExitStatus(writing: error), message: "\(path): error: cannot be written (\(error))")
    }
  }
}
