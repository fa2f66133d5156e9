internal import Files
internal import LaunchApps
internal import LaunchRules
internal import XcodeProjects

/// Finds the places for a storyboard and an asset catalog that an app does not have yet: no file of
/// another app is used, and no storyboard gets the name of another one.
struct FreeNames {
  let app: ScreenApp
  /// The members of the project's targets; `nil` for an Info.plist alone.
  let table: MemberTable?
  let record: InstallRecord
  let places: TargetPlaces

  /// The path of the storyboard: that of the file which the app's keys name, if it is not a member
  /// of the target yet, or a new one.
  var storyboard: String {
    let unused = table.map { UnusedStoryboards(app, $0, places) }
    let named = missingName
    if let named, let path = unused?.paths(named: named, without: isOfOthers).first { return path }
    // Another name would change a key that other apps share.
    let isShared = app.others.contains { $0.uses(app.infoPlists, []) }
    let first = (isShared ? [named].compactMap(\.self) : []) + ["LaunchScreen"]
    let others =
      (app.others.isEmpty ? [] : ["LaunchScreen-" + suffix]) + ["LaunchStoryboard"]
      + (2...99).map { "LaunchScreen\($0)" }
    let free = (first + others).map { ($0, path($0)) }.first { name, path in
      let sameName = unused?.paths(named: name, without: isOfOthers) ?? []
      return isFree(path, mayExist: first.contains(name))
        && (sameName + interfaces(named: name)).allSatisfy { $0 == path }
    }
    return free?.1 ?? path("LaunchScreen")
  }

  private func path(_ name: String) -> String {
    Path.joined(places.newFiles, name + ".storyboard")
  }

  /// The app's own storyboards and xibs with a name; most Macs do not tell capital letters from
  /// small ones.
  private func interfaces(named name: String) -> [String] {
    places.interfaces.filter { $0.name.lowercased() == name.lowercased() }.map(\.path)
  }

  func catalog(in folder: String) -> String {
    let name = LaunchScreenKind.catalogName
    let names =
      [name] + (app.others.isEmpty ? [] : [name + "-" + suffix]) + (2...99).map { "\(name)\($0)" }
    let paths = names.map { Path.joined(folder, $0 + ".xcassets") }
    return paths.first { isFree($0, mayExist: $0 == paths[0]) } ?? paths[0]
  }

  /// The name that all keys give to a storyboard which is not in the app; `nil` if there is none, or
  /// if the app begins with the storyboard.
  private var missingName: String? {
    let sites = app.builds.flatMap(\.contents.storyboards.sites)
    var names: Set<String> = []
    for site in sites where site.reference.role == .launch {
      guard case .missing = site.lookup, let name = site.reference.name, !name.hasSlash else {
        return nil
      }
      names.insert(name)
    }
    let main = sites.filter { $0.reference.role == .main }.compactMap(\.reference.name)
    return names.count == 1 && names.isDisjoint(with: main) ? names.first : nil
  }

  private func isFree(_ path: String, mayExist: Bool) -> Bool {
    if isOfOthers(path) { return false }
    let isOwn = record[app]?.contains(app.recorded(path)) ?? false
    return mayExist || isOwn || FileKind(of: path) == nil
  }

  private func isOfOthers(_ path: String) -> Bool {
    if record.owner(of: app.recorded(path), besides: app) != nil { return true }
    guard let table, let location = app.location else { return false }
    return app.isInOthers(table.targets(having: location.absolute(path)))
  }

  /// The target's name as a part of a file's name.
  private var suffix: String {
    String(app.name.prefix(40).map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "-" })
  }
}
