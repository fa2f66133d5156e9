/// Files in a project's folder, whether or not a target has them.
struct ImageFinder {
  private let paths: [String: String]

  /// - Parameter folder: the folder with the project; empty for the current one.
  init(folder: String) {
    paths = FolderWalk.launchFiles(in: folder, depth: 6)
  }

  func outsiders(named names: Set<String>) -> [ProjectContents.Outsider] {
    names.sorted().compactMap { name in
      paths[name].map { ProjectContents.Outsider(name: name, path: $0) }
    }
  }
}
