internal import Platform
internal import SystemPackage

/// Replaces files in a folder where existing files may be written, but nothing may be renamed, as
/// in a sandbox.
enum InPlace {
  /// Moves `temporary` over `final`. If that is impossible or forbidden, writes the bytes of
  /// `temporary` into `final`, waits until they are on the disk, and removes `temporary`.
  ///
  /// If writing fails, `final` gets its old bytes back. While it is written, a reader may see a
  /// mixture of old and new bytes.
  static func replace(_ final: FilePlace, with temporary: FilePlace) throws(FileError) {
    switch SystemCalls.replaceIfPossible(final, with: temporary) {
    case nil: return
    case .improperLink, .notPermitted, .permissionDenied, .resourceBusy, .readOnlyFileSystem: break
    case let error?: throw FileError(error)
    }
    let bytes = try read(temporary)
    let old = final.kind == nil ? nil : try read(final)
    do throws(FileError) {
      try write(bytes, into: final)
    } catch {
      if let old { try? write(old, into: final) } else { SystemCalls.remove(final) }
      throw error
    }
    SystemCalls.remove(temporary)
  }

  private static func read(_ place: FilePlace) throws(FileError) -> ContiguousArray<UInt8> {
    let file = try ReadableFile(place)
    if file.byteCount > FileReader.byteLimit { throw .tooLarge(limit: FileReader.byteLimit) }
    return try file.read(at: 0, count: file.byteCount)
  }

  private static func write(
    _ bytes: ContiguousArray<UInt8>, into place: FilePlace
  ) throws(FileError) {
    try FileError.translating {
      let descriptor = try place.folder.open(
        place.name, flags: O_WRONLY | O_CREAT, permissions: FilePermissions(rawValue: 0o666))
      try descriptor.closeAfter {
        _ = try descriptor.writeAll(toAbsoluteOffset: 0, bytes)
        try descriptor.resize(to: Int64(bytes.count))
        try SystemCalls.synchronize(descriptor)
      }
    }
  }
}
