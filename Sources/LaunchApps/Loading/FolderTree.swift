internal import Files

/// Folders of a search, each of which is listed once, however many files ask for it.
package final class FolderTree {
  private struct Place: Hashable {
    let folder: String
    let depth: Int
  }

  let folders = ListedFolders()
  private var highest: [Place: [String: String]] = [:]

  package init() {}

  /// The paths of files in a folder and below it, by name. Of several with one name, the one in the
  /// highest folder.
  func highestFiles(in folder: String, depth: Int) -> [String: String] {
    let place = Place(folder: ListedFolders.plain(folder), depth: depth)
    if let known = highest[place] { return known }
    let files = FolderWalk.highestFiles(in: place.folder, depth: depth, self)
    highest[place] = files
    return files
  }
}
