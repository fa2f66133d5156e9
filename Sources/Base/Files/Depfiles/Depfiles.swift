/// The depfiles that a run writes. Builds that name the same depfile are merged into one rule.
package struct Depfiles: Sendable {
  private var files: [(path: String, depfile: Depfile)] = []

  package init() {}

  /// - Parameters:
  ///   - path: the path of the depfile.
  ///   - target: the target that the user chose; `nil` for `lastFile`.
  ///   - lastFile: the path of the file that the build writes last.
  package mutating func add(
    to path: String, target: String?, lastFile: String, _ inputs: [String]
  ) throws(DepfileError) {
    if let known = files.firstIndex(where: { $0.path == path }) {
      return try files[known].depfile.add(inputs)
    }
    let depfile = try Depfile(
      target: target ?? lastFile, isTyped: target != nil, inputs: inputs)
    files.append((path, depfile))
  }

  /// - Parameter inputs: the files that determine which builds the run has. The inputs of each
  ///   build have already been added.
  package func write(adding inputs: [String]) throws(DepfileError) {
    for var file in files {
      try file.depfile.add(inputs)
      try file.depfile.write(to: file.path)
    }
  }
}
