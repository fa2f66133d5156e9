/// What a target copies to the top level of its app.
package struct TargetResources: Sendable {
  /// A folder whose files are members without being listed (Xcode 16).
  package struct SynchronizedFolder: Hashable, Sendable {
    /// Relative to the source root, or absolute.
    package let path: String
    /// Files and folders that are no members, relative to the folder.
    package let excluded: Set<String>
    /// Folders that are copied as folders.
    package let opaque: Set<String>
  }

  /// Relative to the source root, or absolute.
  package private(set) var files: [String] = []
  package private(set) var folders: [SynchronizedFolder] = []
  /// Whether a script runs that could copy other files, apart from those of CocoaPods.
  package private(set) var hasScripts = false

  init(id: String, _ target: ProjectNode, _ objects: ProjectObjects, _ tree: GroupTree) {
    for phase in objects.list(target["buildPhases"]) {
      switch phase.isa {
      case "PBXResourcesBuildPhase": add(phase, objects, tree)
      case "PBXCopyFilesBuildPhase" where Self.isTopLevel(phase): add(phase, objects, tree)
      case "PBXShellScriptBuildPhase":
        if phase["name"]?.word?.hasPrefix("[CP]") != true { hasScripts = true }
      default: break
      }
    }
    addFolders(id: id, target, objects, tree)
  }

  /// Whether files are copied to the app itself: 1 stands for it, 7 for its resources.
  private static func isTopLevel(_ phase: ProjectNode) -> Bool {
    let place = phase["dstSubfolderSpec"]?.word
    return (place == "7" || place == "1") && (phase["dstPath"]?.word ?? "").isEmpty
  }

  private mutating func add(
    _ phase: ProjectNode, _ objects: ProjectObjects, _ tree: GroupTree
  ) {
    for file in objects.list(phase["files"]) where Self.isForDevices(file) {
      guard let id = file["fileRef"]?.word, let reference = objects.all[id] else { continue }
      let isGroup = reference.isa == "PBXVariantGroup"
      for id in isGroup ? reference["children"]?.words ?? [] : [id] {
        // What lies in a folder reference ends up in a folder of the app.
        let kind = objects.all[id]?["lastKnownFileType"] ?? objects.all[id]?["explicitFileType"]
        if let path = tree[id], kind?.word != "folder" { files.append(path) }
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
    id: String, _ target: ProjectNode, _ objects: ProjectObjects, _ tree: GroupTree
  ) {
    let own = Set(target["fileSystemSynchronizedGroups"]?.words ?? [])
    for (group, object) in objects.synchronizedGroups {
      guard let path = tree[group] else { continue }
      let exceptions = objects.list(object["exceptions"])
        .filter { $0["target"]?.word == id || Self.isMoved($0, target, objects) }
        .flatMap { $0["membershipExceptions"]?.words ?? [] }
      if own.contains(group) {
        folders.append(
          SynchronizedFolder(
            path: path, excluded: Set(exceptions),
            opaque: Set(object["explicitFolders"]?.words ?? [])))
      } else {
        // For a target that does not have the folder, exceptions are the members.
        files += exceptions.map { ProjectPath.joined(path, $0) }
      }
    }
  }

  /// Whether the exception puts files into another phase of this target.
  private static func isMoved(
    _ exception: ProjectNode, _ target: ProjectNode, _ objects: ProjectObjects
  ) -> Bool {
    guard let phase = exception["buildPhase"]?.word else { return false }
    return target["buildPhases"]?.words.contains(phase) == true
      && objects.all[phase]?.isa != "PBXResourcesBuildPhase"
  }
}
