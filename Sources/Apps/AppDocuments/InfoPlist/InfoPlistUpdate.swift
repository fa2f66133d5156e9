package import Platform

/// An Info.plist file, and the result of a merge into it.
public struct InfoPlistUpdate: Equatable, Sendable {
  /// The path of the file; links are followed.
  public let path: String
  /// The result of the merge, which is not written yet.
  public let merge: InfoPlistMerge
  private let snapshot: FileSnapshot

  /// Reads the file and decides what to change, but writes nothing. If `root` is not `nil`, the
  /// file must be inside this folder. `root` is an absolute path without links.
  public init(
    path: String, _ options: MergeOptions, below root: String? = nil
  ) throws(InfoPlistError) {
    self.path = path
    snapshot = try FileSnapshot(infoPlist: path, below: root)
    merge = try InfoPlistMerge(into: PropertyListDocument(snapshot.bytes), options)
  }

  /// Throws an error, as ``write()`` does, if the file is read-only but would change.
  package func checkMode() throws(InfoPlistError) {
    if !merge.changes.isEmpty && snapshot.isReadOnly { throw .unwritable(.readOnly) }
  }

  /// If something changes, replaces the file in one step. Throws ``InfoPlistError/unwritable(_:)``
  /// with `FileError.changed` if another program changed the file after it was read.
  public func write() throws(InfoPlistError) {
    guard let staged = try stage() else { return }
    do throws(FileError) { try staged.commit() } catch { throw .unwritable(error) }
  }

  /// Writes the new bytes to a file next to the original, so that most errors occur before anything
  /// is replaced. If nothing changes, writes nothing and returns `nil`.
  package func stage() throws(InfoPlistError) -> FileReplacement? {
    if merge.changes.isEmpty {
      snapshot.removeAbandoned()
      return nil
    }
    return try mapError(
      try FileReplacement(of: snapshot, with: merge.bytes), InfoPlistError.unwritable)
  }
}

extension FileSnapshot {
  init(infoPlist path: String, below root: String? = nil) throws(InfoPlistError) {
    let limit = PropertyListLimit.bytes
    self = try mapError(try FileSnapshot(path: path, limit: limit, below: root)) {
      (error: FileError) in
      if case .outside = error { return InfoPlistError.unwritable(error) }
      return InfoPlistError(reading: error)
    }
  }
}
