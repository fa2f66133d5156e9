import ArgumentParser
import Files
import LaunchImages
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
      would not change are left alone. After an error nothing has been written.
      """)

  @Argument(
    help: "A PNG of any proportions, or '-' for standard input.",
    completion: .file(extensions: ["png"]))
  var artwork: String

  @OptionGroup var artworks: WebArtworkOptions
  @OptionGroup var reading: ReadingOptions
  @OptionGroup var placing: PlacingOptions
  @OptionGroup var page: WebPageOptions
  @OptionGroup var manifest: WebManifestArguments
  @OptionGroup var running: WebRunningOptions
  @OptionGroup var configuration: ConfigurationOptions

  mutating func validate() throws {
    if artwork.isEmpty {
      throw ValidationError("the artwork's path is empty; name a PNG, or '-' for standard input.")
    }
    if placing.safeArea != .off {
      throw ValidationError("'--safe-area' is about launch images; leave it out.")
    }
  }

  func run() throws {
    let console = Console(isQuiet: running.quiet, warningsAreErrors: running.strict)
    try console.reportingErrors {
      var options = options
      options.images.jobs = try Waiting.jobs(upTo: options.images.jobs)
      var destination = WebAppDestination(folder: running.output)
      destination.prunes = running.prune
      let artworks = artworks.artworks(artwork)
      if running.dryRun {
        let run = try Waiting.value { [options, destination] in
          try WebAppGenerator.dryRun(artworks, options: options, into: destination)
        }
        try WebAppPlanReport(run, destination).print(asJSON: running.json)
        console.warn(run.warnings)
        return
      }
      try Interruption.start()
      let report = try Waiting.value { [options, destination] in
        try await WebAppGenerator.build(artworks, options: options, into: destination) {
          console.progress(ImageLine($0).description)
        }
      }
      console.warn(report.warnings)
      console.note(WebAppSummary(report, destination).description)
      if running.json { try WebAppJSON(report, destination).print() }
    }
  }

  private var options: WebAppOptions {
    var options = WebAppOptions()
    reading.apply(to: &options.images)
    placing.apply(to: &options.images)
    running.apply(to: &options.images)
    options.darkBackground = artworks.darkBackground
    page.apply(to: &options)
    manifest.apply(to: &options.manifest)
    return options
  }
}
