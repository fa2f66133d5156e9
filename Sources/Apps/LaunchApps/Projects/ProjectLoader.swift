internal import Files
internal import Platform
internal import XcodeProjects

/// Reads an Xcode project as one bundle per application target and configuration.
enum ProjectLoader {
  /// Loads one bundle for each configuration of each application target for iPhones or iPads.
  ///
  /// - Parameters:
  ///   - path: the path of the .xcodeproj.
  ///   - root: the folder outside of which nothing is read; `nil` for the folder that contains the
  ///     project.
  ///   - tree: the cache of folder listings.
  static func load(
    _ path: String, root: String?, _ options: LoadOptions, _ tree: FolderTree
  ) throws(LoadError) -> [LoadedBundle] {
    let location = try location(path, root: root, options)
    return try mapError(try bundles(try XcodeProject(location), options, tree)) {
      LoadError.project(path: location.file, $0)
    }
  }

  private static func location(
    _ path: String, root: String?, _ options: LoadOptions
  ) throws(LoadError) -> ProjectLocation {
    return try mapError(
      try ProjectLocation(bundle: path, root: root, allowsOutside: options.allowsOutside),
      LoadError.unreadable)
  }

  /// Like ``load(_:root:_:_:)``, but for a project that the user did not name: it may have no app,
  /// and the target in `options` may belong to another project.
  ///
  /// - Returns: the bundles, and the paths of the Info.plist files of targets that make other
  ///   products than apps for iPhones and iPads.
  static func loadFound(
    _ path: String, root: String, _ options: LoadOptions, _ tree: FolderTree
  ) throws(LoadError) -> (bundles: [LoadedBundle], others: Set<String>) {
    guard let location = try? location(path, root: root, options) else { return ([], []) }
    do throws(ProjectError) {
      let project = try XcodeProject(location)
      let others = OtherTargets.infoPlists(of: project)
      do throws(ProjectError) {
        return (try bundles(project, options, tree), others)
      } catch {
        if error.isAboutContents { return ([], others) }
        throw error
      }
    } catch {
      return (error.isAboutContents ? [] : [damaged(location.file, error)], [])
    }
  }

  private static func damaged(_ path: String, _ error: ProjectError) -> LoadedBundle {
    var contents = ProjectContents()
    contents.damage = ProjectObstacle(
      "\(error)", "restore an earlier copy", SettingOrigin(path: path, line: error.line))
    return LoadedBundle(
      path: path, contents: .success(BundleContents(unreadable: contents)), build: nil)
  }

  private static func bundles(
    _ project: XcodeProject, _ options: LoadOptions, _ tree: FolderTree
  ) throws(ProjectError) -> [LoadedBundle] {
    let builds = project.targets.map(\.configurationNames.count).reduce(0, +)
    if builds > ProjectLimit.builds {
      throw ProjectError(.malformed(.tooManyTargets(limit: ProjectLimit.builds)))
    }
    let names = project.targets.map(\.name)
    if let target = options.target, !names.contains(target) {
      throw ProjectError(.noTarget(target, known: names))
    }
    if names.isEmpty { throw ProjectError(.noApplication) }
    var cache = ProjectCache(project)
    let finder = ImageFinder(folder: project.location.folder, tree)
    let bundles = project.targets.filter { options.target == nil || $0.name == options.target }
      .flatMap { TargetLoader(project, $0, finder, &cache.folders).bundles(&cache) }
    if bundles.isEmpty { throw ProjectError(.noApplication) }
    return try choose(bundles, options)
  }

  private static func choose(
    _ bundles: [LoadedBundle], _ options: LoadOptions
  ) throws(ProjectError) -> [LoadedBundle] {
    switch options.configuration {
    case .all: return bundles
    case .standard: return bundles.filter { $0.build?.isDefault == true }
    case .named(let name):
      let chosen = bundles.filter { $0.build?.configuration == name }
      if !chosen.isEmpty { return chosen }
      var known: [String] = []
      for case let other? in bundles.map({ $0.build?.configuration }) where !known.contains(other) {
        known.append(other)
      }
      throw ProjectError(.noConfiguration(name, known: known))
    }
  }
}
