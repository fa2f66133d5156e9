internal import Platform
internal import Texts

package struct LoadedConfiguration: Sendable {
  package static let standardName = "launchgen.json"

  package let path: String
  /// The base folder of the file's relative paths; empty for the current folder.
  let folder: String
  package let file: ConfigurationFile

  /// Returns `nil` if `named` is `nil` and the current folder has no launchgen.json.
  package init?(named: String?) throws(CommandError) {
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
      throw CommandError(error.whenReading(path))
    }
    try Self.reserve(bytes.count * ConfigurationReader.bytesInMemory, path)
    file = try mapError(try ConfigurationReader.read(bytes[...]), CommandError.invalid(path))
  }

  fileprivate static func reserve(_ bytes: Int, _ path: String) throws(CommandError) {
    if !Memory.has(bytes) {
      throw CommandError(.exhausted(path, "cannot be read (out of memory)"))
    }
  }
}

/// The apps of launchgen.json or of a manifest, in the order in which they are built.
package struct AppList: Sendable {
  /// The path of the file that lists the apps, `<stdin>` for standard input.
  let path: String
  /// The base folder of the apps' relative paths; empty for the current folder.
  let appFolder: String
  let folder: String
  package let apps: [AppEntry]

  /// - Parameter manifest: the path of a manifest, whose apps replace those of the configuration;
  ///   `-` for standard input.
  /// - Returns: `nil` if neither the manifest nor the configuration lists apps.
  package init?(
    _ configuration: LoadedConfiguration?, manifest: String?
  ) throws(CommandError) {
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

  /// Checks that no two apps have the same id, and that all chosen ids exist.
  func check(_ chosen: [String], _ claims: inout AppClaims) throws(ConfigurationError) {
    for app in apps { try claims.claim(id: app.id) }
    let ids = apps.map(\.id.text)
    let known = Set(ids)
    if let unknown = chosen.first(where: { !known.contains($0) }) {
      let nearest = EditDistance.nearest(to: unknown, in: ids)
      throw ConfigurationError(.unknownID(unknown, nearest: nearest), nil)
    }
  }

  private static func read(
    _ manifest: String, _ path: String
  ) throws(CommandError) -> [AppEntry] {
    let limit = ManifestReader.byteLimit
    let bytes = try mapError(
      try FileReader.read(path: manifest == "-" ? nil : manifest, limit: limit),
      CommandError.reading(path))
    try LoadedConfiguration.reserve(bytes.count * ManifestReader.bytesInMemory, path)
    return try mapError(try ManifestReader.read(bytes), CommandError.invalid(path))
  }

  private static func expanded(
    _ listed: [ConfigurationFile.Apps], _ configuration: LoadedConfiguration
  ) throws(CommandError) -> [AppEntry] {
    var apps: [AppEntry] = []
    var search = GlobSearch(folder: configuration.folder)
    for app in listed {
      switch app {
      case .entry(let entry): apps.append(entry)
      case .glob(let glob):
        apps += try mapError(
          try glob.entries(&search), CommandError.invalid(configuration.path))
      }
    }
    return apps
  }
}
