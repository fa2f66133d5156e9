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
  /// that exists. `nil` if the current folder does not exist.
  package static func ofNearest(_ path: String) -> String? {
    var resolver = PathResolver()
    return resolver.resolve(path)
  }
}

/// Resolves many paths. A folder that several paths share is looked up only once.
package struct PathResolver {
  private struct Place {
    /// Absolute path without links; empty for the root.
    var path: String
    var exists: Bool
  }

  /// The current folder; `nil` if the folder does not exist.
  private let current: Place?
  private var known: [String: Place] = [:]

  package init() {
    current = (try? ResolvedPath.of(".")).map { Place(path: $0 == "/" ? "" : $0, exists: true) }
  }

  /// The absolute path of a file that need not exist; links are resolved in the part of the path
  /// that exists. `nil` if the current folder does not exist.
  ///
  /// - Complexity: O(length of `path`), and a system call for each name that is not known yet
  package mutating func resolve(_ path: String) -> String? {
    walk(path).map { $0.place.path.isEmpty ? "/" : $0.place.path }
  }

  /// Whether a path has `..` after a folder that does not exist. The target of such a path is
  /// unknown until the folder exists, because a link may be created in place of the folder.
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

/// Makes paths relative to a folder. The folder and each path are first made absolute, with links
/// resolved.
package struct RelativePaths {
  /// The absolute path of the folder; `nil` if the path cannot be resolved.
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
