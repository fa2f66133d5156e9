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

      The plan (--dry-run) and JSON go to standard output, progress and messages to standard \
      error.
      """)

  @Argument(
    help: "A landscape PNG, or '-' for standard input.",
    completion: .file(extensions: ["png"]))
  var artwork: String

  @OptionGroup var turning: TurningOptions
  @OptionGroup var reading: ReadingOptions
  @OptionGroup var placing: PlacingOptions
  @OptionGroup var naming: NamingOptions
  @OptionGroup var launchFile: LaunchFileOptions
  @OptionGroup var mergeTarget: MergeTargetOptions
  @OptionGroup var project: ProjectOptions
  @OptionGroup var running: RunningOptions

  mutating func validate() throws {
    if artwork.isEmpty {
      throw ValidationError("the artwork's path is empty; name a PNG, or '-' for standard input.")
    }
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

  func run() throws {
    let console = Console(isQuiet: running.quiet, warningsAreErrors: running.strict)
    try console.reportingErrors {
      let options = try buildOptions(console)
      let destination = try destination(options)
      let source = artwork == "-" ? ArtworkSource.standardInput : .file(path: artwork)
      if running.dryRun {
        let run = try Waiting.value {
          try await Generator.dryRun(source, options: options, into: destination)
        }
        try PlanReport(run, destination).print(asJSON: running.json)
        console.warn(run.artworkName, run.warnings)
      } else {
        try Interruption.start()
        let report = try Waiting.value {
          try await Generator.build(source, options: options, into: destination) {
            console.progress(ImageLine($0).description)
          }
        }
        console.warn(report.artworkName, report.warnings)
        console.finish(report, destination)
        if running.json { try JSONReport(report, destination).print() }
      }
    }
  }

  private func destination(_ options: BuildOptions) throws -> Destination {
    let named = turning.infoPlist == nil ? nil : options.orientation
    var destination = Destination(
      folder: running.output, infoPlist: try mergeTarget.target(project, named))
    destination.prunes = running.prune
    destination.stagingFolder = running.stagingFolder
    return destination
  }

  private func buildOptions(_ console: Console) throws -> BuildOptions {
    var options = BuildOptions()
    try turning.apply(to: &options, project, console)
    reading.apply(to: &options)
    placing.apply(to: &options)
    naming.apply(to: &options)
    options.launchFile = launchFile.launchFile
    running.apply(to: &options)
    options.jobs = try Waiting.jobs(upTo: options.jobs)
    return options
  }
}
