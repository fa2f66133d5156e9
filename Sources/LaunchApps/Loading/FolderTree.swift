internal import Files

/// A cache of folder listings, so that a search lists each folder only once.
package final class FolderTree {
  struct Entry {
    let name: String
    /// The kind of the file or folder. A symbolic link to a file is a `.file`; for other links,
    /// `nil`.
    let kind: FileKind?
  }

  private struct Place: Hashable {
    let folder: String
    let depth: Int
  }

  private var listings: [String: Result<[Entry], FileError>] = [:]
  private var highest: [Place: [String: String]] = [:]
  /// Number of folders that were listed, for tests.
  private(set) var listingCount = 0

  package init() {}

  /// The entries of a folder, sorted by name, without hidden ones.
  ///
  /// - Parameter folder: the folder's path; empty for the current folder.
  func entries(of folder: String) throws(FileError) -> [Entry] {
    let folder = Self.plain(folder)
    if let known = listings[folder] { return try known.get() }
    listingCount += 1
    let listing = Result { () throws(FileError) in
      try FolderListing.names(in: folder.isEmpty ? "." : folder).filter { !$0.hasPrefix(".") }
        .map { Entry(name: $0, kind: Self.kind(of: Self.path(of: $0, in: folder))) }
    }
    listings[folder] = listing
    return try listing.get()
  }

  /// Paths of files in a folder and its subfolders, keyed by file name. If several files have the
  /// same name, the one in the highest folder is used.
  func highestFiles(in folder: String, depth: Int) -> [String: String] {
    let place = Place(folder: Self.plain(folder), depth: depth)
    if let known = highest[place] { return known }
    let files = FolderWalk.highestFiles(in: place.folder, depth: depth, self)
    highest[place] = files
    return files
  }

  /// The path without a trailing slash.
  private static func plain(_ folder: String) -> String {
    folder.utf8.count > 1 && folder.endsInSlash ? String(folder.dropLast()) : folder
  }

  static func path(of name: String, in folder: String) -> String {
    folder.isEmpty ? name : OutputFolder.path(of: name, in: folder)
  }

  private static func kind(of path: String) -> FileKind? {
    let kind = FileKind(of: path, followsLinks: false)
    guard kind == .link else { return kind }
    return FileKind(of: path) == .file ? .file : nil
  }
}
