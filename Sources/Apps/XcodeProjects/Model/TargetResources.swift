/// The files and folders that a target copies to the top level of its app.
package struct TargetResources: Sendable {
  /// The listed files, with paths that are relative to the source root or absolute, and the
  /// platforms for which each is built; none for all platforms.
  private(set) var members: [(path: String, filters: Set<String>)] = []
  package private(set) var folders: [SynchronizedFolder] = []
  /// Whether the target runs a script, other than those of CocoaPods, that could copy other files.
  package private(set) var hasScripts = false

  mutating func add(
    _ target: String, _ objects: ProjectObjects, _ budget: inout ProjectBudget
  ) throws(ProjectFailure) {
    let phases = objects[target]?["buildPhases"]?.uniqueWords ?? []
    for id in phases {
      guard let phase = objects[id] else { continue }
      switch phase.isa {
      case "PBXResourcesBuildPhase": try addFiles(of: phase, objects, &budget)
      case "PBXCopyFilesBuildPhase" where Self.isTopLevel(phase):
        try addFiles(of: phase, objects, &budget)
      case "PBXShellScriptBuildPhase":
        if phase["name"]?.word?.hasPrefix("[CP]") != true { hasScripts = true }
      default: break
      }
    }
    try addFolders(of: target, Set(phases), objects, &budget)
  }

  /// Whether a phase copies files to the top level of the app: destination 1 is the app itself, 7
  /// its resources.
  private static func isTopLevel(_ phase: ProjectNode) -> Bool {
    let place = phase["dstSubfolderSpec"]?.word
    return (place == "7" || place == "1") && (phase["dstPath"]?.word ?? "").isEmpty
  }

  private mutating func addFiles(
    of phase: ProjectNode, _ objects: ProjectObjects, _ budget: inout ProjectBudget
  ) throws(ProjectFailure) {
    let files = objects.list(phase["files"])
    try budget.spend(files.count)
    for file in files {
      guard let id = file["fileRef"]?.word else { continue }
      let members = objects.variants(of: id)
      try budget.spend(members.count)
      for id in members {
        // The contents of a folder reference are copied into a folder of the app, not to its top
        // level.
        guard let path = objects.paths[id], objects[id]?.isFolderReference != true else { continue }
        self.members.append((path, PlatformFilter.all(of: file)))
      }
    }
  }

  private mutating func addFolders(
    of target: String, _ phases: Set<String>, _ objects: ProjectObjects,
    _ budget: inout ProjectBudget
  ) throws(ProjectFailure) {
    let own = Set(objects[target]?["fileSystemSynchronizedGroups"]?.words ?? [])
    for group in objects.synchronizedGroups {
      try budget.spend(1 + group.exceptions.count)
      guard let path = objects.paths[group.id] else { continue }
      let isOwn = own.contains(group.id)
      var exceptions: [String] = []
      var filters: [String: Set<String>] = [:]
      for exception in group.exceptions
      where exception["target"]?.word == target || Self.isMoved(exception, phases, objects) {
        let names = exception["membershipExceptions"]?.words ?? []
        let filtered = exception["platformFiltersByRelativePath"]?.members ?? []
        try budget.spend(names.count + filtered.count)
        exceptions += names
        for (name, platforms) in filtered { filters[name] = Set(platforms.words) }
      }
      if !isOwn && exceptions.isEmpty { continue }
      folders.append(
        SynchronizedFolder(
          group: group.id, path: path, isOwn: isOwn, exceptions: FolderExceptions(exceptions),
          opaque: group.opaque, filters: filters))
    }
  }

  /// Whether an exception moves files from the resources phase into another phase of the target.
  private static func isMoved(
    _ exception: ProjectNode, _ phases: Set<String>, _ objects: ProjectObjects
  ) -> Bool {
    guard let phase = exception["buildPhase"]?.word else { return false }
    return phases.contains(phase) && objects[phase]?.isa != "PBXResourcesBuildPhase"
  }
}

extension ProjectObjects {
  /// The files that a build file builds: all variants if it refers to a group of them.
  func variants(of id: String) -> [String] {
    guard let object = self[id], object.isa == "PBXVariantGroup" else { return [id] }
    return object["children"]?.words ?? []
  }
}

extension ProjectNode {
  /// Whether the object refers to a folder that is copied as it is.
  var isFolderReference: Bool {
    (self["lastKnownFileType"] ?? self["explicitFileType"])?.word == "folder"
  }
}

/// The number of steps that may still be spent on reading a project. It is limited because objects
/// of a small file can refer to each other a billion times.
struct ProjectBudget {
  private var left = ProjectLimit.steps

  mutating func spend(_ count: Int) throws(ProjectFailure) {
    left -= count
    if left < 0 { throw ProjectFailure(.tooMuchWork(limit: ProjectLimit.steps)) }
  }
}
