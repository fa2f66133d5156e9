internal import Files

/// A cache of folder listings, so that a search lists each folder only once.
package final class FolderTree {
  private struct Place: Hashable {
    let folder: String
    let depth: Int
  }

  let folders = ListedFolders()
  private var highest: [Place: [String: String]] = [:]

  package init() {}

  /// Paths of files in a folder and its subfolders, keyed by file name. If several files have the
  /// same name, the one in the highest folder is used.
  func highestFiles(in folder: String, depth: Int) -> [String: String] {
    let place = Place(folder: ListedFolders.plain(folder), depth: depth)
    if let known = highest[place] { return known }
    let files = FolderWalk.highestFiles(in: place.folder, depth: depth, self)
    highest[place] = files
    return files
  }
}
