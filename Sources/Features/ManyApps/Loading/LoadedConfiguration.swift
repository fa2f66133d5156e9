internal import Files
internal import Platform

package struct LoadedConfiguration: Sendable {
  package static let standardName = "launchgen.json"

  package let path: String
  /// The folder that the file's relative paths start from; empty for the current folder.
  package let folder: String
  package let file: ConfigurationFile

  /// - Parameters:
  ///   - named: the path in `--config`.
  ///   - schema: the options that the file may set.
  /// - Returns: `nil` if no path was named, and the current folder has no launchgen.json.
  package init?(
    named: String?, _ schema: ConfigurationSchema
  ) throws(LoadingError) {
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
    file = try mapError(try ConfigurationReader(schema).read(bytes[...])) { [path] in
      LoadingError(path, .invalid($0))
    }
  }
}
