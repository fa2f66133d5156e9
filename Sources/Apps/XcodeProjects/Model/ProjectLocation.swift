package import Files

package struct ProjectLocation: Equatable, Sendable {
  /// The path of the .xcodeproj, as messages show it.
  package let bundle: String
  /// The folder that contains the .xcodeproj, as messages show it; empty for the current folder.
  package let folder: String
  /// The absolute path of ``folder``, with links resolved.
  package let absoluteFolder: String
  /// The folder outside of which nothing is read, with links resolved; `nil` if files may be read
  /// anywhere.
  private let root: String?

  /// - Parameters:
  ///   - bundle: the path of the .xcodeproj.
  ///   - root: the folder outside of which nothing is read; `nil` for the folder that contains the
  ///     project.
  package init(
    bundle: String, root: String? = nil, allowsOutside: Bool = false
  ) throws(FileError) {
    self.bundle = bundle
    folder = Path.folder(of: bundle)
    absoluteFolder = try ResolvedPath.of(folder.isEmpty ? "." : folder)
    if allowsOutside {
      self.root = nil
    } else if let root {
      self.root = try ResolvedPath.of(root.isEmpty ? "." : root)
    } else {
      self.root = absoluteFolder
    }
  }

  /// Whether files outside of the project's folder may be read and written.
  package var allowsOutside: Bool { root == nil }

  package var file: String { Path.joined(bundle, "project.pbxproj") }
  package var name: String { Path.base(Path.name(of: bundle)) }

  /// A path as messages show it: relative to the current folder if it is inside of the project's
  /// folder or of the one outside of which nothing is read.
  ///
  /// - Parameter path: a path relative to the project's folder, or an absolute path.
  package func shown(_ path: String) -> String {
    let path = Path.standardized(path)
    guard path.isAbsolutePath else { return Path.standardized(Path.joined(folder, path)) }
    guard let names = path.names(below: absoluteFolder) else {
      guard let root, path.isPath(in: root) else { return path }
      let relative = Path.relative(path, to: absoluteFolder)
      return Path.standardized(Path.joined(folder, relative))
    }
    if names.isEmpty { return folder.isEmpty ? "." : folder }
    return Path.joined(folder, names.joined(separator: "/"))
  }

  /// Whether a file may be read, when all links in its path are followed. For a missing file, the
  /// nearest folder that exists determines the result.
  ///
  /// - Parameter path: a result of ``shown(_:)``.
  package func allows(_ path: String) -> Bool {
    guard path.utf8.count(where: { $0 == UInt8(ascii: "/") }) < ProjectLimit.components else {
      return false
    }
    guard let root else { return true }
    return ResolvedPath.ofNearest(path)?.isPath(in: root) ?? false
  }
}
