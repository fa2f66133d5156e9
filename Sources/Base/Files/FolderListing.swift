package enum FolderListing {
  /// The names of everything in a folder, sorted; names that are not UTF-8 are left out and added
  /// to ``SearchOmissions``.
  package static func names(in folder: String) throws(FileError) -> [String] {
    try SystemCalls.names(in: folder).filter { $0 != "." && $0 != ".." }.sorted()
  }
}
