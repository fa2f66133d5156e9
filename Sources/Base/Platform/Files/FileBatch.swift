internal import SystemPackage

/// Files that are written and removed together: if one file cannot be written, no file changes.
/// Only the file of ``finish(_:_:_:)`` may fail after the others have changed. While files are
/// moved, a signal waits.
package final class FileBatch {
  private struct Entry {
    let path: String
    let place: FilePlace
    /// The new file; `nil` for a file that is removed.
    var staged: StagedFile?
    /// The file's bytes when it was read; `nil` if the file did not exist.
    let old: ContiguousArray<UInt8>?
    /// The name of the old file between its exchange with the new file and its removal.
    var name: ExchangedName?

    var isCurrent: Bool { old.map(place.has) ?? (place.kind == nil) }
  }

  private var entries: [Entry] = []
  private var removals: [Entry] = []
  /// The entry that is written or removed after all others. Its old bytes are not compared.
  private var last: Entry?
  private var removedFiles: [RootedFile] = []
  /// Folders that were created for staged files, outer folders first.
  private var made: [OpenFolder] = []
  private var cleaned: Set<OpenFolder> = []

  package init() {}

  deinit {
    entries = []
    last = nil
    while !made.isEmpty { made.removeLast() }
  }

  /// Stages new bytes for a file, unless they equal the old bytes. Missing folders are created. An
  /// existing file keeps its mode.
  ///
  /// - Parameters:
  ///   - path: the path for messages.
  ///   - old: the file's bytes when it was read; `nil` for a new file. In ``commit()``, the file
  ///     must still have these bytes.
  package func stage(
    _ path: String, _ file: RootedFile, _ bytes: ContiguousArray<UInt8>,
    replacing old: ContiguousArray<UInt8>?
  ) throws(FileFailure) {
    clean(file)
    if old == bytes { return }
    entries.append(
      try mapError(try entry(path, file, bytes, old)) { FileFailure(path: path, error: $0) })
  }

  /// Adds a file to remove. ``commit()`` removes the file after all staged files are in their
  /// places, and then removes the folders above the file that are empty.
  ///
  /// - Parameter old: the file's bytes when it was read. If `nil`, the file is missing, and only
  ///   empty folders above its path are removed.
  package func remove(
    _ path: String, _ file: RootedFile, _ old: ContiguousArray<UInt8>?
  ) throws(FileFailure) {
    clean(file)
    removedFiles.append(file)
    guard let place = file.place, old != nil else { return }
    if !place.folder.isWritable {
      throw FileFailure(path: path, error: FileError(.permissionDenied))
    }
    removals.append(Entry(path: path, place: place, staged: nil, old: old))
  }

  /// Adds the file that is written or removed after all others. New bytes are staged immediately,
  /// so a full disk is noticed before anything changes.
  ///
  /// - Parameter bytes: the new bytes; `nil` to remove the file.
  package func finish(
    _ path: String, _ file: RootedFile, _ bytes: ContiguousArray<UInt8>?
  ) throws(FileFailure) {
    clean(file)
    if let bytes {
      last = try mapError(try entry(path, file, bytes, nil)) {
        FileFailure(path: path, error: $0)
      }
    } else if let place = file.place {
      last = Entry(path: path, place: place, staged: nil, old: nil)
    }
  }

  private func entry(
    _ path: String, _ file: RootedFile, _ bytes: ContiguousArray<UInt8>,
    _ old: ContiguousArray<UInt8>?
  ) throws(FileError) -> Entry {
    let place = try place(of: file)
    let staged = try StagedFile(bytes, replacing: place)
    let name = old.map { ExchangedName(of: place.name, old: $0, new: bytes) }
    return Entry(path: path, place: place, staged: staged, old: old, name: name)
  }

  private func place(of file: RootedFile) throws(FileError) -> FilePlace {
    var folder = file.nearest
    for name in file.missing {
      // It may have been made for another file of the batch.
      folder = try folder.makingFolder(name)
      made.append(folder)
    }
    return FilePlace(folder: folder, name: file.name)
  }

  /// Removes the staged files that killed runs have left in the file's folder.
  private func clean(_ file: RootedFile) {
    if let folder = file.place?.folder, cleaned.insert(folder).inserted {
      Staging.removeStale(in: folder)
    }
  }

  /// Moves the staged files to their places, in order, and then removes the files to remove.
  ///
  /// - Parameter onCompared: called after all files have been compared with the bytes that were
  ///   read. Tests use it to act as another program.
  package func commit(onCompared: () -> Void = {}) throws(FileFailure) {
    for entry in entries + removals where !entry.isCurrent {
      throw FileFailure(path: entry.path, error: .changed)
    }
    onCompared()
    do throws(FileError) {
      try StagedFile.place(entries.compactMap { entry in entry.staged.map { ($0, entry.name) } })
    } catch {
      let path = entries.first { $0.staged?.isPlaced == false }?.path ?? ""
      for entry in entries.reversed() where entry.staged?.isPlaced == true { Self.restore(entry) }
      throw FileFailure(path: path, error: error)
    }
    for entry in removals { SystemCalls.remove(entry.place) }
    for (root, files) in Dictionary(grouping: removedFiles, by: \.root) {
      root.removeEmptyFolders(of: files.map(\.path))
    }
    guard let last else { return }
    if let staged = last.staged {
      try mapError(try StagedFile.place([(staged, nil)])) {
        FileFailure(path: last.path, error: $0)
      }
    } else {
      SystemCalls.remove(last.place)
    }
  }

  /// Puts the old file back. Errors are ignored, because an earlier error is reported anyway.
  private static func restore(_ entry: Entry) {
    guard let old = entry.old else { return SystemCalls.remove(entry.place) }
    if entry.place.kind != nil { try? StagedFile(old, replacing: entry.place).place() }
  }
}
