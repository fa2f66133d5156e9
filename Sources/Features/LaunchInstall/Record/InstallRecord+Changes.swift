internal import Files
internal import Platform
internal import XcodeProjects

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension InstallRecord.File {
  /// Whether launchgen wrote these bytes. A record could claim that for any storyboard, so the text
  /// must have launchgen's mark too.
  func isOwn(_ bytes: ContiguousArray<UInt8>, at path: String) -> Bool {
    guard let part = ScreenPart(self.path), isWritten(bytes) else { return false }
    return part == .picture || part.isOwn(bytes, at: path)
  }

  /// The file as it is now, and its former bytes; without them, it is to be removed.
  ///
  /// - Throws: ``InstallError/edited(path:)`` if others have edited it, unless it may be replaced.
  func planned(
    _ app: ScreenApp, _ files: inout AppFiles, replaces: Bool
  ) throws(InstallError) -> PlannedFile {
    let path = app.path(of: self.path)
    let file: PlannedFile
    do throws(InstallError) {
      file = try files.file(
        path, ContiguousArray(former ?? Data()), limit: ScreenPart(self.path)?.limit ?? 0)
    } catch {
      if case .tooLarge = error, !replaces { throw .edited(path: path) }
      throw error
    }
    guard let bytes = file.oldBytes, !replaces, former == nil || file.changes else { return file }
    if !isOwn(bytes, at: path) { throw .edited(path: path) }
    return file
  }
}

extension InstallRecord.Screen {
  /// Notes a file. What the first run replaced is kept, also if it was another app's run.
  mutating func add(_ file: PlannedFile, as path: String, in record: InstallRecord) {
    let index = files.firstIndex { $0.path == path }
    let known = index.map { files[$0] } ?? record.screens.lazy.compactMap { $0.file(path) }.first
    let former = known.map(\.former) ?? file.oldBytes.map { Data($0) }
    var new = InstallRecord.File(
      path: path, digest: SHA256Digest.text(file.bytes), former: former)
    if let index {
      if file.changes, let old = file.oldBytes, files[index].isWritten(old) {
        new.earlierDigest = SHA256Digest.text(old)
      }
      files[index] = new
    } else {
      files.append(new)
    }
  }

  mutating func add(_ list: PlannedFile, _ keys: [String], as path: String) {
    guard let old = list.oldBytes else { return }
    let index = infoPlists.firstIndex { $0.path == path }
    let known = index.map { infoPlists[$0] }
    // If others have edited the list since, what they wrote is what comes back.
    let isUnchanged = known?.isWritten(old) == true
    if !list.changes && !isUnchanged { return }
    let new = InstallRecord.InfoPlist(
      path: path, digest: SHA256Digest.text(list.bytes),
      earlierDigest: isUnchanged && list.changes ? SHA256Digest.text(old) : nil,
      former: isUnchanged ? known?.former ?? Data(old) : Data(old),
      keys: Array(Set((known?.keys ?? []) + keys)).sorted())
    if let index { infoPlists[index] = new } else { infoPlists.append(new) }
  }

  /// Notes what changes in the project, for all targets. A run after one that was killed makes the
  /// same changes again.
  mutating func add(_ edits: InstallEdits, in app: ScreenApp) {
    targets += app.targets.filter { !targets.contains($0) }
    members += edits.members.map(app.recorded).filter { !members.contains($0) }
    settings += edits.settings.filter { !settings.contains($0) }
    folders += edits.folders.filter { !folders.contains($0) }
  }

  /// The paths of the new files that are not made any more, and that nobody needs. Files that
  /// replaced others stay.
  func staleFiles(except paths: [String]) -> Set<String> {
    Set(files.filter { !paths.contains($0.path) && $0.former == nil }.map(\.path))
  }
}
