internal import Files

/// Finds files in a project's folder, whether or not they are members of a target.
final class ImageFinder {
  private let folder: String
  private let tree: FolderTree
  /// Paths of the folder's images, storyboards and xibs, keyed by file name. The property is lazy,
  /// because the search is needed only if a file is missing.
  private lazy var paths = Dictionary(
    grouping: FolderWalk.files(
      ofTypes: ["png", "storyboard", "xib"], in: folder, depth: 6, tree), by: \.lastPathName)

  /// - Parameter folder: the folder that contains the project; empty for the current folder.
  init(folder: String, _ tree: FolderTree) {
    self.folder = folder
    self.tree = tree
  }

  private lazy var catalogs: [(path: String, names: AssetCatalog)] =
    FolderWalk.files(ofTypes: ["xcassets"], in: folder, depth: 6, tree).sorted().map {
      ($0, AssetCatalog(folder: $0))
    }

  /// The asset catalogs that contain images, colors or launch image sets with the names. Each name
  /// is listed only for the first catalog that contains it.
  ///
  /// - Parameter members: the target's own catalogs, which are left out.
  func catalogs(
    having names: Set<String>, except members: Set<String>
  ) -> [ProjectContents.Outsider] {
    var names = names
    if names.isEmpty { return [] }
    return catalogs.filter { !members.contains($0.path) }.compactMap { path, catalog in
      let found = names.filter { catalog.images[$0] != nil || catalog.colors[$0] != nil }.sorted()
      names.subtract(found)
      let name = path.lastPathName
      return found.isEmpty
        ? nil : ProjectContents.Outsider(name: name, path: path, assets: found)
    }
  }

  /// - Parameter file: a file of the target: of several files with one name, the one is meant that
  ///   shares the most folders with it. Copies elsewhere are often left over.
  func outsiders(named names: Set<String>, near file: String?) -> [ProjectContents.Outsider] {
    let folders = (file ?? "").pathNames
    return names.sorted().compactMap { name in
      let nearest = paths[name]?.max { first, second in
        let shared = [first, second].map { path in
          zip(path.pathNames, folders).prefix { $0 == $1 }.count
        }
        return shared[0] == shared[1]
          ? first.pathNames.count > second.pathNames.count : shared[0] < shared[1]
      }
      return nearest.map { ProjectContents.Outsider(name: name, path: $0) }
    }
  }
}
