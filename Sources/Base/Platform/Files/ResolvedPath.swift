internal import SystemPackage

package enum ResolvedPath {
  /// The absolute path of an existing file or folder, with links resolved.
  package static func of(_ path: String) throws(FileError) -> String {
    guard let resolved = unsafe realpath(path, nil) else {
      throw FileError(Errno(rawValue: errno))
    }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  /// The absolute path of a file that need not exist; links are resolved in the part of the path
  /// that exists. `nil` if there is no current folder.
  package static func ofNearest(_ path: String) -> String? {
    var resolver = PathResolver()
    return resolver.resolve(path)
  }
}

/// Resolves many paths that share folders: each folder is looked up once.
package struct PathResolver {
  private struct Place {
    /// Absolute path without links; empty for the root.
    var path: String
    var exists: Bool
  }

  /// The current folder; `nil` if it does not exist.
  private let current: Place?
  private var known: [String: Place] = [:]

  package init() {
    current = (try? ResolvedPath.of(".")).map { Place(path: $0 == "/" ? "" : $0, exists: true) }
  }

  /// The absolute path of a file that need not exist; links are resolved in the part of the path
  /// that exists. `nil` if there is no current folder.
  ///
  /// - Complexity: O(`path`), and a system call for each of its names that is not known yet
  package mutating func resolve(_ path: String) -> String? {
    walk(path).map { $0.place.path.isEmpty ? "/" : $0.place.path }
  }

  /// Whether a path has `..` after a folder that does not exist. Where such a path leads is unknown
  /// until that folder exists, because a link may be created in its place.
  package mutating func climbsFromMissing(_ path: String) -> Bool {
    path.utf8.contains(UInt8(ascii: ".")) && walk(path)?.climbsFromMissing == true
  }

  private mutating func walk(_ path: String) -> (place: Place, climbsFromMissing: Bool)? {
    let root = Place(path: "", exists: true)
    guard var place = path.isAbsolutePath ? root : current else { return nil }
    var climbs = false
    let names = path.pathNames
    for (index, name) in names.enumerated() where name != "." {
      let isLast = index == names.count - 1
      climbs = climbs || name == ".." && !place.exists
      place = name == ".." ? parent(of: place) : child(name, of: place, isLast: isLast)
    }
    return (place, climbs)
  }

  private mutating func parent(of place: Place) -> Place {
    let path = place.path.pathFolder
    // The parent of a missing folder may exist.
    let exists = place.exists || path.isEmpty || FileKind(of: path) != nil
    return Place(path: path, exists: exists)
  }

  private mutating func child(_ name: Substring, of place: Place, isLast: Bool) -> Place {
    let path = place.path + "/" + name
    // A missing folder has nothing in it.
    guard place.exists else { return Place(path: path, exists: false) }
    if let place = known[path] { return place }
    let child =
      switch FileKind(of: path, followsLinks: false) {
      case nil: Place(path: path, exists: false)
      case .link: Place(path: (try? ResolvedPath.of(path)) ?? path, exists: true)
      default: Place(path: path, exists: true)
      }
    // Last names are not kept, because they differ from path to path.
    if !isLast { known[path] = child }
    return child
  }
}

/// Makes paths relative to a folder. Links in both paths are resolved, and paths are compared as
/// absolute paths.
package struct RelativePaths {
  /// The absolute path of the folder; `nil` if it is not known.
  private let folder: String?
  private var resolver = PathResolver()

  /// - Parameter folder: a folder that need not exist; empty for the current folder.
  package init(to folder: String) {
    self.folder = resolver.resolve(folder)
  }

  /// The path from the folder to a file, such as `../App/Info.plist`; the file need not exist.
  /// Returns `path` if the relative path cannot be determined.
  package mutating func name(of path: String) -> String {
    guard let folder, let resolved = resolver.resolve(path) else { return path }
    return Path.relative(resolved, to: folder)
  }
}
