internal import Files
internal import InfoPlist
internal import LaunchApps
internal import LaunchImages
internal import LaunchRules
internal import PropertyLists
internal import XcodeProjects

extension InstallPlan {
  /// The files of the launch screen, with the paths that a build gives them.
  static func parts(
    _ pictures: [(path: String, bytes: ContiguousArray<UInt8>)], _ installation: Installation,
    _ files: inout AppFiles
  ) throws(InstallError) -> [PlannedFile] {
    let (app, places) = (installation.app, installation.places)
    var parts: [PlannedFile] = []
    for (source, bytes) in pictures {
      let path: String
      switch LaunchFileDocument.allCases.first(where: { $0.file == source }) {
      case .propertyList: continue
      case .storyboard: path = places.storyboard
      // A catalog of others keeps its own description.
      case .catalog where installation.hasOtherCatalog: continue
      default:
        path = ProjectPath.joined(
          places.catalog, String(source.dropFirst(LaunchFilePlan.catalog.count + 1)))
      }
      // A file that the record could not have is not written either.
      guard app.allows(path), let part = ScreenPart(app.recorded(path)) else {
        throw .outside(path: path)
      }
      parts.append(try files.file(path, bytes, limit: part.limit))
    }
    return parts
  }

  /// The app's Info.plist files with the storyboard's name, and the keys that change.
  static func infoPlists(
    _ app: ScreenApp, _ name: String, _ files: inout AppFiles
  ) throws(InstallError) -> [(file: PlannedFile, old: PropertyListDocument, keys: [String])] {
    var lists: [(PlannedFile, PropertyListDocument, [String])] = []
    for path in app.infoPlists { lists.append(try infoPlist(path, app, name, &files)) }
    return lists
  }

  private static func infoPlist(
    _ path: String, _ app: ScreenApp, _ name: String, _ files: inout AppFiles
  ) throws(InstallError) -> (PlannedFile, PropertyListDocument, keys: [String]) {
    var file = try files.file(path, limit: PropertyListLimit.bytes, followsLinks: true)
    guard let bytes = file.oldBytes else { throw .unreadable(path: path, .missing) }
    do throws(InfoPlistError) {
      let document = try PropertyListDocument(bytes)
      let builds = app.builds.filter { $0.infoPlist == path }.map(\.contents.document.root)
      let key = LaunchScreenKey.storyboardName.rawValue
      let keys = InfoPlistKey.variants(of: key)
      // Build settings may name the storyboard; then the file does not have to.
      let isNamed = builds.allSatisfy { built in keys.contains { built[$0] != nil } }
      // A value with a variable is right only if it is right in each configuration.
      let built = builds.first { built in keys.contains { built[$0]?.string != name } }
      let changes = try document.changes(
        toShow: name, built: built ?? builds.first ?? [:], addsKey: !isNamed)
      file.bytes = try document.bytes(after: changes)
      return (file, document, changes.map(\.key))
    } catch {
      throw .infoPlist(path: path, line: error.line, error)
    }
  }

  /// Adds the files to the target, and sets its build settings.
  static func edit(
    _ project: inout EditedProject?, _ installation: Installation,
    _ lists: [(file: PlannedFile, old: PropertyListDocument, keys: [String])],
    _ screen: inout InstallRecord.Screen
  ) throws(InstallError) {
    let (app, places) = (installation.app, installation.places)
    guard let target = app.target, let location = app.location else { return }
    let documents = Dictionary(uniqueKeysWithValues: lists.map { ($0.file.path, $0.old) })
    try project?.edit { (editor) throws(ProjectEditError) in
      let new =
        (places.isInPlace ? [] : [ProjectFile(location.absolute(places.storyboard), .storyboard)])
        + (places.hasCatalog
          ? [] : [ProjectFile(location.absolute(places.catalog), .assetCatalog)])
      let infoPlist = app.infoPlists.first.map(location.absolute)
      let added = try editor.add(new, to: target, infoPlist: infoPlist)
      screen.add(members: added.map { app.recorded($0.path) })
      screen.add(
        settings: try ScreenSettings.edit(
          &editor, toShow: places.name, in: app, target, documents))
    }
    // Targets may share a phase or a synchronized folder.
    for path in [places.storyboard, places.catalog] {
      let others = try project?.edit { (editor) throws(ProjectEditError) in
        try editor.membership(of: location.absolute(path), in: target)
          .map { editor.otherApps(of: $0, than: target) } ?? []
      }
      if let others, !others.isEmpty { throw .shared(path: path, targets: others) }
    }
  }

  /// Checks that no other app has the files.
  static func checkOtherApps(
    _ files: [PlannedFile], _ owners: [String: String], _ app: ScreenApp
  ) throws(InstallError) {
    for file in files where file.changes {
      if let owner = owners[app.recorded(file.path)] {
        throw .shared(path: file.path, targets: [owner])
      }
    }
    try app.checkOtherRecords(of: files.map(\.path) + app.infoPlists)
  }

  /// Checks that no file is replaced that launchgen did not make, or that was edited.
  static func checkOwnership(
    _ parts: [PlannedFile], _ record: InstallRecord.Screen, _ app: ScreenApp
  ) throws(InstallError) {
    for file in parts {
      guard file.changes, let old = file.oldBytes, !old.isEmpty else { continue }
      let name = app.recorded(file.path)
      let isOwn =
        record.file(name)?.isOwn(old, at: file.path)
        ?? ScreenPart(name)?.isOwn(old, at: file.path)
      if isOwn != true { throw .foreign(path: file.path) }
    }
  }

  /// Reads the files of an earlier run that this one does not make.
  static func removed(
    _ stale: [InstallRecord.File], _ app: ScreenApp, _ files: inout AppFiles, replaces: Bool
  ) throws(InstallError) -> [PlannedFile] {
    var removed: [PlannedFile] = []
    for file in stale { removed.append(try file.planned(app, &files, replaces: replaces)) }
    return removed
  }

  /// - Parameters:
  ///   - screen: the launch screen with the state before the run.
  ///   - stale: the paths of files that the record forgets at the end.
  static func steps(
    _ files: [PlannedFile], _ removed: [PlannedFile], _ installation: Installation,
    _ screen: InstallRecord.Screen, without stale: Set<String>
  ) throws(InstallError) -> PlannedChanges {
    let app = installation.app
    var (record, file) = (installation.record, installation.recordFile)
    record[app] = screen.finished(without: stale)
    let last = try record.bytes(app)
    record[app] = screen
    let changes = !stale.isEmpty || files.contains(where: \.changes)
    if let first = changes ? try record.bytes(app) : last { file.bytes = first }
    return PlannedChanges(files: [file] + files, removed: removed, record: (file, last))
  }
}
