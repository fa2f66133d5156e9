internal import Files
internal import LaunchApps
internal import LaunchImages
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
      switch LaunchScreenDocument.allCases.first(where: { $0.file == source }) {
      case .propertyList: continue
      case .storyboard: path = places.storyboard
      // A catalog of others keeps its own description.
      case .catalog where installation.hasOtherCatalog: continue
      default:
        path = Path.joined(
          places.catalog, String(source.dropFirst(LaunchScreenPlan.catalog.count + 1)))
      }
      // A file that the record could not have is not written either.
      guard app.allows(path), let part = ScreenPart(app.recorded(path)) else {
        throw .outside(path: path)
      }
      parts.append(try files.file(path, bytes, limit: part.limit))
    }
    return parts
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

  /// Checks that no file is replaced that launchgen did not make, or that was edited, apart from
  /// launch screens of project templates.
  static func checkOwnership(
    _ parts: [PlannedFile], _ record: InstallRecord.Screen, _ app: ScreenApp
  ) throws(InstallError) {
    for file in parts {
      guard file.changes, let old = file.oldBytes, !old.isEmpty else { continue }
      let name = app.recorded(file.path)
      let isOwn =
        record.file(name)?.isOwn(old, at: file.path)
        ?? ScreenPart(name)?.isOwn(old, at: file.path)
      if isOwn == true { continue }
      let isTemplate =
        ScreenPart(name) == .storyboard && TemplateScreen(old, of: app)?.isUntouched == true
      if !isTemplate { throw .foreign(path: file.path) }
    }
  }

  /// Checks that no launch screen of Info.plist is removed that shows something of its own. Xcode's
  /// templates have an empty one.
  static func checkOwnership(
    of keys: [String], _ document: PropertyListDocument, _ path: String
  ) throws(InstallError) {
    for key in keys where !key.hasPrefix(LaunchScreenKey.storyboardName.rawValue) {
      guard let value = document.root[key], value.hasContent else { continue }
      throw .foreignKey(path: path, line: document.lineOfKey(.key(key)), key: key)
    }
  }

  /// Checks that Xcode compiles the storyboard: colors of asset catalogs need iOS 11.
  static func checkNamedColors(_ parts: [PlannedFile], _ app: ScreenApp) throws(InstallError) {
    let lowest = app.builds.compactMap(\.contents.info.minimumOS).min()
    guard let lowest, lowest < .firstWithNamedColors,
      parts.contains(where: { $0.path.contains(".colorset/") })
    else { return }
    throw .namedColor(path: app.location?.bundle ?? app.name, lowest: lowest)
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

extension PropertyListValue {
  /// Whether a dictionary has anything but empty dictionaries.
  fileprivate var hasContent: Bool { dictionary?.values.contains(where: \.hasContent) ?? true }
}
