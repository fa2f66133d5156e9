internal import SystemPackage

/// Files in any folders that are written together: if one of them cannot be written, all of them
/// stay as they were. A signal waits until all are in their places.
///
/// Unlike an ``OutputFolder``, a batch follows links: the caller decides which paths are allowed.
package final class FileBatch {
  /// An error, with the path of the file that it is about.
  package struct Failure: Error, Equatable, Sendable {
    package let path: String
    package let error: FileError
  }

  private struct Entry {
    let path: String
    let file: StagedFile
    /// The file that is replaced; `nil` for a new file.
    let old: FileSnapshot?
  }

  private var entries: [Entry] = []
  /// Folders that were created for staged files, outer folders first.
  private var made: [StagedFolder] = []

  package init() {}

  deinit {
    entries = []
    while !made.isEmpty { made.removeLast() }
  }

  package var isEmpty: Bool { entries.isEmpty }

  /// Stages a file with new bytes, unless the file has them already. Missing folders are created.
  /// An existing file keeps its mode.
  ///
  /// - Parameter old: the file as it was read; by default, it is read now. Files move to their
  ///   places only if it has not changed since.
  package func stage(
    _ path: String, _ bytes: ContiguousArray<UInt8>, replacing old: FileSnapshot? = nil
  ) throws(Failure) {
    do throws(FileError) {
      let old = if let old { old } else { try Self.existing(path) }
      if old?.bytes == bytes { return }
      if let folder = try OutputFolder.makeDirectories(Self.folder(of: path)) {
        made.append(folder)
      }
      let place = if let old { try old.place() } else { try FilePlace.of(path: path) }
      Staging.removeStale(in: place.folder)
      let mode: FilePermissions = old == nil ? FilePermissions(rawValue: 0o666) : .ownerReadWrite
      let file = try StagedFile(for: place, permissions: mode)
      try file.write(bytes)
      if old != nil, let status = place.folder.status(of: place.name) {
        try file.adopt(modeAndOwnerOf: status)
      }
      entries.append(Entry(path: path, file: file, old: old))
    } catch {
      throw Failure(path: path, error: error)
    }
  }

  /// Moves the files to their places, in the order in which they were staged.
  package func commit() throws(Failure) { try commit {} }

  /// - Parameter onCompared: called when all files have been compared with what was read, for tests
  ///   of what other programs may do then.
  func commit(onCompared: () -> Void) throws(Failure) {
    for entry in entries {
      let isCurrent: Bool
      do throws(FileError) {
        isCurrent =
          if let old = entry.old { try old.isCurrent() } else { entry.file.final.kind == nil }
      } catch {
        throw Failure(path: entry.path, error: error)
      }
      if !isCurrent { throw Failure(path: entry.path, error: .changed) }
    }
    onCompared()
    do throws(FileError) {
      try StagedFile.place(entries.map(\.file))
    } catch {
      let path = entries.first { !$0.file.isPlaced }?.path ?? ""
      for entry in entries.reversed() where entry.file.isPlaced { Self.restore(entry) }
      throw Failure(path: path, error: error)
    }
  }

  /// Puts the old file back. Errors are ignored, because there is already one to report.
  private static func restore(_ entry: Entry) {
    guard let old = entry.old else { return SystemCalls.remove(entry.file.final) }
    guard let status = entry.file.final.folder.status(of: entry.file.final.name),
      let file = try? StagedFile(for: entry.file.final, permissions: .ownerReadWrite)
    else { return }
    do throws(FileError) {
      try file.write(old.bytes)
      try file.adopt(modeAndOwnerOf: status)
      try file.place()
    } catch {
      return
    }
  }

  private static func existing(_ path: String) throws(FileError) -> FileSnapshot? {
    do throws(FileError) {
      return try FileSnapshot(path: path)
    } catch .missing {
      return nil
    }
  }

  private static func folder(of path: String) -> String {
    let folder = path.pathParts.folder
    return folder.isEmpty ? "." : folder
  }
}
