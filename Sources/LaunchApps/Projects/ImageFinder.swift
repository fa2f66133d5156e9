internal import Files
internal import InterfaceBuilder

/// Files in a project's folder, whether or not a target has them.
final class ImageFinder {
  private let folder: String
  private let tree: FolderTree
  /// Only looked up where something is missing.
  private lazy var paths = FolderWalk.launchFiles(in: folder, depth: 6, tree)

  /// - Parameter folder: the folder with the project; empty for the current one.
  init(folder: String, _ tree: FolderTree) {
    self.folder = folder
    self.tree = tree
  }

  /// The names in every asset catalog, by path.
  private lazy var catalogs: [(path: String, names: AssetCatalog)] =
    FolderWalk.files(ofTypes: ["xcassets"], in: folder, depth: 6, tree).sorted().map {
      ($0, AssetCatalog(folder: $0))
    }

  /// The asset catalogs that have images, colors or launch image sets, each with those that no catalog
  /// before it has.
  ///
  /// - Parameter members: catalogs that the target has.
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

  func outsiders(named names: Set<String>) -> [ProjectContents.Outsider] {
    names.sorted().compactMap { name in
      paths[name].map { ProjectContents.Outsider(name: name, path: $0) }
    }
  }
}
