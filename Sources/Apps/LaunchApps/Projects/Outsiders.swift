internal import AppDocuments
internal import LaunchRules
internal import Platform

/// Finds files in a project's folder that are not members of a target.
final class OutsiderSearch {
  private let folder: String
  private let tree: FolderTree
  /// Paths of the folder's images, storyboards and xibs, by file name.
  private lazy var paths = Dictionary(
    grouping: FolderWalk.files(ofTypes: ["png", "storyboard", "xib"], in: folder, depth: 6, tree)
      // A script of Cordova copies the web content.
      .filter { !$0.pathNames.dropFirst(folder.pathNames.count).contains("www") },
    by: \.lastPathName)

  init(folder: String, _ tree: FolderTree) {
    self.folder = folder
    self.tree = tree
  }

  private lazy var catalogs: [(path: String, names: AssetCatalog)] =
    FolderWalk.files(ofTypes: ["xcassets"], in: folder, depth: 6, tree).sorted().map { path in
      var names = AssetCatalog()
      names.add(path)
      return (path, names)
    }

  /// Whether a catalog is in the folder of a Swift package. The project's own folder may be that of
  /// a package too, which has only what is in Sources.
  private func isOfPackage(_ path: String) -> Bool {
    let folders = sequence(first: path.pathFolder) { $0.pathFolder }
      .prefix { $0.utf8.count > folder.utf8.count }
    let isSource = path.hasPrefix(Path.joined(folder, "Sources/"))
    return (folders + (isSource ? [folder] : [])).contains {
      FileKind(of: Path.joined($0, "Package.swift")) == .file
    }
  }

  /// For each name, the first catalog of a Swift package that has an asset with this name.
  func packageCatalogs(having names: Set<String>) -> [String: String] {
    let found = catalogs(having: names, except: [], ofPackages: true)
    return found.reduce(into: [:]) { paths, file in
      for name in file.assets { paths[name] = file.path }
    }
  }

  /// For each name, the first catalog outside the target that has an asset with this name.
  func catalogs(
    having names: Set<String>, except members: Set<String>, ofPackages: Bool = false
  ) -> [ProjectContents.Outsider] {
    var names = names
    if names.isEmpty { return [] }
    let others = catalogs.filter {
      !members.contains($0.path) && isOfPackage($0.path) == ofPackages
    }
    return others.compactMap { path, catalog in
      let found = names.filter {
        catalog.images[$0] != nil || catalog.colors[$0] != nil || catalog.others[$0] != nil
      }.sorted()
      names.subtract(found)
      return found.isEmpty
        ? nil : ProjectContents.Outsider(name: path.lastPathName, path: path, assets: found)
    }
  }

  /// Finds one file for each name. If several files have the same name, returns the one that shares
  /// the most folders with `file`, a file of the target. The others are often leftover copies.
  func outsiders(named names: Set<String>, near file: String?) -> [ProjectContents.Outsider] {
    let folders = (file ?? "").pathNames
    func nearness(_ path: String) -> (sharedFolders: Int, Int) {
      let names = path.pathNames
      return (zip(names, folders).prefix { $0 == $1 }.count, -names.count)
    }
    return names.sorted().compactMap { name in
      paths[name]?.max { nearness($0) < nearness($1) }
        .map { ProjectContents.Outsider(name: name, path: $0) }
    }
  }
}

extension TargetLoader {
  /// Asset catalogs that contain assets for the launch, but are not members of the target.
  func outsideCatalogs(
    _ info: LaunchInfo, _ settings: BuildSettings, _ storyboards: StoryboardContents
  ) -> [ProjectContents.Outsider] {
    let members = Set(files.catalogs)
    return finder.catalogs(having: storyboards.assets?.missing ?? [], except: members)
      + outsideLaunchImages(info, settings, members)
  }

  /// The catalogs outside the target that contain the launch image set named in the build settings.
  private func outsideLaunchImages(
    _ info: LaunchInfo, _ settings: BuildSettings, _ members: Set<String>
  ) -> [ProjectContents.Outsider] {
    guard let setting = settings[ProjectContents.launchImageSetting],
      let name = setting.known, let place = setting.origin,
      info.idioms.contains(where: info.looksForNamedFiles),
      CatalogLaunchImages.folders(named: name, in: files.catalogs).isEmpty
    else { return [] }
    // A catalog may have a plain image set with this name instead.
    return finder.catalogs(having: [name], except: members).filter {
      !CatalogLaunchImages.folders(named: name, in: [$0.path]).isEmpty
    }.map {
      ProjectContents.Outsider(name: $0.name, path: $0.path, assets: $0.assets, place: place)
    }
  }
}
