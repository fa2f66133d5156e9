internal import SystemPackage

package enum FolderListing {
  /// The names of everything in a folder, sorted; names that are not UTF-8 are left out and added
  /// to ``SearchOmissions``.
  package static func names(in folder: String) throws(FileError) -> [String] {
    guard let stream = unsafe opendir(folder) else { throw FileError(Errno(rawValue: errno)) }
    defer { unsafe closedir(stream) }
    return unsafe SystemCalls.names(from: stream, in: folder)
      .filter { $0 != "." && $0 != ".." }.sorted()
  }
}

/// Finds paths as most Macs do, which ignore case. Each folder is listed only once.
package struct FolderNames: Sendable {
  /// For each folder, the names in it by their lower-case forms.
  private var listed: [String: [String: [String]]] = [:]

  package init() {}

  /// The path itself if it exists. Otherwise the first existing path that differs only in the case
  /// of letters; `nil` if there is no such path.
  package mutating func path(_ path: String) -> String? {
    if FileKind(of: path) != nil { return path }
    var found = [path.isAbsolutePath ? "/" : ""]
    for name in path.pathNames where name != "." {
      // There is hardly ever more than one, but never so many that a search takes long.
      found = Array(found.flatMap { entries(named: String(name), in: $0) }.prefix(8))
    }
    return found.first
  }

  /// An entry with exactly this name comes first.
  private mutating func entries(named name: String, in folder: String) -> [String] {
    let exact = Path.joined(folder, name)
    if listed[folder] == nil {
      let names = (try? FolderListing.names(in: folder.isEmpty ? "." : folder)) ?? []
      listed[folder] = Dictionary(grouping: names) { $0.lowercased() }
    }
    let others = (listed[folder]?[name.lowercased()] ?? []).map { Path.joined(folder, $0) }
    return (FileKind(of: exact) == nil ? [] : [exact]) + others.filter { $0 != exact }
  }
}

/// Lists the folders of a search. The listings are cached, so each folder is listed only once.
package final class ListedFolders {
  package struct Entry {
    package let name: String
    /// The entry's kind. A link that leads to a file is a `file`; for any other link, the kind is
    /// `nil`.
    package let kind: FileKind?
  }

  private var listings: [String: Result<[Entry], FileError>] = [:]
  package private(set) var listingCount = 0

  package init() {}

  /// - Parameter folder: the folder's path; empty for the current folder.
  private func entries(of folder: String) throws(FileError) -> [Entry] {
    let folder = Self.plain(folder)
    if let known = listings[folder] { return try known.get() }
    listingCount += 1
    let listing = Result { () throws(FileError) in
      try FolderListing.names(in: folder.isEmpty ? "." : folder)
        .map { Entry(name: $0, kind: Self.kind(of: Path.joined(folder, $0))) }
    }
    listings[folder] = listing
    return try listing.get()
  }

  /// Calls `body` with each entry of a folder, and of every subfolder for which `body` returns
  /// true. Links to folders are not followed, because a link may lead anywhere. A subfolder that
  /// cannot be listed is skipped. The method uses a loop, not recursion. With very deep folders,
  /// recursion would overflow the stack.
  ///
  /// - Parameter depth: number of levels of subfolders to search.
  package func walk(
    _ folder: String, depth: Int = .max,
    _ body: (Entry, _ path: String, _ folder: String) -> Bool
  ) throws(FileError) {
    var levels = [(folder: folder, rest: try entries(of: folder)[...])]
    while let folder = levels.last?.folder {
      guard let entry = levels[levels.count - 1].rest.popFirst() else {
        levels.removeLast()
        continue
      }
      let path = Path.joined(folder, entry.name)
      if body(entry, path, folder), entry.kind == .folder, levels.count <= depth,
        let below = try? entries(of: path)
      {
        levels.append((path, below[...]))
      }
    }
  }

  /// The path of a folder without a slash at its end; the root stays `/`.
  package static func plain(_ folder: String) -> String {
    folder.utf8.count > 1 && folder.endsInSlash ? folder.pathFolder : folder
  }

  private static func kind(of path: String) -> FileKind? {
    let kind = FileKind(of: path, followsLinks: false)
    guard kind == .link else { return kind }
    return FileKind(of: path) == .file ? .file : nil
  }
}
