internal import AppDocuments
internal import Platform
internal import Texts

/// Reads an Xcode project. Each configuration of each application target for iPhones or iPads
/// becomes one bundle.
enum ProjectLoader {
  /// - Parameter path: the path of the .xcodeproj. Nothing is read outside the folder around it.
  static func load(
    _ path: String, _ options: LoadOptions, _ tree: FolderTree
  ) throws(LoadError) -> [LoadedBundle] {
    let location = try mapError(
      try ProjectLocation(bundle: path, allowsOutside: options.allowsOutside), LoadError.unreadable)
    do throws(ProjectError) {
      let project = try XcodeProject(location)
      return try bundles(project, options, ProjectCache(project, tree))
    } catch {
      throw .project(path: location.file, error)
    }
  }

  /// Loads a project that the user did not name. The project may have no app, and the target in
  /// `options` may belong to another project.
  ///
  /// - Parameter root: the folder that contains all files that may be read.
  /// - Returns: the bundles, the paths of the apps' Info.plist files in all configurations, and the
  ///   paths of the Info.plist files of other products.
  static func loadFound(
    _ path: String, root: String, _ options: LoadOptions, _ tree: FolderTree
  ) -> (bundles: [LoadedBundle], used: Set<String>, others: Set<String>) {
    let allowsOutside = options.allowsOutside
    guard
      let location = try? ProjectLocation(bundle: path, root: root, allowsOutside: allowsOutside)
    else { return ([], [], []) }
    var others: Set<String> = []
    do throws(ProjectError) {
      let project = try XcodeProject(location)
      let cache = ProjectCache(project, tree)
      others = cache.others.infoPlists
      return (try bundles(project, options, cache), cache.others.usedInfoPlists, others)
    } catch {
      return error.isAboutContents ? ([], [], others) : ([damaged(location.file, error)], [], [])
    }
  }

  private static func damaged(_ path: String, _ error: ProjectError) -> LoadedBundle {
    var contents = ProjectContents()
    contents.damage = Message(
      .badData, Message.Place(path, error.line), error, error.remedy)
    let bundle = BundleContents(document: .empty, images: [], isBuilt: false, project: contents)
    return LoadedBundle(path: path, contents: .success(bundle))
  }

  private static func bundles(
    _ project: XcodeProject, _ options: LoadOptions, _ cache: ProjectCache
  ) throws(ProjectError) -> [LoadedBundle] {
    let builds = project.targets.map(\.configurationNames.count).reduce(0, +)
    if builds > ProjectLimit.builds { throw ProjectError(.malformed(ProjectFailure(.tooLarge))) }
    let names = project.targets.map(\.name)
    if let target = options.target, !names.contains(target) {
      throw ProjectError(.noTarget(target, known: names))
    }
    if names.isEmpty { throw ProjectError(.noApplication) }
    var cache = cache
    let bundles = project.targets.filter { options.target == nil || $0.name == options.target }
      .flatMap { TargetLoader(project, $0, &cache).bundles(&cache) }
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
      let known = bundles.compactMap { $0.build?.configuration }.withoutRepeats
      throw ProjectError(.noConfiguration(name, known: known))
    }
  }
}

/// A cache of files that the targets and configurations of a project share. Each file is read only
/// once.
struct ProjectCache {
  let storyboards = StoryboardFiles()
  var reader: BuildConfigurationReader
  var folders: SynchronizedFolders
  let outsiders: OutsiderSearch
  let others: OtherTargets
  private var documents: [String: Result<PropertyListDocument, InfoPlistError>] = [:]
  private var keyCount = 0
  private static let keyLimit = 2_000_000

  init(_ project: XcodeProject, _ tree: FolderTree) {
    outsiders = OutsiderSearch(folder: project.location.folder, tree)
    reader = BuildConfigurationReader(project)
    var folders = SynchronizedFolders(project)
    others = OtherTargets(project, &folders)
    self.folders = folders
  }

  /// - Parameter path: the path of the Info.plist; `nil` if build settings alone generate it.
  mutating func document(_ path: String?) -> Result<PropertyListDocument, InfoPlistError> {
    guard let path else { return .success(.empty) }
    let document =
      documents[path]
      ?? Result { () throws(InfoPlistError) in try PropertyListDocument(found: path) }
    documents[path] = document
    // The keys count again for each build, because each build examines all of them.
    keyCount += (try? document.get().root.count) ?? 0
    return keyCount <= Self.keyLimit
      ? document : .failure(.file(.malformed(.tooLarge, line: nil)))
  }
}
