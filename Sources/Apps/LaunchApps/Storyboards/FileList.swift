/// Paths of a project's files, indexed by folder, so that the files below a folder are found
/// without examining all paths.
struct FileList {
  let paths: [String]
  /// For each folder, with a trailing slash, the indices in ``paths`` of the files below it.
  private let places: [Substring: [Int]]

  init(_ paths: [String]) {
    self.paths = paths
    var places: [Substring: [Int]] = [:]
    for (index, path) in paths.enumerated() {
      for slash in path.utf8.indices where path.utf8[slash] == UInt8(ascii: "/") {
        places[path[...slash], default: []].append(index)
      }
    }
    self.places = places
  }

  /// - Parameter folder: the folder with a trailing slash; empty for all files.
  /// - Complexity: O(number of files below the folder)
  func below(_ folder: String) -> [String] {
    folder.isEmpty ? paths : (places[folder[...]] ?? []).map { paths[$0] }
  }
}
