import ArgumentParser
import Configuration
import Files
import LaunchImages
import Texts

/// The builds of the apps in launchgen.json or a manifest, checked before anything is written.
struct AppBuilds {
  let jobs: [BuildJob]
  /// The paths of launchgen.json and the manifest.
  let inputs: [String]
  /// What the patterns cannot match.
  let omissions: SearchOmissions

  /// Finds the apps and parses their options.
  ///
  /// - Returns: `nil` if neither launchgen.json nor a manifest lists apps.
  init?(_ configuration: LoadedConfiguration?, _ typed: TypedArguments) throws {
    let manifest = typed.values(of: AppOptions.manifestName).last
    omissions = SearchOmissions()
    guard let list = try Self.list(configuration, manifest, omissions) else { return nil }
    let shard = try Self.shard(typed)
    var claims = AppClaims(
      folder: list.folder, allowsOutside: typed.contains("--allow-outside"))
    let named = ["output", "merge"].filter { !typed.contains("--\($0)") }
    var parser = JobParser(
      typed, file: list.path, .init(root: claims.root, options: Set(named)))
    let source = AppArguments.Source(
      common: configuration?.file.settings["build"] ?? [], folder: configuration?.folder ?? "",
      appFolder: list.appFolder)
    let chosen = try list.chosen(typed.values(of: AppOptions.appName), &claims)
    var jobs: [BuildJob] = []
    do {
      for app in list.apps
      where chosen?.contains(app.id.text) != false && shard?.contains(app.id.text) != false {
        let arguments = AppArguments(app, source, typed)
        for path in [arguments.own.artwork] + arguments.listedFiles {
          try PathTemplate.check(path, app.details.position)
        }
        try ListedFiles.check(arguments.listedFiles)
        try claims.claim(
          output: arguments.own.output, of: app.id, isTrusted: typed.contains("--output"))
        if let merge = arguments.own.merge {
          try claims.claim(infoPlist: merge, of: app.id, isTrusted: typed.contains("--merge"))
        }
        jobs.append(try parser.job(app, arguments))
      }
    } catch let error as ConfigurationError {
      throw CommandError(error.message(at: list.path))
    }
    self.jobs = jobs
    inputs = [configuration?.path, manifest == "-" ? nil : list.path].compactMap { $0 }
  }

  private static func list(
    _ configuration: LoadedConfiguration?, _ manifest: String?, _ omissions: SearchOmissions
  ) throws(LoadingError) -> AppList? {
    do throws(LoadingError) {
      return try omissions.collecting { () throws(LoadingError) in
        try AppList(configuration, manifest: manifest, .own)
      }
    } catch {
      // The search may have failed because of them.
      Console().report(omissions)
      throw error
    }
  }

  private static func shard(_ typed: TypedArguments) throws -> Shard? {
    do {
      return try ShardOptions.shard(typed.values(of: ShardOptions.name).last)
    } catch let error as ValidationError {
      throw UsageError(error.message, of: Build.self)
    }
  }

  func run() throws {
    // Options for the whole run are the same in each build.
    guard let first = jobs.first?.build else { return }
    let console = Console(isQuiet: first.running.run.work.quiet)
    console.report(omissions)
    try console.reportingErrors {
      try Depfiles.check(first.buildSystem, inputs)
      let gate = try OutputGate(of: jobs, inputs: inputs)
      try BuildRun(jobs: jobs, inputs: inputs, gate: gate, first).run(console)
    }
  }
}
