internal import AppDocuments
internal import Platform

/// A file to write or to remove. A file that already has the new bytes is not written.
struct PlannedFile: Sendable {
  let path: String
  let file: RootedFile
  /// The file's bytes when it was read; `nil` for a new file.
  let oldBytes: ContiguousArray<UInt8>?
  /// The new bytes; empty for a file that is removed.
  var bytes: ContiguousArray<UInt8>

  var changes: Bool { oldBytes != bytes }
  var isNew: Bool { oldBytes == nil }

  /// The change of a project, an Info.plist or a storyboard, as a unified diff. Empty for the files
  /// of an asset catalog, and for the record of what was written.
  var difference: String {
    let name = Path.name(of: path)
    if name.hasSuffix(".png") || name.hasSuffix(".json") { return "" }
    return LineDifference.unified(from: oldBytes, to: bytes, path: path)
  }
}

/// Everything that a run changes. The record is written first with the old and the new state, and
/// last with only the new state. If a run is killed, a later run can therefore complete or undo the
/// changes.
struct PlannedChanges: Sendable {
  var files: [PlannedFile] = []
  /// The files to remove after ``files`` are written. Folders that become empty are removed too.
  var removed: [PlannedFile] = []
  /// The record's file, and the bytes to write last; without bytes, the record is removed.
  var record: (file: PlannedFile, bytes: ContiguousArray<UInt8>?)?

  /// Throws if the changes replace or remove an input in the gate or, unless `replaces` is true, a
  /// read-only file.
  func check(_ gate: OutputGate, replaces: Bool) throws(InstallError) {
    var gate = gate.with(replaces: true, replacesReadOnly: replaces)
    let last = record.flatMap { file, bytes in
      files.contains { $0.path == file.path } || bytes == file.oldBytes ? nil : file.path
    }
    for path in files.filter(\.changes).map(\.path) + [last].compactMap(\.self) {
      try mapError(try gate.admit(path, followsLinks: true)) {
        InstallError.refused(path: path, $0)
      }
    }
    for path in removed.filter({ !$0.isNew }).map(\.path) {
      try mapError(try gate.admitRemoval(of: path)) { InstallError.refused(path: path, $0) }
    }
  }

  /// Writes everything or nothing.
  func write() throws(InstallError) {
    try mapError(try writeFiles()) { (failure: FileFailure) in
      InstallError.unwritable(path: failure.path, failure.error)
    }
  }

  private func writeFiles() throws(FileFailure) {
    let batch = FileBatch()
    for file in files {
      try batch.stage(file.path, file.file, file.bytes, replacing: file.oldBytes)
    }
    for file in removed { try batch.remove(file.path, file.file, file.oldBytes) }
    let (last, bytes) = (record?.file, record?.bytes)
    let isWritten = files.contains { $0.path == last?.path && $0.bytes == bytes }
    if let last, !isWritten { try batch.finish(last.path, last.file, bytes) }
    try batch.commit()
  }

  /// The missing Contents.json files of image, logo and color sets, except those in `paths`. If a
  /// killed run left a set's folder empty, removing the missing file removes the folder.
  static func emptySets(beside paths: [String], _ files: inout AppFiles) -> [PlannedFile] {
    let catalogs = Set(
      paths.compactMap { path in
        path.firstRange(of: ".xcassets/").map { String(path[..<$0.upperBound].dropLast()) }
      })
    return catalogs.sorted().flatMap(ScreenPart.sets).filter { !paths.contains($0) }
      .compactMap { try? files.file($0, limit: 0) }.filter(\.isNew)
  }
}

/// The files in an app's folder. The folder's descriptor stays open. Files outside of the folder
/// are used only if the user allows this.
struct AppFiles: Sendable {
  /// The folder, as messages show it; empty for the current folder.
  let folder: String
  let allowsOutside: Bool
  private let absoluteFolder: String
  private var root: RootFolder

  init(folder: String, allowsOutside: Bool) throws(InstallError) {
    self.folder = Path.standardized(folder)
    self.allowsOutside = allowsOutside
    let shown = folder.isEmpty ? "." : folder
    func unreadable(_ error: FileError) -> InstallError { .unreadable(path: shown, error) }
    let absolute = try mapError(try ResolvedPath.of(shown), unreadable)
    absoluteFolder = absolute
    root = try mapError(try RootFolder(path: allowsOutside ? "/" : absolute), unreadable)
  }

  /// Reads a file that is to be replaced with `bytes`, or removed if `bytes` is empty.
  ///
  /// - Parameter followsLinks: whether the path may contain links, as long as they lead to a file
  ///   in the app's folder.
  mutating func file(
    _ path: String, _ bytes: ContiguousArray<UInt8> = [], limit: Int, followsLinks: Bool = false
  ) throws(InstallError) -> PlannedFile {
    do throws(FileError) {
      let file = try root.file(name(of: path, followsLinks: followsLinks))
      return PlannedFile(
        path: path, file: file, oldBytes: try file.bytes(limit: limit), bytes: bytes)
    } catch .outside {
      throw .outside(path: path)
    } catch .tooLarge(let limit) {
      throw .tooLarge(path: path, limit: limit)
    } catch {
      switch error {
      case .link, .linkedFolder, .isDirectory, .notDirectory, .notRegularFile:
        throw .unwritable(path: path, error)
      default: throw .unreadable(path: path, error)
      }
    }
  }

  /// The path of a file for the record, relative to the app's folder.
  func recorded(_ path: String) -> String {
    if let names = names(of: path) { return names.joined(separator: "/") }
    var relative = RelativePaths(to: folder)
    return relative.name(of: path)
  }

  /// The path relative to ``root``. Links in the path are resolved here, and never again.
  private func name(of path: String, followsLinks: Bool) throws(FileError) -> String {
    let root = allowsOutside ? "/" : absoluteFolder
    let names =
      followsLinks || allowsOutside
      ? ResolvedPath.ofNearest(path)?.names(below: root) : names(of: path)
    guard let names else { throw .outside(folder: root) }
    return names.joined(separator: "/")
  }

  /// The names in the path from the app's folder to a file; `nil` if the file is outside of the
  /// folder. Links are not resolved.
  private func names(of path: String) -> [String]? {
    let path = Path.standardized(path)
    let names =
      path.isAbsolutePath == folder.isAbsolutePath
      ? path.names(below: folder) : path.isAbsolutePath ? path.names(below: absoluteFolder) : nil
    return names?.first == ".." ? nil : names
  }
}
