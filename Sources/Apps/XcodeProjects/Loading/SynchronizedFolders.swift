internal import Files

/// The synchronized folders of a project on the disk, each listed only once, because many targets
/// may have the same folder.
package struct SynchronizedFolders: Sendable {
  private let project: XcodeProject
  /// For each group, what all its targets exclude. It is not listed, because there can be more of it
  /// than members.
  private let excludedByAll: [String: FolderExceptions]
  private var listed: [String: FolderFiles] = [:]
  private var budget = ProjectLimit.files

  package init(_ project: XcodeProject) {
    self.project = project
    excludedByAll = project.targets.flatMap(\.resources.folders)
      .reduce(into: [:]) { excluded, folder in
        // Other targets have just the exceptions.
        let own = folder.isOwn ? folder.exceptions : FolderExceptions([])
        excluded[folder.group] = excluded[folder.group]?.intersection(own) ?? own
      }
  }

  /// The files in a synchronized folder; none if the folder may not be read.
  mutating func files(of folder: SynchronizedFolder) -> FolderFiles {
    if let known = listed[folder.group] { return known }
    let path = project.shown(folder.path)
    let excluded = excludedByAll[folder.group] ?? FolderExceptions([])
    let files =
      project.location.allows(path)
      ? list(path, opaque: folder.opaque, excluded) : FolderFiles()
    listed[folder.group] = files
    return files
  }

  private mutating func list(
    _ root: String, opaque: Set<String>, _ excluded: FolderExceptions
  ) -> FolderFiles {
    var files = FolderFiles()
    var insides = [root: ""]
    try? ListedFolders().walk(root, depth: ProjectLimit.folderDepth - 1) { entry, path, folder in
      if entry.name.hasPrefix(".") || budget == 0 { return false }
      budget -= 1
      let inside = Path.joined(insides[folder] ?? "", entry.name)
      if excluded.contains(inside) { return false }
      if entry.kind == .folder, !entry.name.hasSuffix(".xcassets") {
        insides[path] = inside
        return !opaque.contains(inside) && !Self.isBundle(entry.name)
      }
      files.append(
        FolderFiles.File(path: path, inside: inside, mayBeRead: project.location.allows(path)))
      return false
    }
    return files
  }

  private static func isBundle(_ name: String) -> Bool {
    ["bundle", "framework", "xcframework", "app", "appex", "xcodeproj", "xcdatamodeld"]
      .contains { name.hasSuffix("." + $0) }
  }
}
