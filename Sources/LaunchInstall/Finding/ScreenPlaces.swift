internal import Files
internal import InfoPlist
internal import LaunchApps
internal import LaunchRules
internal import XcodeProjects

/// Where the parts of a launch screen are written.
struct ScreenPlaces: Equatable {
  /// The path of the storyboard.
  let storyboard: String
  /// Whether the app shows this storyboard already.
  let isInPlace: Bool
  /// The path of the asset catalog for the images.
  let catalog: String
  /// Whether the catalog is a part of the app already.
  let hasCatalog: Bool

  /// The storyboard's name in Info.plist.
  var name: String { ProjectPath.base(ProjectPath.name(of: storyboard)) }

  /// - Parameters:
  ///   - editor: the project's editor; `nil` for an Info.plist alone.
  ///   - record: what an earlier run has written; `nil` if there was none.
  init(
    _ app: ScreenApp, _ editor: ProjectEditor?, _ record: InstallRecord.Screen?
  ) throws(InstallError) {
    let places = try TargetPlaces(app, editor)
    let shown = Self.shownStoryboard(app)
    if let shown {
      try Self.check(shown, app, editor)
      (storyboard, isInPlace) = (shown, true)
    } else {
      let taken = places.interfaces
      let names = ["LaunchScreen", "LaunchStoryboard"] + (2...99).map { "LaunchScreen\($0)" }
      let paths = names.map {
        ProjectPath.joined(places.newFiles, $0 + ".storyboard")
      }
      let free = zip(names, paths).first { name, path in
        !taken.contains { $0.name == name && $0.path != path }
      }
      (storyboard, isInPlace) = (free?.1 ?? paths[0], false)
    }
    let own = ProjectPath.joined(
      ProjectPath.folder(of: storyboard).hasSuffix(".lproj")
        ? places.newFiles : ProjectPath.folder(of: storyboard),
      LaunchFile.catalogName + ".xcassets")
    let known = record.flatMap { record in
      places.catalogs.first { catalog in
        record.files.contains { app.path(of: $0.path).hasPrefix(catalog + "/") }
      }
    }
    let existing = known ?? places.catalogs.first
    (catalog, hasCatalog) = (existing ?? own, existing != nil)
    for path in [storyboard, catalog] where !app.allows(path) { throw .outside(path: path) }
  }

  /// The one storyboard that the app shows at launch everywhere; `nil` if there are several or
  /// none, if it is a xib, or if the app also begins with it.
  private static func shownStoryboard(_ app: ScreenApp) -> String? {
    var paths: Set<String> = []
    for build in app.builds {
      for site in build.contents.launchFiles.sites where site.reference.role == .launch {
        guard case .files(let files) = site.lookup else { return nil }
        paths.formUnion(files.map(\.path))
      }
      let main = build.contents.launchFiles.files(.main).map(\.path)
      if !paths.isDisjoint(with: main) { return nil }
    }
    guard let path = paths.first, paths.count == 1, path.hasSuffix(".storyboard") else {
      return nil
    }
    return path
  }

  /// Checks that the storyboard is this app's own, and the only one of its name.
  private static func check(
    _ path: String, _ app: ScreenApp, _ editor: ProjectEditor?
  ) throws(InstallError) {
    let copies = copies(ofLocalized: path)
    if copies.count > 1 { throw .localized(copies) }
    guard let editor, let location = app.location, let target = app.target else { return }
    let member: ProjectMember?
    do throws(ProjectEditError) {
      member = try editor.membership(of: location.absolute(path), in: target)
    } catch {
      throw .project(path: location.file, error)
    }
    guard let member else { return }
    switch member.kind {
    case .otherProject, .package: throw .otherProject(path: path)
    case .file, .localized, .folderReference, .synchronizedFolder: break
    }
    // A synchronized folder of several targets is compared as a whole.
    let others = editor.otherApps(of: member, than: target)
    if !others.isEmpty { throw .shared(path: path, targets: others) }
  }

  /// The storyboards of this name in the folders of all languages.
  private static func copies(ofLocalized path: String) -> [String] {
    let folder = ProjectPath.folder(of: path)
    guard folder.hasSuffix(".lproj") else { return [path] }
    let parent = ProjectPath.folder(of: folder)
    let names = (try? FolderListing.names(in: parent.isEmpty ? "." : parent)) ?? []
    return names.filter { $0.hasSuffix(".lproj") }.sorted().map {
      ProjectPath.joined(ProjectPath.joined(parent, $0), ProjectPath.name(of: path))
    }.filter { FileKind(of: $0) != nil }
  }
}
