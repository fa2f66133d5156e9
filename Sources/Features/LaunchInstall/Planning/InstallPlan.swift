internal import AppDocuments
internal import LaunchApps
internal import LaunchImages
internal import Platform
internal import Texts

/// Everything that is written and removed in order to put a launch screen into an app or take one
/// out.
struct InstallPlan: Sendable {
  /// The changes in the order of writing. The project and the Info.plist never name a missing file,
  /// so the app shows the old or the new launch screen at every moment.
  let steps: PlannedChanges
  let storyboard: String?
  /// The other targets that change, because they share keys with the app.
  let otherTargets: [String]
  /// The paths that a person must add to the target; empty for an app with a project.
  private(set) var newItems: [String] = []

  var changes: [PlannedFile] { steps.files.filter(\.changes) }

  var removedFiles: [String] { steps.removed.filter { !$0.isNew }.map(\.path) }

  /// - Parameters:
  ///   - pictures: the launch screen's files, with their paths in a build's output folder.
  ///   - choices: the choices of the user, which are recorded for the next run.
  init(
    _ installation: Installation, _ pictures: [(path: String, bytes: ContiguousArray<UInt8>)],
    choices: [String: String] = [:], replaces: Bool
  ) throws(InstallError) {
    let (app, places) = (installation.app, installation.places)
    var files = app.files
    let owners = installation.record.owners(besides: app)
    let parts = try installation.parts(pictures, &files)
    try installation.check(parts, owners, replaces: replaces)
    let former = installation.screen
    var screen = former
    screen.choices = choices.isEmpty ? nil : choices
    for list in installation.edits.infoPlists {
      screen.add(list.file, list.keys, as: app.recorded(list.file.path))
    }
    screen.add(installation.edits, in: app)
    for file in parts { screen.add(file, as: app.recorded(file.path), in: installation.record) }
    let paths = parts.map { app.recorded($0.path) }
    var stale = screen.staleFiles(except: paths)
    var (removed, restored): ([PlannedFile], [PlannedFile]) = ([], [])
    for file in former.files where owners[file.path] == nil && !paths.contains(file.path) {
      if stale.contains(file.path) {
        removed.append(try file.planned(app, &files, replaces: replaces))
      } else if installation.newNames {
        // Under new names, the launch screen no longer replaces this file.
        restored.append(try file.planned(app, &files, replaces: replaces))
        stale.insert(file.path)
      }
    }
    removed += PlannedChanges.emptySets(beside: parts.map(\.path), &files)
    steps = try installation.steps(parts, removed, screen, restored: restored, without: stale)
    storyboard = places.storyboard
    otherTargets = Array(app.targets.dropFirst())
    if app.target == nil {
      newItems =
        (places.isInPlace ? [] : [places.storyboard]) + (places.hasCatalog ? [] : [places.catalog])
    }
  }

  init(removingFrom app: ScreenApp, replaces: Bool) throws(InstallError) {
    var (record, recordFile) = try InstallRecord.read(app)
    guard let screen = record[app] else {
      throw .nothingInstalled(path: app.location?.bundle ?? app.name)
    }
    var files = app.files
    var project = try EditedProject(app)
    if let location = app.location {
      let members = screen.members.map { location.absolute(app.path(of: $0)) }
      try project?.edit { (editor) throws(ProjectEditError) in
        try editor.undo(screen.settings)
        // Targets that no longer share the launch screen still contain its files.
        for target in editor.targets { _ = try editor.remove(members, from: target.id) }
        try editor.undo(screen.folders)
      }
    }
    var lists: [PlannedFile] = []
    for list in screen.infoPlists {
      if let file = try list.formerInfoPlist(app, &files) { lists.append(file) }
    }
    let owners = record.owners(besides: app)
    var (restored, removed): ([PlannedFile], [PlannedFile]) = ([], [])
    for file in screen.files where owners[file.path] == nil {
      let now = try file.planned(app, &files, replaces: replaces)
      // The file is gone, so only the record still has the bytes that it replaced.
      if file.former != nil, now.isNew, !replaces { throw .replacedFileIsGone(path: now.path) }
      if file.former == nil { removed.append(now) } else { restored.append(now) }
    }
    removed += PlannedChanges.emptySets(
      beside: screen.files.map { app.path(of: $0.path) }, &files)
    record[app] = nil
    // The record comes last, so that an interrupted removal can be repeated.
    steps = PlannedChanges(
      files: restored + [project?.file].compactMap(\.self) + lists, removed: removed,
      record: (recordFile, try record.bytes(app)))
    storyboard = nil
    otherTargets = screen.targets.filter { $0 != app.target }
  }
}

extension Installation {
  fileprivate func parts(
    _ pictures: [(path: String, bytes: ContiguousArray<UInt8>)], _ files: inout AppFiles
  ) throws(InstallError) -> [PlannedFile] {
    let contents = Path.joined(places.catalog, "Contents.json")
    // A catalog that launchgen did not make keeps its Contents.json.
    let keepsCatalog =
      FileKind(of: contents) != nil && screen.file(app.recorded(contents)) == nil
    var parts: [PlannedFile] = []
    for (source, bytes) in pictures {
      let path: String
      switch LaunchScreenDocument.allCases.first(where: { $0.file == source }) {
      case .propertyList: continue
      case .storyboard: path = places.storyboard
      case .catalog where keepsCatalog: continue
      default:
        let inCatalog = String(source.dropFirst(LaunchScreenPlan.catalog.count + 1))
        path = Path.joined(places.catalog, FreshName.path(inCatalog, suffix: places.suffix))
      }
      // The record accepts only files of launch screens, so no other files are written.
      guard app.allows(path), let part = ScreenPart(app.recorded(path)) else {
        throw .outside(path: path)
      }
      let named =
        part == .storyboard ? FreshName.storyboard(bytes, suffix: places.suffix) : bytes
      parts.append(try files.file(path, named, limit: part.limit))
    }
    return parts
  }

  /// Throws if the run would change a file of another app. Unless `replaces` is true, also throws
  /// if foreign or edited content would be replaced. Always throws if the launch screen needs named
  /// colors, but the app supports an iOS without named colors.
  fileprivate func check(
    _ parts: [PlannedFile], _ owners: [String: String], replaces: Bool
  ) throws(InstallError) {
    for file in parts where file.changes {
      if let owner = owners[app.recorded(file.path)] {
        throw .other(
          Message(
            .cannotCreate, file.path, "is also in \(owner) (these apps would show the artwork too)",
            "give this target its own storyboard"))
      }
    }
    // Colors of asset catalogs need iOS 11.
    if let lowest = app.builds.compactMap(\.contents.info.minimumOS).min(),
      lowest < .firstWithNamedColors, parts.contains(where: { $0.path.contains(".colorset/") })
    {
      throw .namedColor(path: app.location?.bundle ?? app.name, lowest: lowest)
    }
    if replaces { return }
    // Under a new name, the launch screen replaces the storyboard that the app shows.
    var files = app.files
    let shown = newNames ? ScreenPlaces.shownStoryboard(app.builds) : nil
    let renamed = try shown.map { (path) throws(InstallError) in
      try files.file(path, limit: InterfaceLimit.bytes, followsLinks: true)
    }
    for file in parts + [renamed].compactMap(\.self) where !isReplaceable(file) {
      throw .foreign(path: file.path)
    }
    for list in edits.infoPlists { try list.checkOwnership() }
  }

  /// Whether a file may be replaced: an unedited file of launchgen, or a launch screen of a project
  /// template.
  private func isReplaceable(_ file: PlannedFile) -> Bool {
    guard file.changes, let old = file.oldBytes, !old.isEmpty else { return true }
    let name = app.recorded(file.path)
    let part = ScreenPart(name)
    let isOwn = screen.file(name)?.isOwn(old, at: file.path) ?? part?.isOwn(old, at: file.path)
    return isOwn == true || part == .storyboard && app.isUntouched(storyboard: old)
  }

  /// - Parameter stale: the paths that the record loses when it is written for the last time.
  fileprivate func steps(
    _ parts: [PlannedFile], _ removed: [PlannedFile], _ screen: InstallRecord.Screen,
    restored: [PlannedFile], without stale: Set<String>
  ) throws(InstallError) -> PlannedChanges {
    // A storyboard that the app already shows is written last; a new one before it is named.
    let storyboards = parts.filter { $0.path == places.storyboard }
    let files =
      parts.filter { $0.path != places.storyboard } + (places.isInPlace ? [] : storyboards)
      + [edits.project?.file].compactMap(\.self) + edits.infoPlists.map(\.file)
      + (places.isInPlace ? storyboards : []) + restored
    var (record, file) = (record, recordFile)
    record[app] = screen.finished(without: stale)
    let last = try record.bytes(app)
    record[app] = screen
    let changes = !stale.isEmpty || files.contains(where: \.changes)
    if let first = changes ? try record.bytes(app) : last { file.bytes = first }
    return PlannedChanges(files: [file] + files, removed: removed, record: (file, last))
  }
}

extension InstallEdits.InfoPlist {
  /// Throws if the run changes a key of launch screens, such as UILaunchScreen, whose value has
  /// content. The run may change UILaunchStoryboardName, and empty values, as in Xcode's templates.
  fileprivate func checkOwnership() throws(InstallError) {
    for key in keys where !key.hasPrefix(LaunchScreenKey.storyboardName.rawValue) {
      guard let value = document.root[key], value.hasContent else { continue }
      throw .foreignKey(path: file.path, line: document.lineOfKey(key), key: key)
    }
  }
}

extension PropertyListValue {
  /// `false` for an empty dictionary, or one of only empty dictionaries: `{a: {}}`.
  fileprivate var hasContent: Bool { dictionary?.values.contains(where: \.hasContent) ?? true }
}

/// A launch screen that is to be put into an app, before its pictures are made.
struct Installation: Sendable {
  let app: ScreenApp
  /// What the app shows at launch now.
  let shown: [ShownScreen]
  let places: ScreenPlaces
  let record: InstallRecord
  let recordFile: PlannedFile
  let edits: InstallEdits
  /// Whether the parts get new names.
  let newNames: Bool

  /// Finds out where to put the launch screen, and what has to change. Nothing is written.
  ///
  /// - Parameter digest: the digest from which the parts get new names; `nil` to keep the names.
  init(_ app: ScreenApp, newNames digest: String? = nil) throws(InstallError) {
    newNames = digest != nil
    shown = app.shown
    let (record, recordFile) = try InstallRecord.read(app)
    let project = try EditedProject(app)
    let storyboard = ScreenPlaces.shownStoryboard(app.builds)
    var app = app.joined(app.showing(storyboard))
    while true {
      let own = record.separated(app)
      let places = try ScreenPlaces(app, project?.editor, own, newNames: digest)
      let edits = try InstallEdits(app, places, project, own[app])
      // A key that several apps share names the storyboard for all of them.
      let sharing = edits.sharing(in: app)
      if sharing.isEmpty {
        (self.app, self.places, self.edits) = (app, places, edits)
        (self.record, self.recordFile) = (own, recordFile)
        return
      }
      let different = sharing.filter { other in
        other.builds.contains { $0.storyboards.contains { $0 != storyboard } }
      }
      if !different.isEmpty {
        throw .sharedKeys(
          path: app.infoPlists.first ?? app.name, targets: different.map(\.name))
      }
      app = app.joined(sharing)
    }
  }

  /// What earlier runs have put into the app.
  var screen: InstallRecord.Screen { record[app] ?? InstallRecord.Screen(of: app) }
}

extension ScreenApp {
  /// The other apps that show the storyboard, if each of these apps shares an Info.plist or a build
  /// configuration with this app; otherwise empty.
  fileprivate func showing(_ storyboard: String?) -> [OtherApp] {
    guard let storyboard else { return [] }
    let showing = others.filter { $0.shows(storyboard) }
    let configurations = builds.compactMap(\.configuration)
    return showing.allSatisfy { $0.uses(infoPlists, configurations) } ? showing : []
  }
}
