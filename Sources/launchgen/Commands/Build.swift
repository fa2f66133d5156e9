import ArgumentParser
import Configuration
import Files
import LaunchImages
import Texts

struct Build: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write the launch images and UILaunchImages.plist.",
    discussion: """
      Writes eight images, Default-iOS7@2x.png through Default-iOS8-736h@3x.png. If a build fails, \
      nothing is written. Without an artwork, builds the apps in launchgen.json, which \
      'launchgen init' writes. With an artwork, options that you leave out are taken from that file.

      Examples:
        launchgen build art.png --merge App/Info.plist
        launchgen build art.png --focus 30%,50% --preview
        launchgen build art.png --launch-file storyboard --dry-run
      """)

  @Argument(
    help: ArgumentHelp(
      "A landscape PNG, or '-' for standard input.",
      discussion: "It may be left out with --logo, and for the apps in launchgen.json."),
    completion: .file(extensions: ["png"]))
  var artwork: String?

  @OptionGroup(title: HelpPage.output) var running: RunningOptions
  @OptionGroup(title: HelpPage.output) var mergeTarget: MergeTargetOptions
  @OptionGroup(title: HelpPage.output) var watching: WatchOptions
  @OptionGroup var images: ImageOptions
  @OptionGroup(title: HelpPage.apps) var apps: AppOptions
  @OptionGroup(title: HelpPage.apps, visibility: .further) var sharding: ShardOptions
  @OptionGroup(title: HelpPage.apps, visibility: .further) var configuration: ConfigurationOptions
  @OptionGroup(title: HelpPage.buildSystems, visibility: .further)
  var buildSystem: BuildSystemOptions
  @OptionGroup(title: HelpPage.buildSystems, visibility: .further) var caching: CacheOptions

  mutating func validate() throws {
    try watching.check(self)
    try apps.check(artwork: artwork ?? images.logo.logo)
    if sharding.shard != nil {
      throw ValidationError("'--shard' is for builds of apps; leave out the artwork.")
    }
    if artwork == "" {
      throw ValidationError("the artwork's path is empty; name a PNG, or '-' for standard input.")
    }
    try images.check(artwork)
    if mergeTarget.merge != nil && running.stagingFolder != nil {
      throw ValidationError(
        "'--merge' writes a temporary file next to Info.plist; leave out '--staging-folder', or use "
          + "'launchgen merge' in a separate step.")
    }
    if mergeTarget.merge != nil,
      let infoPlist = images.turning.infoPlist, !NamedTarget.isProject(infoPlist)
    {
      throw ValidationError(
        "'--merge' takes the orientation from its Info.plist; leave out '--info-plist'.")
    }
  }

  func run() throws {
    let console = Console(
      isQuiet: running.run.work.quiet, warningsAreErrors: running.run.work.strict)
    try console.reportingErrors {
      var build = try prepared(console)
      build.options.jobs = try Waiting.jobs(upTo: build.options.jobs)
      if let format = buildSystem.listOutputs {
        let page = running.preview ? [build.destination.path(of: PreviewOptions.file)] : []
        return try Results.print(document: format.text(of: build.plannedFiles() + page))
      }
      let unnamed = unnamedInfoPlist()
      // As an error, the warning must come before anything is written. Otherwise it follows the
      // build, so that it does not hide an error.
      if console.warningsAreErrors { try unnamed?.warn(console) }
      try Depfiles.check(buildSystem, build)
      if running.run.dryRun {
        let run = try Waiting.value { [build] in try await build.dryRun() }
        try BuildResults.print(run, build, asJSON: running.run.json)
        try unnamed?.warn(console)
        console.write(run.warnings.map { $0.message(at: run.artworkName) })
      } else {
        try Interruption.start()
        let report = try build.run { console.progress(ImageLine($0).description) }
        try unnamed?.warn(console)
        try finish(report, build, console)
      }
      unnamed?.note(console)
    }
  }

  /// Prepares the build from the options, and reads the Info.plist that the orientation comes from.
  ///
  /// - Parameters:
  ///   - listsInputs: whether all inputs are listed even if no depfile is requested. To find the
  ///     settings files of a project, its folder is searched.
  ///   - gate: the gate of a run of several builds; `nil` for a single build.
  func prepared(
    _ console: Console, listsInputs: Bool = false, gate: OutputGate? = nil
  ) throws -> PreparedBuild {
    let app = try images.turning.app(images.project, console)
    var options = try images.options(artwork, app)
    running.apply(to: &options)
    try warn(of: options, for: app, console)
    let sources = images.sources(artwork)
    var destination = try destination(app)
    let isListed = listsInputs || buildSystem.depfile != nil
    let turning = isListed ? images.turning.infoPlist : nil
    let inputs =
      sources.paths + (turning.map { NamedTarget.files($0, images.project) } ?? [])
      + [destination.infoPlist?.path, configuration.usedPath].compactMap(\.self)
    destination.gate = try gate ?? OutputGate(of: self)
    destination.gate.add(inputs: inputs)
    var reuse = buildSystem.reuse
    reuse.cacheFolder = caching.folder
    return PreparedBuild(
      source: sources.main, further: sources.further, options: options, destination: destination,
      reuse: reuse, membership: try mergeTarget.membership(images.project),
      preview: try previewRequest(),
      inputs: inputs)
  }

  private func previewRequest() throws -> PreviewRequest? {
    guard running.preview else { return nil }
    let path = images.turning.infoPlist ?? mergeTarget.merge
    return PreviewRequest(
      orientations: try path.map { try LaunchedOrientations.of($0, images.project) } ?? [],
      next: NextSteps.afterBuild(mergedInto: mergeTarget.merge))
  }

  /// Warns about images that no device of the app shows. With `--merge`, the merge itself warns
  /// about them.
  private func warn(
    of options: BuildOptions, for app: LaunchedApp?, _ console: Console
  ) throws {
    guard mergeTarget.merge == nil, let app, let infoPlist = images.turning.infoPlist else {
      return
    }
    for fault in app.faults(of: options, at: infoPlist) { try console.warn(fault) }
  }

  /// - Parameter app: the app of `--info-plist`; `nil` without the option.
  private func destination(_ app: LaunchedApp?) throws -> Destination {
    var destination = Destination(
      folder: running.output, infoPlist: try mergeTarget.target(images.project, app))
    destination.root = configuration.confinement.root(of: "output")
    destination.infoPlist?.root = configuration.confinement.root(of: "merge")
    destination.prunes = running.run.prune
    destination.replaces = mergeTarget.replacing.replace
    destination.stagingFolder = running.stagingFolder
    destination.isTrial = buildSystem.check
    return destination
  }

  /// The paths of the files that determine the build's outputs: the artworks, and the files that
  /// the Info.plist or project consists of.
  var watchedFiles: [String] {
    let lists = [images.turning.infoPlist, mergeTarget.merge].compactMap(\.self)
    return images.sources(artwork).paths
      + lists.flatMap { NamedTarget.files($0, images.project) }
  }

  /// The paths of the files that the build reads, without the settings files of a project.
  var readFiles: [String] {
    let lists = [images.turning.infoPlist, mergeTarget.merge].compactMap(\.self).map { path in
      NamedTarget.isProject(path)
        ? path + "/project.pbxproj" : (try? InfoPlistFolder.infoPlist(path)) ?? path
    }
    return images.sources(artwork).paths + lists + [configuration.usedPath].compactMap(\.self)
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
      if running.run.json {
        try BuildResults.printJSON(report, build.destination)
      } else {
        try Results.print(lines: report.changes(build.destination).lines)
      }
      if !report.isUpToDate { throw ExitStatus.found.code }
      return
    }
    console.finish(report, build)
    if running.run.json { try BuildResults.printJSON(report, build.destination) }
  }
}
