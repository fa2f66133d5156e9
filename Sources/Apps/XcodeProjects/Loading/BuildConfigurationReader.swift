internal import Files

/// Reads .xcconfig files and the files that they include.
package struct BuildConfigurationReader {
  private(set) var issues: [ConfigurationIssue] = []
  private let project: XcodeProject
  private var files: [String: XCConfig] = [:]
  private var count = 0
  /// Number of assignments that were read, over all configurations.
  private var assignmentCount = 0

  /// - Parameter project: the project; all its targets can share the files that are read.
  package init(_ project: XcodeProject) {
    self.project = project
  }

  /// Begins another configuration, by discarding the issues of the previous one.
  mutating func begin() { issues = [] }

  /// The assignments of a file, in order; empty if it cannot be read.
  ///
  /// - Parameter base: the file's path, relative to the source root, and the line that names the
  ///   file.
  mutating func assignments(_ base: (path: String, line: Int?)?) -> [SettingAssignment] {
    guard let base else { return [] }
    count = 0
    let origin = SettingOrigin(path: project.location.file, line: base.line)
    return assignments(project.shown(base.path), origin, open: [])
  }

  private mutating func assignments(
    _ path: String, _ origin: SettingOrigin, open: [String]
  ) -> [SettingAssignment] {
    if isFull { return [] }
    guard let config = config(path, origin, open: open) else { return [] }
    var found: [SettingAssignment] = []
    for line in config.lines where !isFull {
      let place = SettingOrigin(path: path, line: line.number)
      switch line.statement {
      case .assignment(let key, let value):
        found.append(SettingAssignment(key: key, value: value, origin: place))
        assignmentCount += 1
        if isFull { report(.tooManySettings(limit: ProjectLimit.assignments), origin) }
      case .include(let name, let isOptional):
        guard let file = find(name, from: path) else {
          let beside = Path.joined(Path.folder(of: path), name)
          if !isOptional { report(.missing(Path.standardized(beside)), place) }
          continue
        }
        found += assignments(file, place, open: open + [path])
      case .fault(let text): report(.line(text), place)
      }
    }
    return found
  }

  private var isFull: Bool { assignmentCount >= ProjectLimit.assignments }

  private mutating func config(
    _ path: String, _ origin: SettingOrigin, open: [String]
  ) -> XCConfig? {
    count += 1
    if open.contains(path) { return report(.cycle(path), origin) }
    if open.count > ProjectLimit.includeDepth || count > ProjectLimit.includes {
      return report(.tooMany(limit: ProjectLimit.includes), origin)
    }
    if let known = files[path] { return known }
    if !project.location.allows(path) { return report(.outside(path), origin) }
    do throws(FileError) {
      let bytes = try FileReader.read(found: path, limit: ProjectLimit.configurationBytes)
      let config = XCConfig(bytes)
      files[path] = config
      return config
    } catch {
      if case .missing = error { return report(.missing(path), origin) }
      return report(.unreadable(path, reason: "\(error)"), origin)
    }
  }

  /// The file that an #include names, relative to the folder of the including file or to the source
  /// root; `nil` if there is no such file.
  private func find(_ name: String, from path: String) -> String? {
    let folder = Path.folder(of: path)
    let places =
      name.isAbsolutePath ? [name] : [Path.joined(folder, name), project.shown(name)]
    return places.flatMap { [$0, $0 + ".xcconfig"] }.map(Path.standardized)
      .first { FileKind(of: $0) == .file }
  }

  @discardableResult
  private mutating func report(
    _ kind: ConfigurationIssue.Kind, _ origin: SettingOrigin
  ) -> XCConfig? {
    let issue = ConfigurationIssue(kind: kind, origin: origin)
    if issues.count < ProjectLimit.includes && !issues.contains(issue) { issues.append(issue) }
    return nil
  }
}
