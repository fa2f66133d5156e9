internal import AppDocuments
internal import LaunchApps
internal import LaunchRules
internal import Platform

/// What a launch screen changes in the project and the Info.plist files of an app.
struct InstallEdits: Sendable {
  struct InfoPlist: Sendable {
    let document: PropertyListDocument
    let file: PlannedFile
    let keys: [String]
  }

  private(set) var infoPlists: [InfoPlist] = []
  private(set) var project: EditedProject?
  /// The paths of the files that become members.
  private(set) var members: [String] = []
  private(set) var settings: [SettingChange] = []
  private(set) var folders: [FolderChange] = []

  init(
    _ app: ScreenApp, _ places: ScreenPlaces, _ project: EditedProject?,
    _ screen: InstallRecord.Screen?
  ) throws(InstallError) {
    var files = app.files
    for path in app.infoPlists {
      infoPlists.append(try Self.infoPlist(path, app, places.name, &files))
    }
    guard var project, let location = app.location else { return }
    let retired = places.retired.map(location.absolute)
    let names = Set(retired.map { Path.name(of: $0) })
    try project.edit { (editor) throws(ProjectEditError) in
      for target in editor.targets { _ = try editor.remove(retired, from: target.id) }
      let folders = screen?.folders.filter { names.contains(Path.name(of: $0.name)) } ?? []
      try editor.undo(folders)
    }
    for target in app.targets {
      try project.edit { (editor) throws(ProjectEditError) in
        try add(to: target, app, places, location, &editor)
      }
    }
    self.project = project
  }

  func sharing(in app: ScreenApp) -> [OtherApp] {
    let lists = infoPlists.map(\.file).filter(\.changes).map(\.path)
    return app.others.filter { $0.uses(lists, settings.map(\.identifier)) }
  }

  private mutating func add(
    to target: String, _ app: ScreenApp, _ places: ScreenPlaces, _ location: ProjectLocation,
    _ editor: inout ProjectEditor
  ) throws(ProjectEditError) {
    let builds = app.builds.filter { $0.target == target }
    let isForIOSOnly = builds.contains(where: \.isForOtherPlatforms)
    let storyboard = location.absolute(places.storyboard)
    var files: [ProjectFile] = []
    if !builds.contains(where: { $0.storyboards.contains(places.storyboard) }) {
      folders += try editor.include(storyboard, isForIOSOnly: isForIOSOnly, in: target)
      files.append(ProjectFile(storyboard, .storyboard, isForIOSOnly: isForIOSOnly))
    }
    if !places.hasCatalog {
      files.append(ProjectFile(location.absolute(places.catalog), .assetCatalog))
    }
    let infoPlist = builds.lazy.compactMap(\.infoPlist).first.map(location.absolute)
    members += try editor.add(files, to: target, infoPlist: infoPlist).map(\.path)
    settings += try ScreenSettings.edit(
      &editor, toShow: places.name, in: builds, of: target,
      Dictionary(infoPlists.map { ($0.file.path, $0.document) }) { first, _ in first })
  }

  private static func infoPlist(
    _ path: String, _ app: ScreenApp, _ name: String, _ files: inout AppFiles
  ) throws(InstallError) -> InfoPlist {
    var file = try files.file(path, limit: PropertyListLimit.bytes, followsLinks: true)
    guard let bytes = file.oldBytes else { throw .unreadable(path: path, .missing) }
    let builds = app.builds.filter { $0.infoPlist == path }.map(\.contents.document.root)
    let keys = InfoPlistKey.variants(of: LaunchScreenKey.storyboardName.rawValue)
    // If build settings name the storyboard, the file does not need a key.
    let isNamed = builds.allSatisfy { built in keys.contains { built[$0] != nil } }
    // The name must be right in every configuration. If a configuration has a wrong name, the
    // changes are made for that configuration.
    let built = builds.first { built in keys.contains { built[$0]?.string != name } }
    do throws(InfoPlistError) {
      let document = try PropertyListDocument(bytes)
      let changes = try document.changes(
        toShow: name, built: built ?? builds.first ?? [:], addsKey: !isNamed)
      file.bytes = try document.bytes(after: changes)
      return InfoPlist(document: document, file: file, keys: changes.map(\.key))
    } catch {
      throw .infoPlist(path: path, line: error.line, error)
    }
  }
}

/// The build settings from which Xcode generates keys of launch screens.
private enum ScreenSettings {
  private static let prefix = "INFOPLIST_KEY_"
  private static let generation = prefix + "UILaunchScreen_Generation"
  private static let suffixes = [("", ""), ("_iPhone", "~iphone"), ("_iPad", "~ipad")]

  /// Changes the build settings so that a storyboard is the app's only launch screen.
  ///
  /// - Parameter lists: the Info.plist files of the builds, by path.
  static func edit(
    _ editor: inout ProjectEditor, toShow name: String, in all: [ScreenApp.Build],
    of target: String, _ lists: [String: PropertyListDocument]
  ) throws(ProjectEditError) -> [SettingChange] {
    let builds = all.map { build in
      (
        built: build.contents.document.root,
        own: build.infoPlist.flatMap { lists[$0] }?.root ?? [:],
        hasFile: build.infoPlist != nil
      )
    }
    // A Mac app needs no launch screen.
    let condition = all.contains(where: \.isForOtherPlatforms) ? "[sdk=iphone*]" : ""
    var changes: [SettingChange] = []
    let base = LaunchScreenKey.storyboardName.rawValue
    for (ending, suffix) in suffixes {
      let (setting, key) = (prefix + base + ending, base + suffix)
      let isSet = try !editor.names(ofSetting: setting, of: target).isEmpty
      let isGenerated = builds.contains { $0.built[key] != nil && $0.own[key] == nil }
      // Without an Info.plist file, only a build setting can define the key.
      let isWanted =
        suffix.isEmpty
        && builds.contains { build in
          !build.hasFile && InfoPlistKey.variants(of: base).allSatisfy { build.built[$0] == nil }
        }
      let isRight = builds.allSatisfy { $0.built[key]?.string == name }
      guard isSet || isGenerated || isWanted, !isRight else { continue }
      changes += try set(setting, condition, to: name, &editor, target)
    }
    let others = InfoPlistKey.variants(of: LaunchScreenKey.screen.rawValue)
    let generates = builds.contains { build in
      others.contains { build.built[$0] != nil && build.own[$0] == nil }
    }
    let values = try editor.names(ofSetting: generation, of: target).map {
      (name) throws(ProjectEditError) in try editor.setting(name, of: target).map(\.value)
    }
    let isSet = values.joined().contains("YES")
    if generates || isSet { changes += try set(generation, condition, to: "NO", &editor, target) }
    return changes
  }

  /// Sets a build setting, and all its existing variants with conditions, such as `[sdk=iphone*]`,
  /// because Xcode prefers a variant to the setting. A setting that does not exist without a
  /// condition is not added. Instead, its variant with `condition` is set.
  private static func set(
    _ setting: String, _ condition: String, to value: String, _ editor: inout ProjectEditor,
    _ target: String
  ) throws(ProjectEditError) -> [SettingChange] {
    let existing = try editor.names(ofSetting: setting, of: target)
    let own = existing.contains(setting) ? setting : setting + condition
    let names = [own] + existing.filter { $0 != own }
    return try names.map { (name) throws(ProjectEditError) in
      try editor.set(name, to: value, in: target)
    }.flatMap(\.self)
  }
}
