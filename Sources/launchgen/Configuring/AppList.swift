import Configuration
import Files
import Platform

/// The apps of launchgen.json or of a manifest, in the order in which they are built.
struct AppList {
  /// The file that lists them.
  let path: String
  /// What their paths begin in; empty for the current folder.
  let appFolder: String
  /// Where they may write.
  let folder: String
  let apps: [AppEntry]

  /// - Returns: `nil` if nothing lists apps.
  init?(_ configuration: LoadedConfiguration?, manifest: String?) throws(CommandError) {
    if let manifest, !manifest.isEmpty {
      let isInput = manifest == "-"
      path = isInput ? "<stdin>" : manifest
      appFolder = isInput ? "" : manifest.pathParts.folder
      folder = configuration?.folder ?? appFolder
      apps = try Self.read(manifest, path)
    } else if let configuration, let listed = configuration.file.apps {
      path = configuration.path
      appFolder = configuration.folder
      folder = appFolder
      apps = try Self.expanded(listed, configuration)
    } else {
      return nil
    }
  }

  /// The ids to build; `nil` for all.
  func chosen(_ chosen: [String], _ claims: inout AppClaims) throws(CommandError) -> Set<String>? {
    do throws(ConfigurationError) {
      for app in apps { try claims.claim(id: app.id) }
      guard !chosen.isEmpty else { return nil }
      let ids = apps.map(\.id.text)
      let known = Set(ids)
      if let unknown = chosen.first(where: { !known.contains($0) }) {
        throw ConfigurationError(unknownID: unknown, ids)
      }
    } catch {
      throw CommandError(path, error)
    }
    return Set(chosen)
  }

  private static func read(_ manifest: String, _ path: String) throws(CommandError) -> [AppEntry] {
    let bytes: ContiguousArray<UInt8>
    do throws(FileError) {
      let limit = ManifestReader.byteLimit
      bytes =
        try manifest == "-"
        ? FileReader.readStandardInput(limit: limit)
        : FileReader.read(path: manifest, limit: limit)
    } catch {
      throw CommandError(
        ExitStatus(reading: error), path, "cannot be read (\(error))",
        error.remedy(writing: "check the path"))
    }
    guard Memory.has(bytes.count * ManifestReader.bytesInMemory) else {
      throw .exhausted(path, "cannot be read (out of memory)")
    }
    var apps: [AppEntry] = []
    do throws(ConfigurationError) {
      try ManifestReader(.own).read(bytes) { apps.append($0) }
      if apps.isEmpty { throw ConfigurationError(.noApps, nil) }
    } catch {
      throw CommandError(path, error)
    }
    return apps
  }

  private static func expanded(
    _ listed: [ConfigurationFile.Apps], _ configuration: LoadedConfiguration
  ) throws(CommandError) -> [AppEntry] {
    var apps: [AppEntry] = []
    var budget = GlobBudget()
    for app in listed {
      switch app {
      case .entry(let entry): apps.append(entry)
      case .glob(let glob):
        do throws(ConfigurationError) {
          apps += try glob.entries(in: configuration.folder, &budget)
        } catch {
          throw CommandError(configuration.path, error)
        }
      }
    }
    return apps
  }
}
