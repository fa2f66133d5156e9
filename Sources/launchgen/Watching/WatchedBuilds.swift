import ArgumentParser
import Configuration

/// The current list of builds, and the files and folders that determine it.
struct WatchedBuilds {
  /// One build for each app, or for the artwork on the command line.
  let jobs: [BuildJob]
  /// The paths of launchgen.json and the manifest, and the folders that are searched for artwork.
  let sources: Set<String>

  init(_ invocation: Invocation, _ typed: TypedArguments) {
    switch invocation {
    case .command(let command): jobs = (command as? Build).map { [BuildJob($0)] } ?? []
    case .apps(let builds): jobs = builds.jobs
    }
    sources = Self.sources(typed)
  }

  /// The paths of the files that each build reads, in the order of ``jobs``.
  var inputs: [Set<String>] { jobs.map { Set($0.build.watchedFiles) } }

  /// The files and folders that determine the list of builds: launchgen.json, the manifest, and the
  /// places that globs search.
  ///
  /// - Complexity: that of a search for each glob in launchgen.json.
  static func sources(_ typed: TypedArguments) -> Set<String> {
    let manifest = typed.values(of: AppOptions.manifestName).last
    var sources = Set([manifest].compactMap { $0 })
    if typed.contains(ConfigurationOptions.noConfigName) { return sources }
    let named = typed.values(of: ConfigurationOptions.configName).last
    sources.insert(named ?? LoadedConfiguration.standardName)
    // With a manifest or an artwork, the apps do not come from the file.
    if manifest != nil || typed.hasOperands { return sources }
    guard let configuration = try? LoadedConfiguration(named: named, .own) else { return sources }
    for case .glob(let glob) in configuration.file.apps ?? [] {
      sources.formUnion(GlobSearch.places(of: glob.pattern, in: configuration.folder))
    }
    return sources
  }
}
