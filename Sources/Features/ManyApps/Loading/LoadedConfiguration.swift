internal import Files
internal import Platform

package struct LoadedConfiguration: Sendable {
  package static let standardName = "launchgen.json"

  package let path: String
  /// The folder that the file's relative paths start from; empty for the current folder.
  package let folder: String
  package let file: ConfigurationFile

  /// - Parameter named: the path in `--config`.
  /// - Returns: `nil` if no path was named, and the current folder has no launchgen.json.
  package init?(named: String?) throws(LoadingError) {
    path = named ?? Self.standardName
    folder = path.pathParts.folder
    let bytes: ContiguousArray<UInt8>
    do throws(FileError) {
      let limit = ConfigurationReader.byteLimit
      bytes =
        try named == nil
        ? FileReader.read(found: path, limit: limit) : FileReader.read(path: path, limit: limit)
    } catch {
      if error == .missing, named == nil { return nil }
      throw LoadingError(path, .unreadable(error))
    }
    guard Memory.has(bytes.count * ConfigurationReader.bytesInMemory) else {
      throw LoadingError(path, .outOfMemory)
    }
    file = try mapError(try ConfigurationReader.read(bytes[...])) { [path] in
      LoadingError(path, .invalid($0))
    }
  }
}
