import Configuration
import Files
import Resources

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
    folder = Self.folder(of: path)
    let bytes: ContiguousArray<UInt8>
    do throws(FileError) {
      bytes = try FileReader.read(path: path, limit: ConfigurationReader.byteLimit)
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
      file = try ConfigurationReader().read(bytes[...])
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
      .filter { !typed.overrides("--\($0.name)") }
    var claims = AppClaims(folder: folder, allowsOutside: typed.contains("--allow-outside"))
    for setting in settings {
      guard case .path(let path) = setting.value, Self.written.contains(setting.name) else {
        continue
      }
      do throws(ConfigurationError) {
        try claims.check(PathTemplate.filled(path, id: nil, in: folder), setting.position)
      } catch {
        throw CommandError(self.path, error)
      }
    }
    let words = settings.flatMap {
      $0.arguments { PathTemplate.filled($0, id: nil, in: folder) }
    }
    let options = Self.written.intersection(settings.map(\.name))
    return (words, ConfigurationOptions.Confinement(root: claims.root, options: options))
  }

  /// Options with paths that are written.
  private static let written: Set = ["output", "merge", "png"]

  /// The folder in a path, with its slash; empty without one.
  static func folder(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? ""
  }
}
