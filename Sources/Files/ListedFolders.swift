/// Folders of a search, each of which is listed once, however many files ask for it.
package final class ListedFolders {
  package struct Entry {
    package let name: String
    /// Of a link, what it leads to if that is a file; otherwise `nil`.
    package let kind: FileKind?
  }

  private var listings: [String: Result<[Entry], FileError>] = [:]
  /// How many folders were listed.
  package private(set) var listingCount = 0

  package init() {}

  /// What is in a folder, sorted.
  ///
  /// - Parameter folder: empty for the current one.
  private func entries(of folder: String) throws(FileError) -> [Entry] {
    let folder = Self.plain(folder)
    if let known = listings[folder] { return try known.get() }
    listingCount += 1
    let listing = Result { () throws(FileError) in
      try FolderListing.names(in: folder.isEmpty ? "." : folder)
        .map { Entry(name: $0, kind: Self.kind(of: Self.path(of: $0, in: folder))) }
    }
    listings[folder] = listing
    return try listing.get()
  }

  /// Calls `body` with what is in a folder, and with what is in those folders below it for which
  /// `body` returns true: links to folders are not followed, they may lead anywhere. A folder below
  /// that cannot be listed is skipped.
  ///
  /// - Parameters:
  ///   - depth: how many levels of folders are searched below the first.
  ///   - body: gets the path too, and that of the folder.
  package func walk(
    _ folder: String, depth: Int, _ body: (Entry, _ path: String, _ folder: String) -> Bool
  ) throws(FileError) {
    for entry in try entries(of: folder) {
      let path = Self.path(of: entry.name, in: folder)
      let isSearched = body(entry, path, folder)
      if isSearched, entry.kind == .folder, depth > 0 { try? walk(path, depth: depth - 1, body) }
    }
  }

  /// Without a slash at its end.
  package static func plain(_ folder: String) -> String {
    folder.utf8.count > 1 && folder.endsInSlash ? folder.pathFolder : folder
  }

  private static func path(of name: String, in folder: String) -> String {
    folder.isEmpty ? name : OutputFolder.path(of: name, in: folder)
  }

  private static func kind(of path: String) -> FileKind? {
    let kind = FileKind(of: path, followsLinks: false)
    guard kind == .link else { return kind }
    return FileKind(of: path) == .file ? .file : nil
  }
}
