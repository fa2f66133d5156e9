import Files
import LaunchImages

extension Depfiles {
  /// Adds what a build has read, if it is to be written.
  mutating func add(
    _ options: BuildSystemOptions, _ build: PreparedBuild
  ) throws(CommandError) {
    let list = BuildPlan.lastFile(of: build.options)
    try add(options, lastFile: build.destination.path(of: list), build.inputs)
  }

  /// Finds out before a build whether its names can be in a depfile, if one is to be written.
  static func check(_ options: BuildSystemOptions, _ build: PreparedBuild) throws(CommandError) {
    var files = Depfiles()
    try files.add(options, build)
  }

  /// The same for the files that decide what is built, beside those of each build.
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

  /// - Parameter inputs: the files that decide what is built, beside those of each build.
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
