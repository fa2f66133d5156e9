internal import Files

/// Folders of a search, each of which is listed once, however many files ask for it.
package final class FolderTree {
  struct Entry {
    let name: String
    /// Of a link, what it leads to if that is a file; otherwise `nil`.
    let kind: FileKind?
  }

  private struct Place: Hashable {
    let folder: String
    let depth: Int
  }

  private var listings: [String: Result<[Entry], FileError>] = [:]
  private var highest: [Place: [String: String]] = [:]
  /// How many folders were listed.
  private(set) var listingCount = 0

  package init() {}

  /// What is in a folder, sorted; what is hidden is left out.
  ///
  /// - Parameter folder: empty for the current one.
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

  /// The paths of files in a folder and below it, by name. Of several with one name, the one in the
  /// highest folder.
  func highestFiles(in folder: String, depth: Int) -> [String: String] {
    let place = Place(folder: Self.plain(folder), depth: depth)
    if let known = highest[place] { return known }
    let files = FolderWalk.highestFiles(in: place.folder, depth: depth, self)
    highest[place] = files
    return files
  }

  /// Without a slash at its end.
  private static func plain(_ folder: String) -> String {
    folder.utf8.count > 1 && folder.endsInSlash ? folder.pathFolder : folder
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
