import ArgumentParser
import Files
import LaunchImages

struct Build: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write the launch images and UILaunchImages.plist.",
    discussion: """
      Without options, writes eight images, Default-iOS7@2x.png through Default-iOS8-736h@3x.png, \
      and UILaunchImages.plist into the folder LaunchImages. Files that would not change are left \
      alone. After an error nothing has been written.

      Without an artwork, builds the apps in launchgen.json, all of them or --only some: their \
      artworks, folders and options are in that file. One that fails does not stop the others; \
      the exit code is 1 then. With an artwork, the file's options count where none is given. \
      'launchgen init' writes such a file.

      The plan (--dry-run) and JSON go to standard output, progress and messages to standard \
      error.
      """)

  @Argument(
    help: "A landscape PNG, or '-' for standard input; may be left out with --logo.",
    completion: .file(extensions: ["png"]))
  var artwork: String?

  @OptionGroup var turning: TurningOptions
  @OptionGroup var reading: ReadingOptions
  @OptionGroup var placing: PlacingOptions
  @OptionGroup var naming: NamingOptions
  @OptionGroup var launchFile: LaunchFileOptions
  @OptionGroup var further: FurtherArtworkOptions
  @OptionGroup var logo: LogoArguments
  @OptionGroup var mergeTarget: MergeTargetOptions
  @OptionGroup var project: ProjectOptions
  @OptionGroup var running: RunningOptions
  @OptionGroup var buildSystem: BuildSystemOptions
  @OptionGroup var caching: CacheOptions
  @OptionGroup var configuration: ConfigurationOptions
  @OptionGroup var apps: AppOptions
  @OptionGroup var sharding: ShardOptions
  @OptionGroup var watching: WatchOptions

  mutating func validate() throws {
    if artwork == nil { artwork = apps.takeArtwork() }
    try watching.check(self)
    try apps.check(artwork: artwork ?? logo.logo)
    if sources.isLogo {
      try BuildSources.checkLogo(placing, turning, further)
    }
    if sharding.shard != nil {
      throw ValidationError("'--shard' is for builds of apps; leave out the artwork.")
    }
    if artwork == "" {
      throw ValidationError("the artwork's path is empty; name a PNG, or '-' for standard input.")
    }
    try further.check(madeLaunchFile, apps.parts)
    if mergeTarget.merge != nil && running.stagingFolder != nil {
      throw ValidationError(
        "'--merge' writes a file beside Info.plist; leave out '--staging-folder', or use "
          + "'launchgen merge' in a step of its own.")
    }
    if mergeTarget.merge != nil,
      let infoPlist = turning.infoPlist, !ProjectTarget.isProject(infoPlist)
    {
      throw ValidationError(
        "'--merge' takes the orientation from its Info.plist; leave out '--info-plist'.")
    }
  }

  private var sources: BuildSources { BuildSources(artwork, further, logo) }
  private var madeLaunchFile: LaunchFile? { apps.parts.launchFile(launchFile.launchFile) }

  func run() throws {
    let console = Console(isQuiet: running.quiet, warningsAreErrors: running.strict)
    try console.reportingErrors {
      var build = try prepared(console)
      build.options.jobs = try Waiting.jobs(upTo: build.options.jobs)
      if let format = buildSystem.listOutputs {
        let page = running.preview ? [PreviewOptions.file] : []
        let files = try build.dryRun().plan.files + page
        try Results.print(document: format.text(of: files.map(build.destination.path)))
      } else if running.dryRun {
        let run = try build.dryRun()
        try BuildResults.print(run, build.destination, asJSON: running.json)
        console.warn(run.artworkName, run.warnings)
      } else {
        try Depfiles.check(buildSystem, build)
        try Interruption.start()
        let report = try build.run { console.progress(ImageLine($0).description) }
        try finish(report, build, console)
      }
    }
  }

  /// What to build of what, and where; reads the Info.plist that the orientation comes from.
  func prepared(_ console: Console) throws -> PreparedBuild {
    let app = try turning.app(project, console)
    let options = try buildOptions(app)
    try warn(of: options, for: app, console)
    let sources = sources
    let destination = try destination(app)
    let inputs =
      sources.paths + [turning.infoPlist, destination.infoPlist?.path, configuration.usedPath]
    var reuse = buildSystem.reuse
    reuse.cacheFolder = caching.folder
    return PreparedBuild(
      source: sources.main, further: sources.further, options: options, destination: destination,
      reuse: reuse, preview: try previewRequest(),
      inputs: inputs.compactMap { $0 })
  }

  private func previewRequest() throws -> PreviewRequest? {
    guard running.preview else { return nil }
    let path = turning.infoPlist ?? mergeTarget.merge
    return PreviewRequest(
      orientations: try path.map { try LaunchedOrientations.of($0, project) } ?? [])
  }

  /// Warns of images that no device of the app shows; a merge does so itself.
  private func warn(
    of options: BuildOptions, for app: LaunchedApp?, _ console: Console
  ) throws {
    guard mergeTarget.merge == nil, let app, let infoPlist = turning.infoPlist else { return }
    for fault in app.faults(of: options) { try console.warn(infoPlist, fault) }
  }

  /// - Parameter app: what `--info-plist` names.
  private func destination(_ app: LaunchedApp?) throws -> Destination {
    var destination = Destination(
      folder: running.output, infoPlist: try mergeTarget.target(project, app))
    destination.root = configuration.confinement.root(of: "output")
    destination.infoPlist?.root = configuration.confinement.root(of: "merge")
    destination.prunes = running.prune
    destination.replaces = mergeTarget.replacing.replace
    destination.stagingFolder = running.stagingFolder
    destination.isTrial = buildSystem.check
    return destination
  }

  private func buildOptions(_ app: LaunchedApp?) throws -> BuildOptions {
    var options = BuildOptions()
    try turning.apply(to: &options, app)
    reading.apply(to: &options.pictures)
    placing.apply(to: &options.pictures)
    options.safeArea = placing.safeArea
    naming.apply(to: &options)
    options.launchFile = madeLaunchFile
    options.parts = apps.parts
    further.apply(to: &options)
    logo.apply(to: &options.pictures)
    options.artworkIsLogo = sources.isLogo
    running.apply(to: &options)
    return options
  }
}

extension Build {
  /// The files that decide what the build makes, however far they can be read.
  var watchedFiles: [String] {
    let lists = [turning.infoPlist, mergeTarget.merge].compactMap(\.self)
    return BuildSources(artwork, further, logo).paths
      + lists.flatMap { ProjectTarget.files($0, project) }
  }

  private func finish(
    _ report: BuildReport, _ build: PreparedBuild, _ console: Console
  ) throws {
    console.warn(report, build.reuse)
    var depfiles = Depfiles()
    try depfiles.add(buildSystem, build)
    try depfiles.writeAll()
    if report.cache == .stored { caching.trim() }
    if buildSystem.check {
      if running.json {
        try BuildResults.printJSON(report, build.destination)
      } else {
        try Results.print(lines: report.changes(build.destination).lines)
      }
      if !report.isUpToDate { throw ExitStatus.found.code }
      return
    }
    console.finish(report, build.destination)
    if running.json { try BuildResults.printJSON(report, build.destination) }
  }
}
