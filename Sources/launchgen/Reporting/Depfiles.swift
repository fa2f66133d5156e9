import LaunchImages

/// The dependency files of a run. Builds that name the same one share its rule.
struct Depfiles {
  private var files: [(path: String, depfile: Depfile)] = []

  /// Adds what a build has read, if it is to be written.
  mutating func add(_ options: BuildSystemOptions, _ build: PreparedBuild) {
    let list = BuildPlan.lastFile(of: build.options)
    add(options, lastFile: build.destination.path(of: list), build.inputs)
  }

  /// - Parameter lastFile: the path of the file that the build writes last.
  mutating func add(_ options: BuildSystemOptions, lastFile: String, _ inputs: [String]) {
    guard let path = options.depfile, !options.check else { return }
    if let known = files.firstIndex(where: { $0.path == path }) {
      return files[known].depfile.add(inputs)
    }
    let target = options.depfileTarget ?? lastFile
    files.append((path, Depfile(target: target, inputs: inputs)))
  }

  /// - Parameter inputs: the files that decide what is built, beside those of each build.
  func write(adding inputs: [String] = []) throws(CommandError) {
    for var file in files {
      file.depfile.add(inputs)
      try file.depfile.write(to: file.path)
    }
  }
}
