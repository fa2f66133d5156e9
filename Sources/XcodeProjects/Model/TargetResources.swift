/// The files and folders that a target copies to the top level of its app.
package struct TargetResources: Sendable {
  /// A folder whose files are members without being listed (Xcode 16).
  package struct SynchronizedFolder: Equatable, Sendable {
    /// The identifier of the folder's object, which several targets may share.
    let group: String
    /// The path, relative to the source root or absolute.
    package let path: String
    /// Paths of files and folders that are not members, relative to the folder.
    package let excluded: Set<String>
    /// Paths of folders that are copied as folders, not file by file.
    package let opaque: Set<String>
  }

  /// Paths of files, relative to the source root or absolute.
  package private(set) var files: [String] = []
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
    for file in files where Self.isForDevices(file) {
      guard let id = file["fileRef"]?.word, let reference = objects.all[id] else { continue }
      let isGroup = reference.isa == "PBXVariantGroup"
      let members = isGroup ? reference["children"]?.words ?? [] : [id]
      try budget.spend(members.count)
      for id in members {
        // The contents of a folder reference are copied into a folder of the app, not to its top
        // level.
        let kind = objects.all[id]?["lastKnownFileType"] ?? objects.all[id]?["explicitFileType"]
        if let path = tree[id], kind?.word != "folder" { self.files.append(path) }
      }
    }
  }

  /// Whether the file is a member when the app is built for iOS.
  private static func isForDevices(_ file: ProjectNode) -> Bool {
    let filters =
      (file["platformFilters"]?.words ?? []) + [file["platformFilter"]?.word].compactMap(\.self)
    return filters.isEmpty || filters.contains("ios")
  }

  private mutating func addFolders(
    id: String, _ target: ProjectNode, _ phases: Set<String>, _ objects: ProjectObjects,
    _ tree: GroupTree, _ budget: inout ProjectBudget
  ) throws(ProjectFailure) {
    let own = Set(target["fileSystemSynchronizedGroups"]?.words ?? [])
    for group in objects.synchronizedGroups {
      try budget.spend(1)
      guard let path = tree[group.id] else { continue }
      var exceptions: [String] = []
      for exception in group.exceptions {
        try budget.spend(1)
        guard exception["target"]?.word == id || Self.isMoved(exception, phases, objects) else {
          continue
        }
        let names = exception["membershipExceptions"]?.words ?? []
        try budget.spend(names.count)
        exceptions += names
      }
      if own.contains(group.id) {
        folders.append(
          SynchronizedFolder(
            group: group.id, path: path, excluded: Set(exceptions), opaque: group.opaque))
      } else {
        // For a target that does not have the folder, exceptions are the members.
        files += exceptions.map { ProjectPath.joined(path, $0) }
      }
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
