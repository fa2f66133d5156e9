internal import Files
internal import InfoPlist
internal import Platform
internal import PropertyLists
internal import XcodeProjects

/// A file that is written, unless it has the same bytes already, or removed.
package struct PlannedFile: Sendable {
  package let path: String
  let file: RootedFile
  /// The file's bytes when it was read; `nil` for a new file.
  package let oldBytes: ContiguousArray<UInt8>?
  /// The new bytes; empty for a file that is removed.
  package var bytes: ContiguousArray<UInt8>

  package var changes: Bool { oldBytes != bytes }
  package var isNew: Bool { oldBytes == nil }

  func isAt(_ other: PlannedFile, with bytes: ContiguousArray<UInt8>?) -> Bool {
    path == other.path && self.bytes == bytes
  }

  /// The change of a project, an Info.plist or a storyboard as a unified diff; empty for the files
  /// of an asset catalog and for the record of what was written.
  package var difference: String {
    let name = Path.name(of: path)
    if name.hasSuffix(".png") || name.hasSuffix(".json") { return "" }
    return LineDifference.unified(from: oldBytes, to: bytes, path: path)
  }
}

/// All that a run changes. What a killed run leaves can be repeated, continued or removed: the
/// record that is written first has the old and the new state, and the last step leaves the new
/// state alone.
struct PlannedChanges: Sendable {
  /// The files to write, in order.
  var files: [PlannedFile] = []
  /// The files to remove after that, with the folders that are empty then.
  var removed: [PlannedFile] = []
  /// The record as it was, and its last bytes; without bytes, it is removed.
  var record: (file: PlannedFile, bytes: ContiguousArray<UInt8>?)?

  /// Checks that nothing is replaced or removed that must stay.
  ///
  /// - Parameters:
  ///   - gate: the inputs of the run, which it reads and does not edit, and its other outputs.
  ///   - replaces: whether read-only files may be replaced.
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
    if let (file, bytes) = record, !files.contains(where: { $0.isAt(file, with: bytes) }) {
      try batch.finish(file.path, file.file, bytes)
    }
    try batch.commit()
  }

  /// Folders of sets without files, which a killed run may have left in asset catalogs.
  ///
  /// - Parameter paths: the paths of files of the launch screen.
  static func emptySets(
    beside paths: [String], _ files: inout AppFiles
  ) throws(InstallError) -> [PlannedFile] {
    let catalogs = Set(
      paths.compactMap { path in
        path.firstRange(of: ".xcassets/").map { String(path[..<$0.upperBound].dropLast()) }
      })
    var found: [PlannedFile] = []
    for path in catalogs.sorted().flatMap(ScreenPart.sets) where !paths.contains(path) {
      guard let file = try? files.file(path, limit: 0), file.isNew else { continue }
      found.append(file)
    }
    return found
  }
}
