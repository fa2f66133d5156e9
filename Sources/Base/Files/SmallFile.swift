internal import Platform
internal import SystemPackage

/// Writes files that can easily be made again, without waiting until they are on the disk.
package enum SmallFile {
  /// Writes the file in one step.
  package static func write(
    _ bytes: ContiguousArray<UInt8>, to path: String
  ) throws(FileError) {
    try write(bytes, to: FilePlace.of(path: path))
  }

  static func write(
    _ bytes: ContiguousArray<UInt8>, to place: FilePlace
  ) throws(FileError) {
    let file = try StagedFile(for: place, permissions: FilePermissions(rawValue: 0o666))
    try file.write(bytes)
    try file.place()
  }
}
