internal import Files

/// The synchronized folders of a project on the disk, each listed only once, because many targets
/// may have the same folder.
package struct SynchronizedFolders: Sendable {
  private let project: XcodeProject
  /// For each group, the paths that no target has, which are not listed; there can be more of them
  /// than members.
  private let excludedByAll: [String: Set<String>]
  private var listed: [String: FolderFiles] = [:]
  private var budget = ProjectLimit.files

  package init(_ project: XcodeProject) {
    self.project = project
    excludedByAll = project.targets.flatMap(\.resources.folders)
      .reduce(into: [:]) { excluded, folder in
        excluded[folder.group] =
          excluded[folder.group]?.intersection(folder.excluded) ?? folder.excluded
      }
  }

  /// The files in a folder; none if the folder may not be read.
  mutating func files(of folder: TargetResources.SynchronizedFolder) -> FolderFiles {
    if let known = listed[folder.group] { return known }
    var files = FolderFiles()
    let path = project.shown(folder.path)
    if project.location.allows(path) {
      walk(path, "", opaque: folder.opaque, excludedByAll[folder.group] ?? [], 0, &files)
    }
    listed[folder.group] = files
    return files
  }

  /// - Parameter below: the path relative to the synchronized folder.
  private mutating func walk(
    _ path: String, _ below: String, opaque: Set<String>, _ excluded: Set<String>, _ depth: Int,
    _ files: inout FolderFiles
  ) {
    guard depth < ProjectLimit.folderDepth,
      let names = try? FolderListing.names(in: path.isEmpty ? "." : path)
    else { return }
    for name in names where !name.hasPrefix(".") && budget > 0 {
      budget -= 1
      let inside = ProjectPath.joined(below, name)
      if excluded.contains(inside) { continue }
      let next = ProjectPath.joined(path, name)
      // Links to folders are not followed, because they may lead anywhere.
      if FileKind(of: next, followsLinks: false) == .folder, !name.hasSuffix(".xcassets") {
        let isOpaque = opaque.contains(inside) || Self.isBundle(name)
        if !isOpaque { walk(next, inside, opaque: opaque, excluded, depth + 1, &files) }
      } else {
        files.append(
          FolderFiles.File(
            path: next, inside: inside, mayBeRead: project.location.allows(next)))
      }
    }
  }

  private static func isBundle(_ name: String) -> Bool {
    ["bundle", "framework", "xcframework", "app", "appex", "xcodeproj", "xcdatamodeld"]
      .contains { name.hasSuffix("." + $0) }
  }
}
