import LaunchImages

/// The dependency files of a run. Builds that name the same one share its rule.
struct Depfiles {
  private var files: [(path: String, depfile: Depfile)] = []

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
    if options.depfile != nil { _ = try Depfile(target: "all", inputs: inputs) }
  }

  /// - Parameter lastFile: the path of the file that the build writes last.
  mutating func add(
    _ options: BuildSystemOptions, lastFile: String, _ inputs: [String]
  ) throws(CommandError) {
    guard let path = options.depfile, !options.check else { return }
    if let known = files.firstIndex(where: { $0.path == path }) {
      return try files[known].depfile.add(inputs)
    }
    let target = options.depfileTarget
    let depfile = try Depfile(
      target: target ?? lastFile, isTyped: target != nil, inputs: inputs)
    files.append((path, depfile))
  }

  /// - Parameter inputs: the files that decide what is built, beside those of each build.
  func write(adding inputs: [String] = []) throws(CommandError) {
    for var file in files {
      try file.depfile.add(inputs)
      try file.depfile.write(to: file.path)
    }
  }
}
