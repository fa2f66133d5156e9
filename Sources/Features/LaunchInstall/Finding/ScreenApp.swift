internal import Files
internal import InfoPlist
internal import LaunchApps
internal import LaunchRules
internal import Platform
package import XcodeProjects

/// An artwork whose shape is not that of the screen at launch.
package enum ShapeFault: Sendable {
  /// Portrait artwork for an app that launches only in landscape.
  case portraitArtwork(app: String)
  /// Landscape artwork for an app that an iPhone launches in portrait.
  case landscapeArtwork(app: String)
}

/// The app that gets a launch screen: a target of an Xcode project, or an Info.plist without a
/// project.
package struct ScreenApp: Sendable {
  /// The app in each configuration, which may differ in Info.plist and settings.
  struct Build: Sendable {
    /// The name of the target; `nil` for an Info.plist alone.
    let target: String?
    /// The path of the file from which the Info.plist is built; `nil` if build settings alone
    /// determine it.
    let infoPlist: String?
    let contents: BundleContents
  }

  /// The project; `nil` for an Info.plist alone.
  package let location: ProjectLocation?
  /// The name of the project's target; `nil` for an Info.plist alone.
  package let target: String?
  /// The names of all targets that get the launch screen: ``target``, and those that share its keys.
  package private(set) var targets: [String]
  private(set) var builds: [Build]
  /// The project's other apps for iPhones and iPads.
  private(set) var others: [OtherApp]
  let files: AppFiles
  /// Keeps other runs waiting that change the same app or project.
  private let lock: FolderLock?

  /// The folder that contains the project or the Info.plist, as messages show it; empty for the
  /// current folder.
  var folder: String { files.folder }

  /// The app's name for messages: its target, or the path of its Info.plist.
  package var name: String { target ?? builds.first?.infoPlist ?? folder }

  /// The paths of the files from which the Info.plist is built, each once.
  var infoPlists: [String] {
    var paths: [String] = []
    for case let path? in builds.map(\.infoPlist) where !paths.contains(path) {
      paths.append(path)
    }
    return paths
  }

  /// The places that translate the name of the launch storyboard, each file once.
  package var translations: [(path: String, line: Int)] {
    var found: [(path: String, line: Int)] = []
    for place in builds.flatMap(\.contents.storyboards.translations)
    where !found.contains(where: { $0.path == place.path }) {
      found.append(place)
    }
    return found
  }

  /// Finds and reads the app at a path.
  ///
  /// - Parameters:
  ///   - path: an .xcodeproj or .xcworkspace, an Info.plist, or a folder with one project or one
  ///     Info.plist.
  ///   - target: the name of the project's target; `nil` if the project makes only one app.
  ///   - locks: whether the app is to be changed, so that other runs have to wait.
  package init(
    _ path: String, target: String?, allowsOutside: Bool, locks: Bool = false
  ) throws(InstallError) {
    let path = try AppSearch.path(path)
    let lock = locks ? try FolderLock.taken(forFolderOf: path) : nil
    let bundles = try Self.load(path, target: target, allowsOutside)
    let all =
      target == nil ? [] : (try? Self.load(path, target: nil, allowsOutside)) ?? []
    try self.init(bundles, all, path, lock, allowsOutside: allowsOutside)
  }

  private static func load(
    _ path: String, target: String?, _ allowsOutside: Bool
  ) throws(InstallError) -> [LoadedBundle] {
    var options = LoadOptions()
    options.target = target
    options.allowsOutside = allowsOutside
    return try mapError(try BundleLoader.load(path, options)) { InstallError.load(path: path, $0) }
  }

  /// - Parameter all: the bundles of all targets of the project.
  private init(
    _ bundles: [LoadedBundle], _ all: [LoadedBundle], _ path: String, _ lock: FolderLock?,
    allowsOutside: Bool
  ) throws(InstallError) {
    var names: [String] = []
    for case let name? in bundles.map({ $0.build?.target }) where !names.contains(name) {
      names.append(name)
    }
    if names.count > 1 { throw .severalTargets(project: path, names) }
    var builds: [Build] = []
    for bundle in bundles { builds.append(try Self.build(bundle)) }
    self.builds = builds
    target = names.first
    targets = names
    others = OtherApp.all(in: all, except: names.first)
    self.lock = lock
    location =
      if let project = bundles.first?.build?.project {
        try mapError(try ProjectLocation(bundle: project, allowsOutside: allowsOutside)) {
          InstallError.unreadable(path: path, $0)
        }
      } else {
        nil
      }
    files = try AppFiles(
      folder: location?.folder ?? Path.folder(of: path), allowsOutside: allowsOutside)
  }

  private static func build(_ bundle: LoadedBundle) throws(InstallError) -> Build {
    let contents = try mapError(try bundle.contents.get()) {
      InstallError.infoPlist(path: bundle.path, line: $0.line, $0)
    }
    if contents.isBuilt { throw .isBuilt(path: bundle.path) }
    if let obstacle = contents.obstacle { throw .obstacle(obstacle) }
    if let error = contents.document.otherKind {
      throw .infoPlist(path: bundle.path, line: error.line, error)
    }
    return Build(
      target: bundle.build?.target,
      infoPlist: bundle.build == nil ? bundle.path : contents.infoPlistFile, contents: contents)
  }

  /// Checks that the storyboard's name is known: a variable that no file defines stands for
  /// something, not for nothing.
  func checkNames() throws(InstallError) {
    for build in builds {
      guard let path = build.infoPlist, let source = try? PropertyListDocument(found: path) else {
        continue
      }
      let built = build.contents.document.root
      for key in InfoPlistKey.variants(of: LaunchScreenKey.storyboardName.rawValue) {
        guard let name = source.root[key]?.string, name.contains("$") else { continue }
        if built[key]?.string.map({ $0.isEmpty || $0.contains("$") }) != false {
          throw .unknownName(path: path, key: key, name: name)
        }
      }
    }
  }

  /// The app together with others that get the same launch screen.
  func joined(_ apps: [OtherApp]) -> ScreenApp {
    var app = self
    app.targets += apps.map(\.name)
    app.builds += apps.flatMap(\.builds)
    app.others.removeAll { other in apps.contains { $0.name == other.name } }
    return app
  }

  func builds(of target: String) -> [Build] { builds.filter { $0.target == target } }

  /// How the app launches otherwise than artwork of a size is shaped; `nil` if it does not.
  package func shapeFault(width: Int, height: Int) -> ShapeFault? {
    let values = builds.compactMap { try? LaunchOrientations($0.contents.document) }
    if values.isEmpty { return nil }
    if height > width {
      let isLandscapeOnly = values.allSatisfy { $0.isLandscapeOnly }
      return isLandscapeOnly ? .portraitArtwork(app: name) : nil
    }
    let launchesInPortrait = values.contains { $0.launchesInPortrait }
    return width > height && launchesInPortrait ? .landscapeArtwork(app: name) : nil
  }

  /// Whether a file may be written: it is in the project's folder when all links are followed.
  func allows(_ path: String) -> Bool { location?.allows(path) ?? true }
}

extension FolderLock {
  /// Waits for the lock of the folder that contains a project or an Info.plist.
  static func taken(forFolderOf path: String) throws(InstallError) -> FolderLock {
    let folder = Path.folder(of: path)
    guard let lock = FolderLock(path: folder.isEmpty ? "." : folder) else {
      throw .busy(path: path)
    }
    return lock
  }
}
