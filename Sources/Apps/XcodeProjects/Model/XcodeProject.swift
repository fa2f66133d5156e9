internal import Files
internal import Platform

package struct XcodeProject: Sendable {
  package let location: ProjectLocation
  package let targets: [ApplicationTarget]
  /// The targets that make other products, such as frameworks, extensions and tests.
  package let otherTargets: [OtherTarget]
  /// The path of the source root, relative to the project's folder. Other paths in the project are
  /// relative to the source root.
  let sourceRoot: String
  let configurations: ConfigurationList
  let developmentRegion: String

  /// Reads project.pbxproj.
  package init(_ location: ProjectLocation) throws(ProjectError) {
    let bytes = try mapError(
      try FileReader.read(found: location.file, limit: ProjectLimit.bytes)
    ) { (error: FileError) in
      if case .tooLarge(let limit) = error {
        return ProjectError(.malformed(.tooLarge(limit: limit)))
      }
      return ProjectError(.unreadable(error))
    }
    try self.init(bytes, location)
  }

  package init(
    _ bytes: ContiguousArray<UInt8>, _ location: ProjectLocation
  ) throws(ProjectError) {
    self = try mapError(try Self(ProjectObjects(ProjectText.read(bytes)), location)) {
      (failure: ProjectFailure) in
      ProjectError(.malformed(failure.fault), line: failure.line)
    }
  }

  private init(_ objects: ProjectObjects, _ location: ProjectLocation) throws(ProjectFailure) {
    self.location = location
    let tree = GroupTree(objects)
    sourceRoot = objects.project["projectDirPath"]?.word ?? ""
    developmentRegion = objects.project["developmentRegion"]?.word ?? "en"
    var budget = ProjectBudget()
    var lists = ConfigurationLists(objects, tree, file: location.file)
    let shared = try lists.list(objects.project["buildConfigurationList"]?.word, &budget)
    configurations = shared
    var targets: [ApplicationTarget] = []
    var others: [OtherTarget] = []
    // Targets that are not needed must not keep a project from being read.
    var otherBudget = ProjectBudget()
    var seen: Set<String> = []
    for id in objects.project["targets"]?.words ?? [] where seen.insert(id).inserted {
      guard let target = try ApplicationTarget(id: id, objects, tree, &lists, &budget) else {
        if others.count < ProjectLimit.targets,
          let other = try? OtherTarget(id: id, objects, &lists, &otherBudget),
          case let count = other.configurations.assignmentCount + shared.assignmentCount,
          (try? otherBudget.spend(count)) != nil
        {
          others.append(other)
        }
        continue
      }
      // Each build combines its settings anew.
      try budget.spend(target.configurations.assignmentCount + shared.assignmentCount)
      targets.append(target)
      if targets.count > ProjectLimit.targets {
        throw ProjectFailure(.tooManyTargets(limit: ProjectLimit.targets), line: nil)
      }
    }
    self.targets = targets
    otherTargets = others
  }

  /// A path as messages show it.
  ///
  /// - Parameter path: a path relative to the source root, or an absolute path.
  package func shown(_ path: String) -> String {
    location.shown(Path.joined(sourceRoot, path))
  }
}
