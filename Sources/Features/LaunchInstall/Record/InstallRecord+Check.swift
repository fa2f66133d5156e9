internal import AppDocuments
internal import LaunchRules
internal import Platform
internal import Texts

extension InstallRecord {
  /// Throws if launchgen cannot have written a file, key or setting in the record. Anyone can edit
  /// a record in a repository, so a record must not lead to other files, such as those of git.
  func check(_ app: ScreenApp) throws(InstallError) {
    func refuse(_ reason: String) -> InstallError { .record(path: app.recordPath, reason: reason) }
    for screen in screens {
      let paths = screen.files.map(\.path) + screen.infoPlists.map(\.path) + screen.members
      if let bad = paths.first(where: { !Self.isUsable($0, in: app) }) {
        throw refuse("'\(bad)' is not a path in the project")
      }
      if let bad = screen.foreignEntry { throw refuse("'\(bad)' is not one that launchgen writes") }
    }
    // Info.plist files of other targets are checked in the runs for these targets.
    let own = self[app]
    let sharing = app.others.filter { own?.targets.contains($0.name) ?? false }
    let named = Set((app.infoPlists + sharing.flatMap(\.infoPlists)).map(app.recorded))
    let lists = own?.infoPlists.map(\.path) ?? []
    if let bad = lists.first(where: { !named.contains($0) && FileKind(of: app.path(of: $0)) != nil }
    ) {
      throw refuse("'\(bad)' is not an Info.plist of \(app.name)")
    }
  }

  /// Whether launchgen could have written the path. The path in an edited record must not lead to
  /// other files.
  private static func isUsable(_ path: String, in app: ScreenApp) -> Bool {
    let isInside = !path.isAbsolutePath && path.pathNames.first != ".."
    return !path.isEmpty && path == Path.standardized(path)
      && path.unicodeScalars.allSatisfy { $0.value >= 0x20 }
      && (isInside || app.files.allowsOutside)
  }
}

extension InstallRecord.Screen {
  /// An entry that launchgen never writes, or a repeated path; `nil` if there is none.
  fileprivate var foreignEntry: String? {
    var seen: Set<String> = []
    let paths = files.map(\.path) + infoPlists.map(\.path)
    if let path = paths.first(where: { !seen.insert($0).inserted }) { return path }
    if let path = files.map(\.path).first(where: { ScreenPart($0) == nil }) { return path }
    for list in infoPlists {
      guard let keys = list.keys, list.former != nil else { return list.path }
      if let key = keys.first(where: { !Self.isLaunchKey($0) }) { return key }
    }
    return members.first { !$0.hasSuffix(".xcassets") && ScreenPart($0) != .storyboard }
      ?? settings.first { !$0.key.hasPrefix(Self.settingPrefix) || !$0.isRestorable }?.key
      ?? folders.first { ScreenPart($0.name) != .storyboard || !$0.isRestorable }?.name
  }

  /// The prefix of all build settings that launchgen changes.
  private static let settingPrefix = "INFOPLIST_KEY_UILaunch"

  /// Whether a key of an Info.plist, with any suffix for devices, determines the launch screen.
  static func isLaunchKey(_ key: String) -> Bool {
    let name = key.prefix { $0 != "~" }
    return LaunchScreenKey.allCases.contains { $0.rawValue == name }
  }
}

extension ScreenApp {
  var recordPath: String { Path.joined(folder, InstallRecord.fileName) }

  func path(of recorded: String) -> String { Path.standardized(Path.joined(folder, recorded)) }

  func recorded(_ path: String) -> String { files.recorded(path) }

  /// The path of an artwork that the last run recorded as `path`. Throws if the artwork is
  /// gone, or in no permitted folder.
  func keptArtwork(_ path: String, option: String) throws(InstallError) -> String {
    let shown = self.path(of: path)
    func kept(_ problem: String) -> InstallError {
      .other(
        Message(
          .noInput, shown, "\(problem) (the last run had it as \(option))",
          "name it again with \(option), or use --reset"))
    }
    guard let resolved = ResolvedPath.ofNearest(shown) else { throw .outside(path: shown) }
    let roots = [folder.isEmpty ? "." : folder, "."].compactMap { try? ResolvedPath.of($0) }
    if !files.allowsOutside, !roots.contains(where: { resolved.hasPrefix($0 + "/") }) {
      throw kept("is outside of the project's folder")
    }
    if FileKind(of: shown) != .file { throw kept("is gone") }
    return shown
  }
}
