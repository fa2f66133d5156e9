internal import Files
internal import LaunchApps
internal import Platform
internal import XcodeProjects

/// The files of an app in which a launch screen may be put, and the folder for new ones.
struct TargetPlaces {
  /// The asset catalogs that are in all targets which get the launch screen.
  let members: [String]
  /// The catalogs among them that are in no other app, those with an app icon first.
  let catalogs: [String]
  /// The folder for new files, as messages show it; empty for the current folder.
  let newFiles: String
  /// The paths of the app's storyboards and xibs.
  let interfaces: [String]
  /// The folders whose files are automatically members of other apps.
  private let foreignFolders: [String]

  /// - Parameter table: the members of the project's targets; `nil` for an Info.plist alone.
  init(_ app: ScreenApp, _ table: MemberTable?) throws(InstallError) {
    guard let location = app.location, let table else {
      let folder = app.folder
      let files = FolderWalk.files(
        ofTypes: ["xcassets", "storyboard", "xib"], in: folder, depth: Self.depth)
      newFiles = folder
      members = Self.sorted(files.filter { $0.hasSuffix(".xcassets") })
      catalogs = members
      interfaces = files
      foreignFolders = []
      return
    }
    let project = try mapError(try XcodeProject(location)) {
      InstallError.load(path: location.file, .project(path: location.file, $0))
    }
    let targets = app.targets.compactMap { name in project.targets.first { $0.name == name } }
    guard let first = targets.first else {
      throw .project(
        path: location.file, .noTarget(app.name, known: project.targets.map(\.name)))
    }
    var folders = SynchronizedFolders(project)
    let files = targets.map { TargetFiles(of: $0, in: project, &folders) }
    members = Self.sorted(
      files[0].catalogs.filter { catalog in
        location.allows(catalog) && files.allSatisfy { $0.catalogs.contains(catalog) }
          // Xcode's templates list this folder in DEVELOPMENT_ASSET_PATHS.
          && !catalog.pathNames.contains("Preview Content")
      })
    catalogs = members.filter { catalog in
      let names = table.targets(having: location.absolute(catalog))
      return (names.isEmpty || names.contains(first.name)) && !app.isInOthers(names)
    }
    interfaces = files.flatMap { $0.members(ofTypes: ["storyboard", "xib"]) }
    let synchronized = Self.folders(project, targets, app)
    foreignFolders = synchronized.foreign
    newFiles = Self.newFiles(app, synchronized.own, catalogs, foreignFolders)
  }

  /// The synchronized folders that all targets have and no other app, and those of other apps.
  private static func folders(
    _ project: XcodeProject, _ targets: [ProductTarget], _ app: ScreenApp
  ) -> (own: [String], foreign: [String]) {
    let foreign = project.targets.filter { app.isInOthers([$0.name]) }
      .flatMap(\.resources.folders).filter(\.isOwn)
    let own = (targets.first?.resources.folders ?? []).filter { folder in
      folder.isOwn
        && targets.allSatisfy { $0.resources.folders.contains { $0.group == folder.group } }
        && !foreign.contains { $0.group == folder.group }
    }
    return (own.map { project.shown($0.path) }, foreign.map { project.shown($0.path) })
  }

  /// How many levels below the folder of an Info.plist its files may be.
  private static let depth = 4

  /// The folder for a file that is new next to another one.
  func folder(nextTo path: String) -> String {
    let folder = Path.folder(of: path)
    return folder.hasSuffix(".lproj") || Self.contains(foreignFolders, folder) ? newFiles : folder
  }

  private static func sorted(_ catalogs: [String]) -> [String] {
    let withIcon = catalogs.filter { FileKind(of: $0 + "/AppIcon.appiconset") == .folder }
    return withIcon + catalogs.filter { !withIcon.contains($0) }
  }

  /// A folder whose files are members without being listed, if there is one; otherwise that of the
  /// Info.plist or of a catalog.
  private static func newFiles(
    _ app: ScreenApp, _ synchronized: [String], _ catalogs: [String], _ foreign: [String]
  ) -> String {
    let files = app.infoPlists + catalogs
    let near = synchronized.first { folder in files.contains { $0.hasPrefix(folder + "/") } }
    if let folder = near ?? synchronized.first { return folder }
    let folders = files.filter(app.allows).map { Path.folder(of: $0) }
    return folders.first { !contains(foreign, $0) } ?? app.folder
  }

  private static func contains(_ folders: [String], _ path: String) -> Bool {
    folders.contains { path == $0 || path.hasPrefix($0 + "/") }
  }
}

extension ProjectLocation {
  func absolute(_ path: String) -> String {
    if path.isAbsolutePath { return path }
    let isInside = folder.isEmpty || path.hasPrefix(folder + "/")
    let inside = isInside ? String(path.dropFirst(folder.isEmpty ? 0 : folder.count + 1)) : nil
    return inside.map { Path.standardized(Path.joined(absoluteFolder, $0)) }
      ?? ResolvedPath.ofNearest(path) ?? path
  }
}
