internal import AppDocuments
internal import LaunchApps
internal import LaunchRules
internal import Platform

/// Chooses paths for a storyboard and an asset catalog if the app lacks them. A chosen file never
/// belongs to another app, and a new storyboard never has the name of another storyboard.
extension TargetPlaces {
  /// The path of the storyboard. If the app's launch keys name a member of the target whose file is
  /// missing, or a file of the project that no target has, this is the file's path. Otherwise, the
  /// storyboard is in the folder for new files.
  var storyboard: String {
    let named = missingName
    if let named, let path = listedFile(named) { return path }
    // Another name would change a key that other apps share.
    let isShared = app.others.contains { $0.uses(app.infoPlists, []) }
    let first = (isShared ? [named].compactMap(\.self) : []) + ["LaunchScreen"]
    let others =
      (app.others.isEmpty ? [] : ["LaunchScreen-" + suffix]) + ["LaunchStoryboard"]
      + (2...99).map { "LaunchScreen\($0)" }
    let path = { Path.joined(newFiles, $0 + ".storyboard") }
    let free = (first + others).first { name in
      isFree(path(name), mayExist: first.contains(name))
        && Self.named(name, in: interfaces).allSatisfy { $0 == path(name) }
    }
    return path(free ?? "LaunchScreen")
  }

  /// The files with this name, whatever their extension. Case is ignored, as on most Macs.
  static func named(_ name: String, in files: [String]) -> [String] {
    files.filter { Path.base(Path.name(of: $0)).lowercased() == name.lowercased() }
  }

  /// The first path and suffix for a storyboard and image sets whose names are not taken.
  ///
  /// - Parameter currentSuffix: the suffix that the storyboard's name has, if any.
  func freshStoryboard(
    for storyboard: String, in catalog: String, _ suffixes: [String],
    without currentSuffix: String?
  ) throws(InstallError) -> (path: String, suffix: String) {
    let name = Path.base(Path.name(of: storyboard))
    let base = currentSuffix.map { String(name.dropLast($0.count + 1)) } ?? name
    let parent = folder(nextTo: storyboard)
    for suffix in suffixes {
      let path = Path.joined(parent, "\(base)-\(suffix).storyboard")
      let others = Self.named("\(base)-\(suffix)", in: interfaces).filter { $0 != path }
      let sets = ScreenPart.imageSets(in: catalog, suffix: suffix)
      if others.isEmpty, ([path] + sets).allSatisfy({ isFree($0, mayExist: false) }) {
        return (path, suffix)
      }
    }
    throw .foreign(path: Path.joined(parent, "\(base)-\(suffixes.last ?? "").storyboard"))
  }

  /// The storyboards of earlier runs, without `storyboard` and without those of other apps. A
  /// storyboard that replaced a file is among them only if `hasNewNames` is true.
  func retired(by storyboard: String, hasNewNames: Bool) -> [String] {
    (record[app]?.files ?? []).filter { file in
      ScreenPart(file.path) == .storyboard && file.path != app.recorded(storyboard)
        && (file.former == nil || hasNewNames)
        && record.owner(of: file.path, besides: app) == nil
    }.map { app.path(of: $0.path) }
  }

  func catalog(in folder: String) -> String {
    let name = LaunchScreenKind.catalogName
    let names =
      [name] + (app.others.isEmpty ? [] : [name + "-" + suffix]) + (2...99).map { "\(name)\($0)" }
    let paths = names.map { Path.joined(folder, $0 + ".xcassets") }
    return paths.first { isFree($0, mayExist: $0 == paths[0]) } ?? paths[0]
  }

  /// The one storyboard name in the app's launch keys, if no storyboard with this name exists.
  /// `nil` if the keys differ, or if the app's main storyboard has the same name.
  private var missingName: String? {
    let sites = app.builds.flatMap(\.contents.storyboards.sites)
    var names: Set<String> = []
    for site in sites where site.reference.role == .launch {
      guard case .missing = site.lookup, let name = site.reference.name, !name.isEmpty,
        !name.hasSlash
      else { return nil }
      names.insert(name)
    }
    let main = sites.filter { $0.reference.role == .main }.compactMap(\.reference.name)
    return names.count == 1 && names.isDisjoint(with: main) ? names.first : nil
  }

  /// The path of a storyboard with this name that is a member of the target, although the file is
  /// missing, or that the project shows, although no target has it as a member.
  private func listedFile(_ name: String) -> String? {
    guard let table, let location = app.location else { return nil }
    let files = interfaces + unused.filter { table.shows(location.absolute($0)) }
    return files.first {
      Path.name(of: $0) == name + ".storyboard" && app.allows($0) && !isOfOthers($0)
    }
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
