internal import Files
internal import InfoPlist
internal import LaunchApps
internal import LaunchRules
internal import Platform
internal import Texts
internal import XcodeProjects

/// Where the parts of a launch screen are written.
struct ScreenPlaces {
  let storyboard: String
  /// Whether the app shows this storyboard already.
  let isInPlace: Bool
  /// The path of the asset catalog for the images.
  let catalog: String
  /// Whether the catalog is a part of the app already.
  let hasCatalog: Bool

  var name: String { Path.base(Path.name(of: storyboard)) }

  /// - Parameters:
  ///   - editor: the project's editor; `nil` for an Info.plist alone.
  ///   - record: what earlier runs have written.
  init(
    _ app: ScreenApp, _ editor: ProjectEditor?, _ record: InstallRecord
  ) throws(InstallError) {
    let table = try mapError(try editor.map(MemberTable.init)) {
      InstallError.project(path: app.location?.file ?? app.name, $0)
    }
    let places = try TargetPlaces(app, table)
    let names = FreeNames(app: app, table: table, record: record, places: places)
    // A storyboard that another app shows stays as it is: this app gets one of its own.
    let shown = Self.shownStoryboard(app.builds).flatMap { path in
      app.others.contains { $0.shows(path) } ? nil : path
    }
    (storyboard, isInPlace) = (shown ?? names.storyboard, shown != nil)
    try Self.check(storyboard, app, table)
    let known = record[app].flatMap { screen in
      places.members.first { screen.contains(app.recorded($0)) }
    }
    let existing = known ?? places.catalogs.first
    catalog = existing ?? names.catalog(in: places.folder(nextTo: storyboard))
    hasCatalog = existing != nil
    for path in [storyboard, catalog] where !app.allows(path) { throw .outside(path: path) }
    // Pictures of the same names in two catalogs of one app would be mixed up.
    for member in places.members where member != catalog {
      if let owner = record.owner(of: app.recorded(member), besides: app) {
        throw .otherPictures(path: member, target: owner)
      }
    }
  }

  /// The one storyboard that builds show at launch everywhere; `nil` if there are several or none,
  /// if it is a xib, or if the app also begins with it.
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

  /// Checks that the storyboard is the project's own, and the only one of its name.
  private static func check(
    _ path: String, _ app: ScreenApp, _ table: MemberTable?
  ) throws(InstallError) {
    let copies = copies(ofLocalized: path)
    if copies.count > 1 {
      throw .other(
        Message(
          .cannotCreate, copies[0],
          "is localized in \(copies.count) languages (launchgen replaces only one file)",
          "keep one of them, in Base.lproj, and remove the others from the project"))
    }
    guard let table, let location = app.location, let target = app.target else { return }
    let isOther = try mapError(
      try table.isOfOtherProject(location.absolute(path), in: target)
    ) { InstallError.project(path: location.file, $0) }
    if isOther {
      throw .other(
        Message(
          .cannotCreate, path, "belongs to another project or package (which is not edited)",
          "name a storyboard of this project in Info.plist first"))
    }
  }

  /// The storyboards of this name in the folders of all languages.
  private static func copies(ofLocalized path: String) -> [String] {
    let folder = Path.folder(of: path)
    guard folder.hasSuffix(".lproj") else { return [path] }
    let parent = Path.folder(of: folder)
    let names = (try? FolderListing.names(in: parent.isEmpty ? "." : parent)) ?? []
    return names.filter { $0.hasSuffix(".lproj") }.sorted().map {
      Path.joined(Path.joined(parent, $0), Path.name(of: path))
    }.filter { FileKind(of: $0) != nil }
  }
}
