internal import Files

/// The files on the disk that a target copies to the top level of its app.
package struct TargetFiles: Sendable {
  /// Paths as messages show them, by file name. Whether a listed file exists is not known.
  private var paths: [String: String] = [:]
  /// The asset catalogs, sorted.
  package private(set) var catalogs: [String] = []
  /// The paths of all members that may be read: files, also those of several languages with one name,
  /// and asset catalogs.
  package private(set) var members: [String] = []
  private let location: ProjectLocation
  private var budget = ProjectLimit.files

  /// Lists the folders whose files are members.
  package init(of target: ApplicationTarget, in project: XcodeProject) {
    location = project.location
    for path in target.resources.files { add(project.shown(path)) }
    for folder in target.resources.folders {
      let path = project.shown(folder.path)
      if location.allows(path) { walk(path, "", folder, depth: 0) }
    }
    catalogs.sort()
  }

  /// The path of a member; `nil` if no file of this name is one, or exists.
  package subscript(name: String) -> String? {
    guard let path = paths[name], location.allows(path), FileKind(of: path) == .file else {
      return nil
    }
    return path
  }

  private mutating func add(_ path: String) {
    if location.allows(path) { members.append(path) }
    if path.hasSuffix(".xcassets") {
      catalogs.append(path)
    } else {
      let name = ProjectPath.name(of: path)
      if paths[name] == nil { paths[name] = path }
    }
  }

  /// - Parameter below: the path below the synchronized folder.
  private mutating func walk(
    _ path: String, _ below: String, _ folder: TargetResources.SynchronizedFolder, depth: Int
  ) {
    guard depth < ProjectLimit.folderDepth,
      let names = try? FolderListing.names(in: path.isEmpty ? "." : path)
    else { return }
    for name in names where !name.hasPrefix(".") && budget > 0 {
      budget -= 1
      let inside = ProjectPath.joined(below, name)
      if folder.excluded.contains(inside) { continue }
      let next = ProjectPath.joined(path, name)
      // Links to folders are not followed: they may lead anywhere.
      if FileKind(of: next, followsLinks: false) == .folder, !name.hasSuffix(".xcassets") {
        let isOpaque = folder.opaque.contains(inside) || Self.isBundle(name)
        if !isOpaque { walk(next, inside, folder, depth: depth + 1) }
      } else {
        add(next)
      }
    }
  }

  private static func isBundle(_ name: String) -> Bool {
    ["bundle", "framework", "xcframework", "app", "appex", "xcodeproj", "xcdatamodeld"]
      .contains { name.hasSuffix("." + $0) }
  }
}
