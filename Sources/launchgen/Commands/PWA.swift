import ArgumentParser
import Configuration
import Files
import LaunchImages
import Texts
import WebApps

struct PWA: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pwa",
    abstract: "Write the startup images of a web app for iPhones and iPads, and their tags.",
    discussion: """
      Makes an upright apple-touch-startup-image for the \(StartupScreen.all.count) screens of \
      iPhones and iPads with web apps, in portrait and landscape; apple-splash.html, the tags for \
      the head of a page, of which exactly one matches on each screen; and \
      apple-splash.webmanifest, the members of a web app manifest that concern startup. Files that \
      would not change are left alone. If an error occurs, nothing is written.
      """)

  @Argument(
    help: "A PNG with any aspect ratio, or '-' for standard input; may be left out with --logo.",
    completion: .file(extensions: ["png"]))
  var artwork: String?

  @OptionGroup(title: HelpPage.output) var running: WebRunningOptions
  @OptionGroup(title: HelpPage.output) var page: WebPageOptions
  @OptionGroup(title: "Artwork") var artworks: WebArtworkOptions
  @OptionGroup(title: "Artwork") var logo: LogoArguments
  @OptionGroup(title: HelpPage.fit) var placing: PlacingOptions
  @OptionGroup(title: HelpPage.fit, visibility: .further) var reading: ReadingOptions
  @OptionGroup(title: "Manifest", visibility: .further) var manifest: WebManifestArguments
  @OptionGroup(title: HelpPage.buildSystems, visibility: .further)
  var buildSystem: BuildSystemOptions
  @OptionGroup(visibility: .further) var configuration: ConfigurationOptions

  mutating func validate() throws {
    if artwork == nil && logo.logo == nil {
      throw ValidationError("Missing expected argument '<artwork>'; name a PNG or a --logo.")
    }
    if artwork == "" {
      throw ValidationError("the artwork's path is empty; name a PNG, or '-' for standard input.")
    }
    if placing.safeArea != .off {
      throw ValidationError("'--safe-area' is about launch images; leave it out.")
    }
    if artwork == nil { try placing.checkLogo() }
    try artworks.check(artwork: artwork, logo: logo.logo)
  }

  func run() throws {
    let console = Console(
      isQuiet: running.run.work.quiet, warningsAreErrors: running.run.work.strict)
    try console.reportingErrors {
      var options = options
      options.images.jobs = try Waiting.jobs(upTo: options.images.jobs)
      let artworks = artworks.artworks(artwork, logo: logo.logo)
      if buildSystem.listOutputs != nil {
        return try plan(artworks, options, destination, console)
      }
      let inputs = artworks.paths + [configuration.usedPath].compactMap(\.self)
      var destination = destination
      destination.gate = OutputGate(inputs: inputs, replaces: running.replace)
      try destination.gate.admit(depfileOf: buildSystem)
      var depfiles = Depfiles()
      try depfiles.add(
        buildSystem, lastFile: destination.path(of: WebAppPlan.tagsFile(of: options)), inputs)
      if running.run.dryRun { return try plan(artworks, options, destination, console) }
      try Interruption.start()
      let report = try Waiting.value { [options, destination] in
        try await WebAppGenerator.build(
          artworks, options: options, into: destination, reusing: buildSystem.reuse
        ) { console.progress(ImageLine($0).description) }
      }
      try finish(report, depfiles, console)
    }
  }

  private func plan(
    _ artworks: WebAppArtworks, _ options: WebAppOptions, _ destination: PictureDestination,
    _ console: Console
  ) throws {
    let reuse = buildSystem.listOutputs == nil ? buildSystem.reuse : nil
    let run = try Waiting.value {
      try await WebAppGenerator.dryRun(
        artworks, options: options, into: destination, reusing: reuse)
    }
    if let format = buildSystem.listOutputs {
      try Results.print(document: format.text(of: run.plan.files.map(destination.path)))
      return
    }
    try BuildResults.print(run, destination, asJSON: running.run.json)
    console.write(run.warnings.map(\.message))
  }

  private func finish(
    _ report: WebAppReport, _ depfiles: Depfiles, _ console: Console
  ) throws {
    console.write(report.warnings.map(\.message))
    try depfiles.writeAll()
    if !buildSystem.check { console.note(WebAppSummary(report, destination).description) }
    if running.run.json {
      try BuildResults.printJSON(report, destination)
    } else if buildSystem.check {
      try Results.print(lines: report.changes(destination).lines)
    }
    if buildSystem.check && !report.isUpToDate { throw ExitStatus.found.code }
  }

  private var destination: PictureDestination {
    var destination = PictureDestination(folder: running.output)
    destination.root = configuration.confinement.root(of: "output")
    destination.prunes = running.run.prune
    destination.replaces = running.replace
    destination.isTrial = buildSystem.check
    return destination
  }

  private var options: WebAppOptions {
    var options = WebAppOptions()
    reading.apply(to: &options.images)
    placing.apply(to: &options.images)
    logo.apply(to: &options.images)
    running.run.work.apply(to: &options.images)
    options.darkBackground = artworks.darkBackground
    page.apply(to: &options)
    manifest.apply(to: &options.manifest)
    return options
  }
}
