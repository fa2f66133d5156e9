/// The files and folders to watch, so that no change at the given paths is missed. Among them are
/// folders and links on the way to a path, which may later lead elsewhere, and folders in which a
/// missing file may be created.
struct WatchPlan: Equatable {
  /// Folders on the way to a path; only their moving or removal matters.
  private(set) var places: Set<String> = []
  /// Folders, each with the names in it that matter.
  private(set) var names: [String: Set<String>] = [:]
  /// Folders in which every name matters.
  private(set) var listings: Set<String> = []
  private(set) var files: Set<String> = []

  /// - Complexity: O(the paths' lengths); a system call for each folder, link and file on the way
  init(_ paths: Set<String>) {
    guard let current = try? ResolvedPath.of(".") else { return }
    var walk = Walk()
    for path in paths {
      let start = path.hasPrefix("/") ? "" : current == "/" ? "" : current
      add(path, from: start, &walk)
    }
  }

  /// Remembers which paths are folders or links, because many paths share them.
  private struct Walk {
    private var kinds: [String: FileKind] = [:]

    mutating func kind(of path: String) -> FileKind? {
      if let kind = kinds[path] { return kind }
      guard let kind = FileKind(of: path, followsLinks: false) else { return nil }
      if kind == .folder || kind == .link { kinds[path] = kind }
      return kind
    }
  }

  /// Maximum number of links on the way to a file, as many as systems follow.
  private static let linkLimit = 40

  /// - Parameter start: the folder that a relative path begins in, without links; empty for the
  ///   root.
  private mutating func add(_ path: String, from start: String, _ walk: inout Walk) {
    var place = start
    var rest = Array(path.pathNames.reversed())
    var links = 0
    while let name = rest.popLast() {
      if name == "." { continue }
      if name == ".." {
        place = place.pathFolder
        continue
      }
      let next = "\(place)/\(name)"
      switch walk.kind(of: next) {
      case .folder:
        places.insert(next)
        place = next
        if rest.isEmpty { listings.insert(next) }
        continue
      case .link:
        note(name, in: place)
        links += 1
        guard links <= Self.linkLimit, let target = ResolvedPath.target(ofLink: next) else {
          return
        }
        if target.isAbsolutePath { place = "" }
        rest += target.pathNames.reversed()
        continue
      case .file where rest.isEmpty: files.insert(next)
      case .file, .other, nil: break
      }
      note(name, in: place)
      return
    }
    // The path is that of a folder, or leads to a folder by a link.
    listings.insert(place.isEmpty ? "/" : place)
  }

  private mutating func note(_ name: Substring, in place: String) {
    names[place.isEmpty ? "/" : place, default: []].insert(String(name))
  }

  /// Whether a change of `name` in `folder` can affect a watched path.
  func concerns(_ name: String, in folder: String) -> Bool {
    listings.contains(folder) || names[folder]?.contains(name) == true
  }
}
