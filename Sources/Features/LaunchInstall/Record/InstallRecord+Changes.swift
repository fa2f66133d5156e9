internal import AppDocuments
internal import Platform
internal import Texts

extension InstallRecord.File {
  /// The digest of the bytes that `file` replaces, if launchgen wrote these bytes. `nil` if others
  /// wrote them, or if `file` does not change.
  fileprivate func earlierDigest(beforeWriting file: PlannedFile) -> String? {
    guard file.changes, let old = file.oldBytes, isWritten(old) else { return nil }
    return "\(SHA256Digest(of: old))"
  }

  /// Whether launchgen wrote these bytes. For a storyboard, the record alone is no proof, because
  /// anyone can edit the record. A storyboard must have launchgen's mark too.
  func isOwn(_ bytes: ContiguousArray<UInt8>, at path: String) -> Bool {
    guard let part = ScreenPart(self.path), isWritten(bytes) else { return false }
    return part == .picture || part.isOwn(bytes, at: path)
  }

  /// The change that restores the file's former bytes, or removes the file if it was new.
  ///
  /// - Throws: ``InstallError/edited(path:)`` if others edited the file, and `replaces` is false.
  func planned(
    _ app: ScreenApp, _ files: inout AppFiles, replaces: Bool
  ) throws(InstallError) -> PlannedFile {
    let path = app.path(of: self.path)
    let file: PlannedFile
    do throws(InstallError) {
      file = try files.file(
        path, formerBytes, limit: ScreenPart(self.path)?.limit ?? 0)
    } catch {
      if case .tooLarge = error, !replaces { throw .edited(path: path) }
      throw error
    }
    guard let bytes = file.oldBytes, !replaces, former == nil || file.changes else { return file }
    if !isOwn(bytes, at: path) { throw .edited(path: path) }
    return file
  }

  /// The change that restores an Info.plist; `nil` if the file is gone. If others edited the file
  /// after the last run, only the keys of the launch screen get their former values.
  func formerInfoPlist(
    _ app: ScreenApp, _ files: inout AppFiles
  ) throws(InstallError) -> PlannedFile? {
    let path = app.path(of: self.path)
    var file = try files.file(
      path, formerBytes, limit: PropertyListLimit.bytes, followsLinks: true)
    guard let bytes = file.oldBytes else { return nil }
    do throws(InfoPlistError) {
      let old = try PropertyListDocument(formerBytes).root
      let document = try PropertyListDocument(bytes)
      let isLaunchKey = InstallRecord.Screen.isLaunchKey
      // The former bytes are used only if nothing but launch keys differs from them.
      let others = [document.root, old].map { $0.filter { !isLaunchKey($0.key) } }
      if isWritten(bytes), others[0] == others[1] { return file }
      // An edited record may repeat a key, but a key can be changed only once.
      let changes = Set(keys ?? []).filter { document.root[$0] != old[$0] }.sorted().map {
        KeyChange(key: $0, value: old[$0])
      }
      file.bytes = try document.bytes(after: changes)
      return file
    } catch {
      throw .infoPlist(path: path, line: error.line, error)
    }
  }
}

extension InstallRecord.Screen {
  /// Records a file. Its `former` bytes are from before launchgen first wrote the file, perhaps for
  /// another app.
  mutating func add(_ file: PlannedFile, as path: String, in record: InstallRecord) {
    let own = self.file(path)
    let known = own ?? record.screens.lazy.compactMap { $0.file(path) }.first
    let new = InstallRecord.File(
      path: path, digest: "\(SHA256Digest(of: file.bytes))",
      earlierDigest: own?.earlierDigest(beforeWriting: file),
      former: known.map(\.former) ?? file.oldBytes.map { Data($0) })
    Self.put(new, into: &files)
  }

  /// Records an Info.plist. If others edited the file after the last run, the edited bytes become
  /// the former bytes, which `--remove` restores.
  mutating func add(_ list: PlannedFile, _ keys: [String], as path: String) {
    guard let old = list.oldBytes else { return }
    let known = infoPlists.first { $0.path == path }
    let last = known?.isWritten(old) == true ? known : nil
    if !list.changes && last == nil { return }
    let new = InstallRecord.File(
      path: path, digest: "\(SHA256Digest(of: list.bytes))",
      earlierDigest: last?.earlierDigest(beforeWriting: list), former: last?.former ?? Data(old),
      keys: Array(Set((known?.keys ?? []) + keys)).sorted())
    Self.put(new, into: &infoPlists)
  }

  private static func put(_ file: InstallRecord.File, into files: inout [InstallRecord.File]) {
    let index = files.firstIndex { $0.path == file.path }
    if let index { files[index] = file } else { files.append(file) }
  }

  /// Records the changes of the project for all targets. A change that a killed run already
  /// recorded is not recorded again.
  mutating func add(_ edits: InstallEdits, in app: ScreenApp) {
    targets += app.targets.filter { !targets.contains($0) }
    members += edits.members.map(app.recorded).filter { !members.contains($0) }
    settings += edits.settings.filter { !settings.contains($0) }
    folders += edits.folders.filter { !folders.contains($0) }
  }

  /// The paths of files that earlier runs created, and that are not in `paths`. A file that
  /// replaced another file is never stale.
  func staleFiles(except paths: [String]) -> Set<String> {
    Set(files.filter { !paths.contains($0.path) && $0.former == nil }.map(\.path))
  }
}
