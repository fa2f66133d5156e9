internal import LaunchImages
internal import LaunchInstall
package import Pictures
internal import Platform
internal import Texts
internal import WebApps

package struct AppSelection: Sendable {
  /// The path of the configuration; `nil` for launchgen.json in the current folder.
  package var configuration: String?
  /// The path of a manifest; `-` for standard input. The apps in the manifest replace the apps in
  /// the configuration.
  package var manifest: String?
  package var ids: [String] = []
  package var shard: Shard?
  /// Whether Info.plist files are only read, not changed.
  package var keepsInfoPlists = false
  package var allowOutside = false
  package var folder = FolderChoices()
  package var placing = PictureChoices()

  package init() {}
}

extension JobList {
  /// The jobs of the apps in launchgen.json or a manifest.
  package init(_ selection: AppSelection, _ run: RunChoices) throws {
    let omissions = SearchOmissions()
    let configuration = try LoadedConfiguration(named: selection.configuration)
    let found = try omissions.collecting { () throws(CommandError) in
      try AppList(configuration, manifest: selection.manifest)
    }
    guard let list = found else {
      throw CommandError(
        .noInput, configuration?.path ?? LoadedConfiguration.standardName,
        configuration == nil ? "does not exist" : "lists no apps",
        configuration == nil ? "write it with 'launchgen init'" : "add \"apps\"")
    }
    var maker = RequestMaker(
      claims: AppClaims(folder: list.folder, allowsOutside: selection.allowOutside),
      selection: selection, run: run, appFolder: list.appFolder, configuration: configuration)
    let chosen = Set(selection.ids)
    do throws(ConfigurationError) {
      try list.check(selection.ids, &maker.claims)
      var jobs: [Job] = []
      for app in list.apps where chosen.isEmpty || chosen.contains(app.id.text) {
        if selection.shard?.contains(app.id.text) != false { jobs += try maker.jobs(app) }
      }
      self.init(jobs)
    } catch {
      throw CommandError(error.message(at: list.path))
    }
    inputs = [configuration?.path, selection.manifest == "-" ? nil : list.path].compactMap(\.self)
    self.omissions = omissions
  }

  /// The files and folders that determine the list of jobs: launchgen.json, the manifest, and the
  /// places that patterns search.
  ///
  /// - Complexity: one search for each pattern in launchgen.json
  package static func sources(_ selection: AppSelection) -> Set<String> {
    let path = selection.configuration ?? LoadedConfiguration.standardName
    // With a manifest, the apps do not come from launchgen.json.
    if let manifest = selection.manifest { return [path, manifest] }
    guard let configuration = try? LoadedConfiguration(named: selection.configuration) else {
      return [path]
    }
    var search = GlobSearch(folder: configuration.folder)
    for case .glob(let glob) in configuration.file.apps ?? [] {
      _ = try? search.matches(of: glob.pattern)
    }
    return search.places.union([path])
  }
}

/// Makes the requests of apps. Even thousands of apps have few different settings, so equal
/// settings are read only once.
private struct RequestMaker {
  var claims: AppClaims
  let selection: AppSelection
  let run: RunChoices
  /// The base folder of the apps' relative paths.
  let appFolder: String
  let configuration: LoadedConfiguration?
  var known: [AppPart: [(settings: [JSONMember], made: AppRequest)]] = [:]

  private var common: [AppPart: [JSONMember]] { configuration?.file.settings ?? [:] }

  mutating func jobs(_ app: AppEntry) throws(ConfigurationError) -> [Job] {
    var jobs: [Job] = []
    for part in app.parts(Set(common.keys)) {
      let own = app.settings[part] ?? []
      var made = try made(part, own, app)
      let request = try request(part, &made, app)
      do throws(ValueFault) {
        try request.validate(run)
      } catch {
        throw ConfigurationError(.invalidOption(error, app: app.id.text), app.position)
      }
      jobs.append(Job(app.id.text, part, request, (common[part] ?? []) + own))
    }
    return jobs
  }

  private mutating func made(
    _ part: AppPart, _ own: [JSONMember], _ app: AppEntry
  ) throws(ConfigurationError) -> AppRequest {
    if let known = known[part]?.first(where: { $0.settings == own }) { return known.made }
    var made = AppRequest()
    try SettingsReader.read(
      common[part] ?? [], of: part, in: configuration?.folder ?? "", into: &made)
    try SettingsReader.read(own, of: part, in: appFolder, app: app.id.text, into: &made)
    made.folder.override(with: selection.folder)
    made.placing.compression = selection.placing.compression ?? made.placing.compression
    made.target.allowOutside = selection.allowOutside
    if selection.keepsInfoPlists, let merge = made.target.merge {
      made.target.infoPlist = made.target.infoPlist ?? merge
      made.target.merge = nil
    }
    known[part, default: []].append((own, made))
    return made
  }

  private mutating func request(
    _ part: AppPart, _ made: inout AppRequest, _ app: AppEntry
  ) throws(ConfigurationError) -> any Request {
    let id = app.id.text
    var paths = FilledPaths(id: id)
    made.visit(&paths, part)
    let artwork = PathTemplate.filled(app.artwork, id: id, in: appFolder)
    try PathTemplate.check(artwork, app.position)
    if part == .screen, made.folder.output == nil { return try installation(artwork, made, app.id) }
    if part == .screen, let place = made.app {
      let fault = ValueFault(
        "'app' (\(place)) and 'output' are two places", remedy: "leave out one")
      throw ConfigurationError(.invalidOption(fault, app: id), app.position)
    }
    if part == .pwa {
      var request = WebRequest()
      (request.placing, request.placing.artwork, request.web) = (made.placing, artwork, made.web)
      request.folder = try claimed(made.folder, request.output, app)
      request.root = claims.root
      return request
    }
    var request = BuildRequest()
    (request.placing, request.placing.artwork) = (made.placing, artwork)
    request.images = made.images
    if part == .screen { request.screen = made.screen }
    request.app = made.target
    request.folder = try claimed(made.folder, request.output, app)
    request.root = claims.root
    if let merge = made.target.merge {
      try claims.claim(infoPlist: merge, of: app.id, target: made.target.targetName)
    }
    return request
  }

  private mutating func installation(
    _ artwork: String, _ made: AppRequest, _ id: LocatedText
  ) throws(ConfigurationError) -> InstallRequest {
    var request = InstallRequest()
    (request.choices.placing, request.choices.placing.artwork) = (made.placing, artwork)
    request.choices.screen = made.screen
    // The file has all choices, so those of an earlier run are ignored.
    request.choices.isReset = true
    request.app = made.app ?? (appFolder.isEmpty ? "." : appFolder)
    (request.targetName, request.allowOutside) = (made.target.targetName, selection.allowOutside)
    request.folder = made.folder
    request.previewName = "LaunchPreview-\(id.text).html"
    // For all apps, --prune is only about parts that have an output folder.
    if selection.folder.prune { request.folder.prune = false }
    try claims.claim(infoPlist: request.app, of: id, target: request.targetName)
    return request
  }

  /// The choices with an output folder that no other app has.
  private mutating func claimed(
    _ folder: FolderChoices, _ standard: String, _ app: AppEntry
  ) throws(ConfigurationError) -> FolderChoices {
    var folder = folder
    let output = folder.output ?? PathTemplate.filled(standard, id: nil, in: appFolder)
    folder.output = output
    try claims.claim(output: output, of: app.id)
    return folder
  }
}
