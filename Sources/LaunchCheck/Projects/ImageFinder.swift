/// Files in a project's folder, whether or not a target has them.
final class ImageFinder {
  private let folder: String
  /// Only looked up where something is missing.
  private lazy var paths = FolderWalk.launchFiles(in: folder, depth: 6)

  /// - Parameter folder: the folder with the project; empty for the current one.
  init(folder: String) { self.folder = folder }

  func outsiders(named names: Set<String>) -> [ProjectContents.Outsider] {
    names.sorted().compactMap { name in
      paths[name].map { ProjectContents.Outsider(name: name, path: $0) }
    }
  }
}
