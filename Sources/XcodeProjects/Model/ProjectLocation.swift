package import Files

/// Where a project is, and what may be read for it.
package struct ProjectLocation: Hashable, Sendable {
  /// The path of the .xcodeproj, as messages show it.
  package let bundle: String
  /// The folder that has the .xcodeproj, as messages show it; empty for the current one.
  package let folder: String
  /// The same with links resolved.
  package let absoluteFolder: String
  /// The folder outside of which nothing is read, with links resolved; `nil` for none.
  private let root: String?

  /// - Parameters:
  ///   - bundle: the path of the .xcodeproj.
  ///   - root: the folder outside of which nothing is read; `nil` for the one with the project.
  package init(
    bundle: String, root: String? = nil, allowsOutside: Bool = false
  ) throws(FileError) {
    self.bundle = bundle
    folder = ProjectPath.folder(of: bundle)
    absoluteFolder = try ResolvedPath.of(folder.isEmpty ? "." : folder)
    if allowsOutside {
      self.root = nil
    } else {
      self.root =
        try root.map { path throws(FileError) in
          try ResolvedPath.of(path.isEmpty ? "." : path)
        } ?? absoluteFolder
    }
  }

  package var file: String { ProjectPath.joined(bundle, "project.pbxproj") }
  package var name: String { ProjectPath.base(ProjectPath.name(of: bundle)) }

  /// A path as messages show it.
  ///
  /// - Parameter path: one relative to the project's folder, or an absolute one.
  package func shown(_ path: String) -> String {
    let path = ProjectPath.standardized(path)
    guard path.isAbsolutePath else {
      return ProjectPath.standardized(ProjectPath.joined(folder, path))
    }
    guard let names = path.names(below: absoluteFolder) else { return path }
    if names.isEmpty { return folder.isEmpty ? "." : folder }
    return ProjectPath.joined(folder, names.joined(separator: "/"))
  }

  /// Whether a file may be read, wherever links lead.
  ///
  /// - Parameter path: a result of ``shown(_:)``.
  package func allows(_ path: String) -> Bool {
    guard path.utf8.count(where: { $0 == UInt8(ascii: "/") }) < ProjectLimit.components else {
      return false
    }
    guard let root else { return true }
    // The nearest folder that exists tells where a missing file would be.
    var path = path
    var resolved = try? ResolvedPath.of(path.isEmpty ? "." : path)
    while resolved == nil, !path.isEmpty {
      path = ProjectPath.folder(of: path)
      resolved = try? ResolvedPath.of(path.isEmpty ? "." : path)
    }
    guard let resolved else { return false }
    return resolved.isPath(in: root)
  }
}
