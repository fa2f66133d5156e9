/// Makes paths relative to a folder. Links in both paths are resolved, and paths are compared as
/// absolute paths.
package struct RelativePaths {
  /// The names in the absolute path of the folder; `nil` if it is not known.
  private let folder: [Substring]?
  /// The relative paths that have been computed, by path: many findings are about the same file.
  private var known: [String: String] = [:]

  /// - Parameter folder: a folder that need not exist; empty for the current folder.
  package init(to folder: String) {
    self.folder = ResolvedPath.ofNearest(folder.isEmpty ? "." : folder)?.pathNames
  }

  /// The path from the folder to a file, which need not exist: `../App/Info.plist`. If the relative
  /// path cannot be determined, `path` is returned.
  package mutating func name(of path: String) -> String {
    if let name = known[path] { return name }
    let name = relative(path) ?? path
    known[path] = name
    return name
  }

  private func relative(_ path: String) -> String? {
    guard let folder, let parts = ResolvedPath.ofNearest(path)?.pathNames else {
      return nil
    }
    let common = zip(folder, parts).prefix { $0 == $1 }.count
    let up = Array(repeating: Substring(".."), count: folder.count - common)
    return (up + parts.dropFirst(common)).joined(separator: "/")
  }
}
