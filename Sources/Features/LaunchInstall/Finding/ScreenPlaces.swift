internal import AppDocuments
internal import LaunchApps
internal import LaunchRules
internal import Platform
internal import Texts

/// Where the parts of a launch screen are written.
struct ScreenPlaces {
  let storyboard: String
  /// Whether the app shows this storyboard already.
  let isInPlace: Bool

  var name: String { Path.base(Path.name(of: storyboard)) }

  let catalog: String
  /// Whether the catalog is a part of the app already.
  let hasCatalog: Bool
  /// The suffix of the image sets' names; `nil` without suffix.
  let suffix: String?
  /// The storyboards of earlier runs, which are no longer members.
  let retired: [String]
  private let unused: [String]
  /// The files with the storyboard's name that no target has. Xcode stops if the target gets one too.
  var doubles: [String] { TargetPlaces.named(name, in: unused).filter { $0 != storyboard } }

  /// - Parameters:
  ///   - editor: the project's editor; `nil` for an Info.plist without a project.
  ///   - digest: the digest from which new names are made; `nil` to keep the names.
  init(
    _ app: ScreenApp, _ editor: ProjectEditor?, _ record: InstallRecord, newNames digest: String?
  ) throws(InstallError) {
    let table = try mapError(try editor.map(MemberTable.init)) {
      InstallError.project(path: app.location?.file ?? app.name, $0)
    }
    let places = try TargetPlaces(app, table, record)
    // A storyboard that another app shows is not replaced; this app gets its own.
    let shown = Self.shownStoryboard(app.builds).flatMap { path in
      app.others.contains { $0.shows(path) } ? nil : path
    }
    let current = shown ?? places.storyboard
    let currentSuffix = record[app]?.suffix(ofStoryboard: Path.base(Path.name(of: current)))
    let known = record[app].flatMap { screen in
      places.members.first { screen.contains(app.recorded($0)) }
    }
    let existing = known ?? places.catalogs.first
    catalog = existing ?? places.catalog(in: places.folder(nextTo: current))
    hasCatalog = existing != nil
    if let digest {
      let fresh = try places.freshStoryboard(
        for: current, in: catalog, FreshName.suffixes(from: digest, inUse: currentSuffix),
        without: currentSuffix)
      (storyboard, suffix) = (fresh.path, fresh.suffix)
    } else {
      (storyboard, suffix) = (current, currentSuffix)
    }
    isInPlace = storyboard == shown
    retired = places.retired(by: storyboard, hasNewNames: digest != nil)
    unused = places.unused
    try Self.checkLanguages(of: storyboard)
    for path in [storyboard, catalog] where !app.allows(path) { throw .outside(path: path) }
    // Two catalogs of one app must not contain pictures with the same names.
    for member in places.members where member != catalog {
      if let owner = record.owner(of: app.recorded(member), besides: app) {
        throw .otherPictures(path: member, target: owner)
      }
    }
  }

  /// The path of the only storyboard that the builds show at launch. `nil` if they show none or
  /// several, if the file is a xib, or if a build also has it as its main storyboard.
  static func shownStoryboard(_ builds: [ScreenApp.Build]) -> String? {
    var paths: Set<String> = []
    for build in builds {
      for site in build.contents.storyboards.sites where site.reference.role == .launch {
        guard case .files(let files) = site.lookup else { return nil }
        paths.formUnion(files.map(\.path))
      }
      let main = build.contents.storyboards.files(.main).map(\.path)
      if !paths.isDisjoint(with: main) { return nil }
    }
    guard let path = paths.first, paths.count == 1, path.hasSuffix(".storyboard") else {
      return nil
    }
    return path
  }

  /// Throws if a storyboard exists in several languages.
  private static func checkLanguages(of path: String) throws(InstallError) {
    let folder = Path.folder(of: path)
    guard folder.hasSuffix(".lproj") else { return }
    let parent = Path.folder(of: folder)
    let names = (try? FolderListing.names(in: parent.isEmpty ? "." : parent)) ?? []
    let copies = names.filter { $0.hasSuffix(".lproj") }.sorted()
      .map { Path.joined(parent, $0 + "/" + Path.name(of: path)) }
      .filter { FileKind(of: $0) != nil }
    if copies.count > 1 {
      throw .other(
        Message(
          .cannotCreate, copies[0],
          "is localized in \(copies.count) languages (launchgen replaces only one file)",
          "keep one of them, in Base.lproj, and remove the others from the project"))
    }
  }
}

/// The existing files into which an app's launch screen may go, and the folder for new files.
struct TargetPlaces {
  let app: ScreenApp
  /// The members of the project's targets; `nil` for an Info.plist without a project.
  let table: MemberTable?
  let record: InstallRecord
  /// The asset catalogs that are members of every target that gets the launch screen.
  let members: [String]
  /// The asset catalogs of ``members`` that no other app has. Catalogs with an app icon come first.
  let catalogs: [String]
  /// The folder for new files, as messages show it; empty for the current folder.
  let newFiles: String
  let interfaces: [String]
  /// The storyboards and xibs in the project's folder that no target has. Files that a launch key
  /// of the app names come first.
  let unused: [String]
  /// The folders whose files are automatically members of other apps.
  private let foreignFolders: [String]

  init(_ app: ScreenApp, _ table: MemberTable?, _ record: InstallRecord) throws(InstallError) {
    (self.app, self.table, self.record) = (app, table, record)
    guard let location = app.location, let table else {
      let folder = app.folder
      let files = FolderWalk.files(
        ofTypes: ["xcassets", "storyboard", "xib"], in: folder, depth: Self.depth)
      newFiles = folder
      members = Self.sorted(files.filter { $0.hasSuffix(".xcassets") })
      catalogs = members
      interfaces = files
      (unused, foreignFolders) = ([], [])
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
          // Xcode's templates list this folder in DEVELOPMENT_ASSET_PATHS, so releases omit it.
          && !catalog.pathNames.contains("Preview Content")
      })
    catalogs = members.filter { catalog in
      let names = table.targets(having: location.absolute(catalog))
      return (names.isEmpty || names.contains(first.name)) && !app.isInOthers(names)
    }
    interfaces = files.flatMap { $0.members(ofTypes: ["storyboard", "xib"]) }
    let named = app.builds.flatMap { $0.contents.project?.outsiders.map(\.path) ?? [] }
    unused = (named + table.listed.map(location.shown)).withoutRepeats.filter { path in
      ["storyboard", "xib"].contains(FileExtension.of(path)) && FileKind(of: path) == .file
        && table.targets(having: location.absolute(path)).isEmpty
    }
    let synchronized = Self.folders(project, targets, app)
    foreignFolders = synchronized.foreign
    newFiles = Self.newFiles(app, synchronized.own, catalogs, foreignFolders)
  }

  /// The synchronized folders. The folders in `own` are in all targets and in no other app; the
  /// folders in `foreign` are in other apps.
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

  /// The maximum number of folder levels to search for files below an Info.plist.
  private static let depth = 4

  func folder(nextTo path: String) -> String {
    let folder = Path.folder(of: path)
    return folder.hasSuffix(".lproj") || Self.contains(foreignFolders, folder) ? newFiles : folder
  }

  private static func sorted(_ catalogs: [String]) -> [String] {
    let withIcon = catalogs.filter { FileKind(of: $0 + "/AppIcon.appiconset") == .folder }
    return withIcon + catalogs.filter { !withIcon.contains($0) }
  }

  /// The folder for new files: a synchronized folder if there is one, because files in such a
  /// folder become members automatically. Otherwise, the folder of an Info.plist or catalog, unless
  /// the folder belongs to another app; otherwise, the app's folder.
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
