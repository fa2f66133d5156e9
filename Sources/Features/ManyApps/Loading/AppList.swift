internal import Files
internal import Platform

/// The apps of launchgen.json or of a manifest, in the order in which they are built.
package struct AppList: Sendable {
  /// The path of the file that lists the apps, `<stdin>` for standard input.
  package let path: String
  /// The folder that the apps' relative paths start from; empty for the current folder.
  package let appFolder: String
  /// The folder that the apps may write in.
  package let folder: String
  package let apps: [AppEntry]

  /// - Parameter manifest: the path of a manifest, whose apps replace those of the configuration;
  ///   `-` for standard input.
  /// - Returns: `nil` if neither the manifest nor the configuration lists apps.
  package init?(
    _ configuration: LoadedConfiguration?, manifest: String?
  ) throws(LoadingError) {
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

  /// Checks that no two apps have the same id and that all chosen ids exist, and returns the ids of
  /// the apps to build; `nil` for all apps.
  ///
  /// - Parameter chosen: the ids that the user chose; empty for all apps.
  package func chosen(
    _ chosen: [String], _ claims: inout AppClaims
  ) throws(LoadingError) -> Set<String>? {
    try mapError(try check(chosen, &claims)) { LoadingError(path, .invalid($0)) }
    return chosen.isEmpty ? nil : Set(chosen)
  }

  private func check(
    _ chosen: [String], _ claims: inout AppClaims
  ) throws(ConfigurationError) {
    for app in apps { try claims.claim(id: app.id) }
    let ids = apps.map(\.id.text)
    let known = Set(ids)
    if let unknown = chosen.first(where: { !known.contains($0) }) {
      throw ConfigurationError(unknownID: unknown, ids)
    }
  }

  private static func read(
    _ manifest: String, _ path: String
  ) throws(LoadingError) -> [AppEntry] {
    let limit = ManifestReader.byteLimit
    let bytes = try mapError(
      try manifest == "-"
        ? FileReader.readStandardInput(limit: limit)
        : FileReader.read(path: manifest, limit: limit)
    ) { LoadingError(path, .unreadable($0)) }
    guard Memory.has(bytes.count * ManifestReader.bytesInMemory) else {
      throw LoadingError(path, .outOfMemory)
    }
    var apps: [AppEntry] = []
    try mapError(try ManifestReader.read(bytes) { apps.append($0) }) {
      LoadingError(path, .invalid($0))
    }
    if apps.isEmpty { throw LoadingError(path, .invalid(ConfigurationError(.noApps, nil))) }
    return apps
  }

  private static func expanded(
    _ listed: [ConfigurationFile.Apps], _ configuration: LoadedConfiguration
  ) throws(LoadingError) -> [AppEntry] {
    var apps: [AppEntry] = []
    var budget = GlobBudget()
    for app in listed {
      switch app {
      case .entry(let entry): apps.append(entry)
      case .glob(let glob):
        apps += try mapError(try glob.entries(in: configuration.folder, &budget)) {
          LoadingError(configuration.path, .invalid($0))
        }
      }
    }
    return apps
  }
}
