/// Paths of a project's files, of which those below a folder are found without looking at all.
struct FileList {
  let paths: [String]
  /// By folder, with a slash at its end: the places in ``paths`` of the files below it.
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

  /// - Parameter folder: with a slash at its end; empty for all.
  /// - Complexity: O(files below the folder)
  func below(_ folder: String) -> [String] {
    folder.isEmpty ? paths : (places[folder[...]] ?? []).map { paths[$0] }
  }
}
