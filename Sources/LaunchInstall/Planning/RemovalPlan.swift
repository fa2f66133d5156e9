internal import Files
internal import InfoPlist
internal import Platform
internal import XcodeProjects

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Everything that taking launchgen's launch screen out of an app writes and removes.
package struct RemovalPlan: Sendable {
  /// The files that are written, in the order of writing, so that the app shows either the new
  /// launch screen or what it showed before.
  package let files: [PlannedFile]
  /// The paths of the files that are removed.
  package let removedFiles: [String]
  private let folder: String
  /// The paths in the folder to remove.
  private let names: [String]

  package var changes: [PlannedFile] { files.filter(\.changes) }

  /// The changes other than that of the record, which is removed or shortened.
  package var restoredFiles: [String] {
    changes.map(\.path).filter { ProjectPath.name(of: $0) != InstallRecord.fileName }
  }

  /// - Parameter replaces: whether edited files are replaced and removed too.
  package init(_ app: ScreenApp, replaces: Bool) throws(InstallError) {
    var record = try InstallRecord(in: app)
    guard let screen = record[app] else {
      throw .nothingInstalled(path: app.location?.bundle ?? app.name)
    }
    var project = try EditedProject(app)
    if let target = app.target, let location = app.location {
      try project?.edit { (editor) throws(ProjectEditError) in
        try editor.undo(screen.settings, in: target)
        _ = try editor.remove(
          screen.members.map { location.absolute(app.path(of: $0)) }, from: target)
      }
    }
    var lists: [PlannedFile] = []
    for list in screen.infoPlists {
      if let file = try Self.former(list, app) { lists.append(file) }
    }
    var (restored, removed): ([PlannedFile], [String]) = ([], [])
    for file in screen.files where record.owner(of: file.path, besides: app) == nil {
      let path = app.path(of: file.path)
      let now = try PlannedFile(path, ContiguousArray(file.former ?? Data()))
      guard let bytes = now.oldBytes else {
        // Only the record still has what others wrote.
        if file.former != nil && !replaces { throw .replacedFileIsGone(path: path) }
        if file.former != nil { restored.append(now) }
        continue
      }
      if !replaces, SHA256Digest.text(bytes) != file.digest, now.changes {
        throw .edited(path: path)
      }
      if file.former == nil {
        removed.append(file.path)
      } else {
        restored.append(now)
      }
    }
    record[app] = nil
    let left = try record.bytes().map { bytes throws(InstallError) in
      try PlannedFile(app.recordPath, bytes)
    }
    // The record is the last, so that an interrupted removal can be repeated.
    files = restored + [project?.file].compactMap(\.self) + lists + [left].compactMap(\.self)
    names = removed + (left == nil ? [InstallRecord.fileName] : [])
    removedFiles = removed.map(app.path)
    folder = app.folder
  }

  package func apply() throws(InstallError) {
    try changes.write()
    _ = OutputPlace(path: folder.isEmpty ? "." : folder).remove(names)
  }

  /// An Info.plist as it was before; `nil` if it is gone. If others have edited it since, only the
  /// keys of the launch screen get their former values.
  private static func former(
    _ list: InstallRecord.InfoPlist, _ app: ScreenApp
  ) throws(InstallError) -> PlannedFile? {
    let path = app.path(of: list.path)
    let former = ContiguousArray(list.former)
    let now = try PlannedFile(path, former)
    guard let bytes = now.oldBytes else { return nil }
    if SHA256Digest.text(bytes) == list.digest { return now }
    do throws(InfoPlistError) {
      let old = try PropertyListDocument(former).root
      let document = try PropertyListDocument(bytes)
      // Somebody may have repeated a key in the record, and two edits cannot be in one place.
      let changes = Set(list.keys).filter { document.root[$0] != old[$0] }.sorted().map {
        KeyChange(key: $0, value: old[$0])
      }
      return PlannedFile(path: path, old: now.old, bytes: try document.bytes(after: changes))
    } catch {
      throw .infoPlist(path: path, line: error.line, error)
    }
  }
}
