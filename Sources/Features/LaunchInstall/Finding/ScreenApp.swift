internal import AppDocuments
internal import LaunchApps
internal import LaunchRules
internal import Platform
internal import Texts

/// The app that gets a launch screen: a target of an Xcode project, or an Info.plist without a
/// project.
struct ScreenApp: Sendable {
  /// The app in one configuration. Configurations may differ in Info.plist and settings.
  struct Build: Sendable {
    let target: String?
    /// The path of the file from which the Info.plist is built; `nil` if the Info.plist is built
    /// from build settings alone.
    let infoPlist: String?
    let contents: BundleContents
  }

  /// The project; `nil` for an Info.plist without a project.
  let location: ProjectLocation?
  /// The name of the project's target; `nil` for an Info.plist without a project.
  let target: String?
  /// The names of all targets that get the launch screen: ``target``, and the targets that share an
  /// Info.plist or a build configuration with ``target``.
  private(set) var targets: [String]
  private(set) var builds: [Build]
  /// The project's other apps for iPhones and iPads.
  private(set) var others: [OtherApp]
  let files: AppFiles
  /// Makes other runs that change the same app or project wait; `nil` if this run changes nothing.
  private let lock: FolderLock?

  /// The folder that contains the project or the Info.plist, as messages show it; empty for the
  /// current folder.
  var folder: String { files.folder }

  /// The name of the app for messages: the target's name, or the path of the Info.plist.
  var name: String { target ?? builds.first?.infoPlist ?? folder }

  var infoPlists: [String] { builds.compactMap(\.infoPlist).withoutRepeats }

  /// Finds and reads the app at a path. The path may be any that ``Installer`` accepts.
  ///
  /// - Parameter locks: whether to lock the app's folder, so that other runs have to wait.
  init(
    _ path: String, target: String?, allowsOutside: Bool, locks: Bool = false
  ) throws(InstallError) {
    let path = try AppSearch.path(path)
    lock = locks ? try FolderLock.taken(forFolderOf: path) : nil
    var options = LoadOptions()
    options.target = target
    options.allowsOutside = allowsOutside
    let bundles = try mapError(try BundleLoader.load(path, options)) {
      InstallError.load(path: path, $0)
    }
    targets = bundles.compactMap { $0.build?.target }.withoutRepeats
    if targets.count > 1 {
      throw .other(
        Message(
          .usage, path, "makes several apps (\(targets.joined(separator: ", ")))",
          "choose one with --target-name"))
    }
    builds = try bundles.map(Self.build)
    self.target = targets.first
    // If no target was specified, the project makes only this app, so there are no others.
    options.target = nil
    let all = target == nil ? [] : (try? BundleLoader.load(path, options)) ?? []
    others = OtherApp.all(in: all, except: targets.first)
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
    if let obstacle = contents.obstacle { throw .other(obstacle) }
    if let error = contents.document.otherKind {
      throw .infoPlist(path: bundle.path, line: error.line, error)
    }
    return Build(
      target: bundle.build?.target,
      infoPlist: bundle.build == nil ? bundle.path : contents.infoPlistFile, contents: contents)
  }

  /// The app together with other apps that get the same launch screen.
  func joined(_ apps: [OtherApp]) -> ScreenApp {
    var app = self
    app.targets += apps.map(\.name)
    app.builds += apps.flatMap(\.builds)
    app.others.removeAll { other in apps.contains { $0.name == other.name } }
    return app
  }

  func isInOthers(_ targets: [String]) -> Bool {
    others.contains { targets.contains($0.name) }
  }

  /// Whether a file may be written. After links are followed, it must be in the permitted folder,
  /// usually the project's folder.
  func allows(_ path: String) -> Bool { location?.allows(path) ?? true }
}

extension FolderLock {
  /// Waits for the lock of the folder that contains a project or an Info.plist.
  static func taken(forFolderOf path: String) throws(InstallError) -> FolderLock {
    let folder = Path.folder(of: path)
    guard let lock = FolderLock(path: folder.isEmpty ? "." : folder) else {
      throw .other(
        Message(
          .tryAgain, path,
          "is being changed by another run of launchgen (launchgen waited a minute)",
          "run the command again"))
    }
    return lock
  }
}

/// Another app for iPhones or iPads that a project makes.
struct OtherApp: Sendable {
  let name: String
  let builds: [ScreenApp.Build]

  var infoPlists: [String] { builds.compactMap(\.infoPlist) }

  static func all(in bundles: [LoadedBundle], except target: String?) -> [OtherApp] {
    let builds = bundles.compactMap { bundle -> ScreenApp.Build? in
      guard let name = bundle.build?.target, name != target,
        case .success(let contents) = bundle.contents
      else { return nil }
      return ScreenApp.Build(target: name, infoPlist: contents.infoPlistFile, contents: contents)
    }
    return builds.compactMap(\.target).withoutRepeats.map { name in
      OtherApp(name: name, builds: builds.filter { $0.target == name })
    }
  }

  func uses(_ infoPlists: [String], _ configurations: [String]) -> Bool {
    builds.contains { build in
      build.infoPlist.map(infoPlists.contains) ?? false
        || build.configuration.map(configurations.contains) ?? false
    }
  }

  func shows(_ path: String) -> Bool { builds.contains { $0.storyboards.contains(path) } }
}

extension ScreenApp.Build {
  /// The identifier of the object for the build configuration. Several targets may share the
  /// object.
  var configuration: String? { contents.project?.configuration }

  var storyboards: [String] { contents.storyboards.files(.launch).map(\.path) }

  var isForOtherPlatforms: Bool { contents.project?.otherPlatforms.isEmpty == false }
}

/// Finds the project or Info.plist that a person means by a folder or a workspace.
enum AppSearch {
  static func path(_ path: String) throws(InstallError) -> String {
    let trimmed = path.count > 1 && path.endsInSlash ? String(path.dropLast()) : path
    if Path.name(of: trimmed) == "project.pbxproj" { return Path.folder(of: trimmed) }
    switch FileExtension.of(trimmed) {
    case "app", "ipa": throw .isBuilt(path: path)
    case "xcodeproj": return trimmed
    case "xcworkspace":
      return try mapError(try Workspace.project(at: trimmed)) { InstallError.load(path: path, $0) }
    default: return try FileKind(of: trimmed) == .folder ? inFolder(trimmed) : trimmed
    }
  }

  /// The project in the highest folder that contains a project of an app for iPhones or iPads.
  /// Without any project, the Info.plist of the only app.
  private static func inFolder(_ folder: String) throws(InstallError) -> String {
    let path = folder.isEmpty ? "." : folder
    let all = try mapError(try FolderWalk.projects(in: path == "." ? "" : path)) {
      InstallError.unreadable(path: path, $0)
    }
    let own = all.filter { !FolderWalk.isOfCocoaPods($0) }
    // Flutter has a project for macOS next to the project for iOS.
    let projects = own.count > 1 ? own.filter(BundleLoader.mayMakeApp) : own
    let level = projects.map(\.pathNames.count).min()
    let highest = projects.filter { $0.pathNames.count == level }.sorted()
    if highest.count > 1 {
      throw .other(
        Message(
          .usage, path, "has several projects (\(highest.listed(upTo: 3)))", "name one of them"))
    }
    if let project = highest.first { return project }
    return try mapError(try InfoPlistSearch.onlyFile(in: path)) {
      InstallError.load(path: path, $0)
    }
  }
}
