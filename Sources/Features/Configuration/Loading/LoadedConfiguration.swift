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

  /// The file's options for a command, as arguments that a user could have typed.
  ///
  /// - Parameter typed: the options that were typed, which replace those of the file.
  /// - Returns: the arguments, and the folder that output paths among them must not lead out of.
  /// - Throws: ``LoadingError`` for a path outside of the file's folder that would be written to,
  ///   or for a pipe or device that would be read.
  package func arguments(
    of command: String, _ typed: TypedArguments
  ) throws(LoadingError) -> ([String], PathConfinement) {
    let settings = file.settings[command, default: []]
      .filter { !typed.contains("--\($0.name)") }
    var claims = AppClaims(folder: folder, allowsOutside: typed.contains("--allow-outside"))
    for setting in settings {
      guard case .path(let path) = setting.value, ListedFiles.written.contains(setting.name) else {
        continue
      }
      try mapError(
        try claims.check(PathTemplate.filled(path, id: nil, in: folder), setting.position)
      ) { LoadingError(self.path, .invalid($0)) }
    }
    func filled(_ path: String) -> String { PathTemplate.filled(path, id: nil, in: folder) }
    try ListedFiles.check(ListedFiles.paths(in: settings, filled))
    let options = ListedFiles.written.intersection(settings.map(\.name))
    return (
      settings.flatMap { $0.arguments(filled) },
      PathConfinement(root: claims.root, options: options)
    )
  }
}
