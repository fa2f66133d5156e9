import LaunchImages

/// The dependency files of a run. Builds that name the same one share its rule.
struct Depfiles {
  private var files: [(path: String, depfile: Depfile)] = []

  /// Adds what a build has read, if it is to be written.
  mutating func add(_ options: BuildSystemOptions, _ build: PreparedBuild) {
    guard let path = options.depfile, !options.check else { return }
    if let known = files.firstIndex(where: { $0.path == path }) {
      return files[known].depfile.add(build.inputs)
    }
    let list = BuildPlan.lastFile(of: build.options)
    let target = options.depfileTarget ?? build.destination.path(of: list)
    files.append((path, Depfile(target: target, inputs: build.inputs)))
  }

  /// - Parameter inputs: the files that decide what is built, beside those of each build.
  func write(adding inputs: [String] = []) throws(CommandError) {
    for var file in files {
      file.depfile.add(inputs)
      try file.depfile.write(to: file.path)
    }
  }
}
