internal import Files
internal import LaunchApps
internal import XcodeProjects

/// The files of an app in which a launch screen may be put, and the folder for new ones.
struct TargetPlaces {
  /// The app's asset catalogs, those with an app icon first.
  let catalogs: [String]
  /// The folder for new files, as messages show it; empty for the current folder.
  let newFiles: String
  /// The names, without extension, of the app's storyboards and xibs, with their paths.
  let interfaces: [(name: String, path: String)]

  /// - Parameter editor: the project's editor; `nil` for an Info.plist alone.
  init(_ app: ScreenApp, _ editor: ProjectEditor?) throws(InstallError) {
    guard let location = app.location, let name = app.target, let editor else {
      let folder = app.folder
      let files = FolderWalk.files(
        ofTypes: ["xcassets", "storyboard", "xib"], in: folder, depth: Self.depth)
      newFiles = folder
      catalogs = Self.sorted(files.filter { $0.hasSuffix(".xcassets") })
      interfaces = Self.interfaces(files)
      return
    }
    let project: XcodeProject
    do throws(ProjectError) {
      project = try XcodeProject(location)
    } catch {
      throw .load(path: location.file, .project(path: location.file, error))
    }
    guard let target = project.targets.first(where: { $0.name == name }) else {
      throw .project(path: location.file, .noTarget(name, known: project.targets.map(\.name)))
    }
    let files = TargetFiles(of: target, in: project)
    catalogs = Self.sorted(
      files.catalogs.filter { location.allows($0) && Self.isOwn($0, name, location, editor) })
    interfaces = Self.interfaces(files.members(ofTypes: ["storyboard", "xib"]))
    let synchronized = target.resources.folders.map { project.shown($0.path) }
    newFiles = Self.newFiles(app, synchronized, catalogs)
  }

  /// How many levels below the folder of an Info.plist its files may be.
  private static let depth = 4

  private static func interfaces(_ paths: [String]) -> [(name: String, path: String)] {
    paths.map { (ProjectPath.base(ProjectPath.name(of: $0)), $0) }
  }

  /// Whether a catalog is compiled into this app only, and into its released builds.
  private static func isOwn(
    _ catalog: String, _ target: String, _ location: ProjectLocation, _ editor: ProjectEditor
  ) -> Bool {
    // Xcode's templates list this folder in DEVELOPMENT_ASSET_PATHS.
    if catalog.pathNames.contains("Preview Content") { return false }
    let path = location.absolute(catalog)
    guard let member = try? editor.membership(of: path, in: target) else { return true }
    return member.isForDevices && editor.otherApps(of: member, than: target).isEmpty
  }

  private static func sorted(_ catalogs: [String]) -> [String] {
    let hasIcon = catalogs.map { FileKind(of: $0 + "/AppIcon.appiconset") == .folder }
    let pairs = zip(catalogs, hasIcon)
    return pairs.filter(\.1).map(\.0) + pairs.filter { !$0.1 }.map(\.0)
  }

  /// A folder whose files are members without being listed, if there is one; otherwise that of the
  /// Info.plist or of a catalog.
  private static func newFiles(
    _ app: ScreenApp, _ synchronized: [String], _ catalogs: [String]
  ) -> String {
    let files = app.infoPlists + catalogs
    let near = synchronized.first { folder in files.contains { $0.hasPrefix(folder + "/") } }
    if let folder = near ?? synchronized.first { return folder }
    let folders = files.filter(app.allows).map { ProjectPath.folder(of: $0) }
    return folders.first ?? app.folder
  }
}

extension ProjectLocation {
  /// The absolute path of a path as messages show it.
  func absolute(_ path: String) -> String {
    if path.isAbsolutePath { return path }
    let inside =
      folder.isEmpty ? path : path.hasPrefix(folder + "/") ? path.removing(folder + "/") : nil
    return inside.map { ProjectPath.standardized(ProjectPath.joined(absoluteFolder, $0)) }
      ?? ResolvedPath.ofNearest(path) ?? path
  }
}

extension String {
  fileprivate func removing(_ prefix: String) -> String { String(dropFirst(prefix.count)) }
}

extension ProjectEditor {
  /// The names of other apps that a file is a member of.
  func otherApps(of member: ProjectMember, than target: String) -> [String] {
    member.targets.filter { name in
      name != target
        && targets.contains {
          $0.name == name && $0.productType.hasPrefix("com.apple.product-type.application")
        }
    }
  }
}
