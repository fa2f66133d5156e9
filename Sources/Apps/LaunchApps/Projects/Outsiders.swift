internal import Files
internal import InfoPlist
internal import LaunchRules
internal import XcodeProjects

/// Finds files in a project's folder that are not members of a target.
final class OutsiderSearch {
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
    let found = names.sorted().compactMap { name in
      let nearest = paths[name]?.max { first, second in
        let shared = [first, second].map { path in
          zip(path.pathNames, folders).prefix { $0 == $1 }.count
        }
        return shared[0] == shared[1]
          ? first.pathNames.count > second.pathNames.count : shared[0] < shared[1]
      }
      return nearest.map { ProjectContents.Outsider(name: name, path: $0) }
    }
    // Of a storyboard and a xib with one name, only the storyboard is meant.
    let known = Set(found.map(\.name))
    return found.filter { file in
      !file.name.hasSuffix(".xib") || !known.contains(file.name.dropLast(4) + ".storyboard")
    }
  }
}

extension TargetLoader {
  /// Asset catalogs that contain assets for the launch, but are not members of the target.
  func outsideCatalogs(
    _ document: PropertyListDocument, _ info: LaunchInfo, _ settings: BuildSettings,
    _ storyboards: StoryboardContents
  ) -> [ProjectContents.Outsider] {
    let members = Set(files.catalogs)
    let shown = LaunchScreenDictionary.all(in: document).flatMap(\.assets).map(\.name)
    let used = storyboards.documents(.launch).flatMap { _, document in
      (document.images + document.colors).map(\.name)
    }
    let assets = storyboards.assets
    let missing = Set(shown + used).filter { name in
      guard let assets else { return false }
      return assets.catalog.images[name] == nil && assets.catalog.colors[name] == nil
        && !assets.looseImages.contains(LaunchAssets.looseName(name))
    }
    return finder.catalogs(having: missing, except: members)
      + outsideLaunchImages(info, settings, members)
  }

  /// The catalogs outside the target that contain the launch image set of the build settings, if
  /// devices look for it.
  private func outsideLaunchImages(
    _ info: LaunchInfo, _ settings: BuildSettings, _ members: Set<String>
  ) -> [ProjectContents.Outsider] {
    guard let setting = settings[Self.launchImageSetting],
      let name = setting.known, let place = setting.origin,
      info.idioms.contains(where: info.looksForNamedFiles),
      CatalogLaunchImages(named: name, in: files.catalogs, project.location) == nil
    else { return [] }
    return finder.catalogs(having: [name], except: members).compactMap { catalog in
      // The catalog may have a plain image set with this name instead.
      guard CatalogLaunchImages(named: name, in: [catalog.path], project.location) != nil else {
        return nil
      }
      var catalog = catalog
      catalog.place = place
      return catalog
    }
  }
}
