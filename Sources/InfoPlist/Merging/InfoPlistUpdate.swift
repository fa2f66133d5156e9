internal import Files

/// An Info.plist on the disk, and what a merge makes of it.
public struct InfoPlistUpdate: Hashable, Sendable {
  /// The file; links to it are followed.
  public let path: String
  /// What would change.
  public let merge: InfoPlistMerge
  private let snapshot: FileSnapshot

  /// Reads the file and decides what would change; nothing is written.
  public init(path: String, _ options: MergeOptions) throws(InfoPlistError) {
    self.path = path
    do throws(FileError) {
      snapshot = try FileSnapshot(path: path, limit: PropertyListLimit.bytes)
    } catch {
      throw InfoPlistError(reading: error)
    }
    merge = try InfoPlistMerge(into: PropertyListDocument(snapshot.bytes), options)
  }

  /// Replaces the file in one step. A file that would not change is left alone.
  ///
  /// - Throws: ``InfoPlistError/unwritable(_:)``, with `FileError.changed` if another program has
  ///   changed the file since it was read.
  public func write() throws(InfoPlistError) { try stage()?.commit() }

  /// Writes the new bytes to the disk, beside the file: whatever can go wrong goes wrong here.
  ///
  /// - Returns: `nil` if nothing changes.
  package func stage() throws(InfoPlistError) -> StagedInfoPlist? {
    if merge.changes.isEmpty { return nil }
    do throws(FileError) {
      return StagedInfoPlist(try FileReplacement(of: snapshot, with: merge.bytes))
    } catch {
      throw .unwritable(error)
    }
  }
}
