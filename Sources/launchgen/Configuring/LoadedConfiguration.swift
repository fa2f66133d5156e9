import Configuration
import Files
import Platform

/// launchgen.json, read.
struct LoadedConfiguration {
  static let standardName = "launchgen.json"

  let path: String
  /// What its paths begin in; empty for the current folder.
  let folder: String
  let file: ConfigurationFile

  /// - Parameter named: the path in `--config`.
  /// - Returns: `nil` if no path was named, and the current folder has no launchgen.json.
  init?(named: String?) throws(CommandError) {
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
      throw CommandError(
        ExitStatus(reading: error), path, "cannot be read (\(error))",
        error.remedy(writing: "check the path"))
    }
    guard Memory.has(bytes.count * ConfigurationReader.bytesInMemory) else {
      throw .exhausted(path, "cannot be read (out of memory)")
    }
    do throws(ConfigurationError) {
      file = try ConfigurationReader(.own).read(bytes[...])
    } catch {
      throw CommandError(path, error)
    }
  }

  /// What somebody would have typed of a command's options.
  ///
  /// - Parameter typed: what was typed, which wins.
  /// - Returns: The words, and how far their paths may lead when they are written.
  /// - Throws: an error about a path outside of the file's folder that would be written.
  func arguments(
    of command: String, _ typed: TypedArguments
  ) throws(CommandError) -> ([String], ConfigurationOptions.Confinement) {
    let settings = file.settings[command, default: []]
      .filter { !typed.contains("--\($0.name)") }
    var claims = AppClaims(folder: folder, allowsOutside: typed.contains("--allow-outside"))
    for setting in settings {
      guard case .path(let path) = setting.value, ListedFiles.written.contains(setting.name) else {
        continue
      }
      do throws(ConfigurationError) {
        try claims.check(PathTemplate.filled(path, id: nil, in: folder), setting.position)
      } catch {
        throw CommandError(self.path, error)
      }
    }
    func filled(_ path: String) -> String { PathTemplate.filled(path, id: nil, in: folder) }
    try ListedFiles.check(ListedFiles.paths(in: settings, filled))
    let options = ListedFiles.written.intersection(settings.map(\.name))
    return (
      settings.flatMap { $0.arguments(filled) },
      ConfigurationOptions.Confinement(root: claims.root, options: options)
    )
  }
}
