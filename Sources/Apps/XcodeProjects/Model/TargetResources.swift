/// The files and folders that a target copies to the top level of its app.
package struct TargetResources: Sendable {
  /// The listed files, with paths that are relative to the source root or absolute, and the
  /// platforms for which each is built; none for all platforms.
  private(set) var members: [(path: String, filters: Set<String>)] = []
  package private(set) var folders: [SynchronizedFolder] = []
  /// Whether the target runs a script, other than those of CocoaPods, that could copy other files.
  package private(set) var hasScripts = false

  init(
    id: String, _ target: ProjectNode, _ objects: ProjectObjects, _ tree: GroupTree,
    _ budget: inout ProjectBudget
  ) throws(ProjectFailure) {
    var phases: Set<String> = []
    for id in target["buildPhases"]?.words ?? [] where phases.insert(id).inserted {
      guard let phase = objects.all[id] else { continue }
      switch phase.isa {
      case "PBXResourcesBuildPhase": try add(phase, objects, tree, &budget)
      case "PBXCopyFilesBuildPhase" where Self.isTopLevel(phase):
        try add(phase, objects, tree, &budget)
      case "PBXShellScriptBuildPhase":
        if phase["name"]?.word?.hasPrefix("[CP]") != true { hasScripts = true }
      default: break
      }
    }
    try addFolders(id: id, target, phases, objects, tree, &budget)
  }

  /// Whether a phase copies files to the top level of the app: destination 1 is the app itself, 7
  /// its resources.
  private static func isTopLevel(_ phase: ProjectNode) -> Bool {
    let place = phase["dstSubfolderSpec"]?.word
    return (place == "7" || place == "1") && (phase["dstPath"]?.word ?? "").isEmpty
  }

  private mutating func add(
    _ phase: ProjectNode, _ objects: ProjectObjects, _ tree: GroupTree,
    _ budget: inout ProjectBudget
  ) throws(ProjectFailure) {
    let files = objects.list(phase["files"])
    try budget.spend(files.count)
    for file in files {
      let filters = PlatformFilter.all(of: file)
      guard let id = file["fileRef"]?.word, let reference = objects.all[id] else { continue }
      let isGroup = reference.isa == "PBXVariantGroup"
      let members = isGroup ? reference["children"]?.words ?? [] : [id]
      try budget.spend(members.count)
      for id in members {
        // The contents of a folder reference are copied into a folder of the app, not to its top
        // level.
        let kind = objects.all[id]?["lastKnownFileType"] ?? objects.all[id]?["explicitFileType"]
        if let path = tree[id], kind?.word != "folder" { self.members.append((path, filters)) }
      }
    }
  }

  private mutating func addFolders(
    id: String, _ target: ProjectNode, _ phases: Set<String>, _ objects: ProjectObjects,
    _ tree: GroupTree, _ budget: inout ProjectBudget
  ) throws(ProjectFailure) {
    let own = Set(target["fileSystemSynchronizedGroups"]?.words ?? [])
    for group in objects.synchronizedGroups {
      try budget.spend(1)
      guard let path = tree[group.id] else { continue }
      let isOwn = own.contains(group.id)
      var exceptions: [String] = []
      var filters: [String: Set<String>] = [:]
      for exception in group.exceptions {
        try budget.spend(1)
        guard exception["target"]?.word == id || Self.isMoved(exception, phases, objects) else {
          continue
        }
        let names = exception["membershipExceptions"]?.words ?? []
        let filtered = exception["platformFiltersByRelativePath"]?.table ?? [:]
        try budget.spend(names.count + filtered.count)
        exceptions += names
        filters.merge(filtered.mapValues { Set($0.words) }) { $1 }
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
    return phases.contains(phase)
      && objects.all[phase]?.isa != "PBXResourcesBuildPhase"
  }
}
