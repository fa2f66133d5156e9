internal import Files
internal import InfoPlist
internal import XcodeProjects

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Everything that taking launchgen's launch screen out of an app writes and removes.
struct RemovalPlan: Sendable {
  /// The files that are written, in the order of writing, so that the app shows either the new
  /// launch screen or what it showed before. The record is changed or removed last, so that an
  /// interrupted removal can be repeated.
  var files: [PlannedFile] { steps.files }
  /// The paths of the files that are removed.
  let removedFiles: [String]
  /// The other targets that lose the launch screen, because they share its keys with the app.
  let otherTargets: [String]
  private let steps: PlannedChanges

  var changes: [PlannedFile] { files.filter(\.changes) }

  var restoredFiles: [String] { changes.map(\.path) }

  /// The path of the record, and whether it is removed or shortened.
  var record: (path: String, isRemoved: Bool)? {
    steps.record.map { ($0.file.path, $0.bytes == nil) }
  }

  /// - Parameter replaces: whether edited files are replaced and removed too.
  init(_ app: ScreenApp, replaces: Bool) throws(InstallError) {
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
        // A target that does not share the launch screen any more still contains its files.
        for target in editor.targets { _ = try editor.remove(members, from: target.id) }
        try editor.undo(screen.folders)
      }
    }
    otherTargets = screen.targets.filter { $0 != app.target }
    var lists: [PlannedFile] = []
    for list in screen.infoPlists {
      if let file = try Self.former(list, app, &files) { lists.append(file) }
    }
    let (restored, removed) = try Self.parts(
      screen, record.owners(besides: app), app, &files, replaces: replaces)
    record[app] = nil
    removedFiles = removed.filter { !$0.isNew }.map(\.path)
    let empty = try PlannedChanges.emptySets(
      beside: screen.files.map { app.path(of: $0.path) }, &files)
    steps = PlannedChanges(
      files: restored + [project?.file].compactMap(\.self) + lists, removed: removed + empty,
      record: (recordFile, try record.bytes(app)))
  }

  /// Checks that nothing is replaced or removed that must stay.
  ///
  /// - Parameter replaces: whether read-only files may be replaced.
  func check(replaces: Bool) throws(InstallError) {
    try steps.check(OutputGate(), replaces: replaces)
  }

  func apply() throws(InstallError) { try steps.write() }

  /// The files that are restored, and those that are removed.
  private static func parts(
    _ screen: InstallRecord.Screen, _ owners: [String: String], _ app: ScreenApp,
    _ files: inout AppFiles, replaces: Bool
  ) throws(InstallError) -> (restored: [PlannedFile], removed: [PlannedFile]) {
    var (restored, removed): ([PlannedFile], [PlannedFile]) = ([], [])
    for file in screen.files where owners[file.path] == nil {
      let now = try file.planned(app, &files, replaces: replaces)
      if file.former == nil {
        removed.append(now)
      } else if now.isNew && !replaces {
        // Only the record still has what others wrote.
        throw .replacedFileIsGone(path: now.path)
      } else {
        restored.append(now)
      }
    }
    return (restored, removed)
  }

  /// An Info.plist as it was before; `nil` if it is gone. If others have edited it since, only the
  /// keys of the launch screen get their former values.
  private static func former(
    _ list: InstallRecord.InfoPlist, _ app: ScreenApp, _ files: inout AppFiles
  ) throws(InstallError) -> PlannedFile? {
    let path = app.path(of: list.path)
    let former = ContiguousArray(list.former)
    var file = try files.file(
      path, former, limit: PropertyListLimit.bytes, followsLinks: true)
    guard let bytes = file.oldBytes else { return nil }
    do throws(InfoPlistError) {
      let old = try PropertyListDocument(former).root
      let document = try PropertyListDocument(bytes)
      let isLaunchKey = InstallRecord.Screen.isLaunchKey
      // What a record says comes back only as far as launchgen can have changed it.
      let others = [document.root, old].map { $0.filter { !isLaunchKey($0.key) } }
      if list.isWritten(bytes), others[0] == others[1] { return file }
      // Somebody may have repeated a key in the record, and two edits cannot be in one place.
      let changes = Set(list.keys).filter { document.root[$0] != old[$0] }.sorted().map {
        KeyChange(key: $0, value: old[$0])
      }
      file.bytes = try document.bytes(after: changes)
      return file
    } catch {
      throw .infoPlist(path: path, line: error.line, error)
    }
  }
}
