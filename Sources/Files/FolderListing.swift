/// Lists folders.
package enum FolderListing {
  /// The names of everything in a folder, sorted; ``UnreadableNames`` gets those that are not UTF-8.
  package static func names(in folder: String) throws(FileError) -> [String] {
    try SystemCalls.names(in: folder).filter { $0 != "." && $0 != ".." }.sorted()
  }
}
