import ArgumentParser
import Files
import InfoPlist
import LaunchImages

struct Build: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write the launch images and UILaunchImages.plist.",
    discussion: """
      Without options: eight images, Default-iOS7@2x.png through Default-iOS8-736h@3x.png, and \
      UILaunchImages.plist, into LaunchImages. Files that would not change are left alone; on \
      any error nothing is written.

      Only the plan, the plist and JSON go to standard output; progress and messages go to \
      standard error.
      """)

  @Argument(
    help: "A landscape PNG; '-' reads it from standard input.",
    completion: .file(extensions: ["png"]))
  var artwork: String

  @OptionGroup var turning: TurningOptions
  @OptionGroup var reading: ReadingOptions
  @OptionGroup var placing: PlacingOptions
  @OptionGroup var naming: NamingOptions
  @OptionGroup var launchFile: LaunchFileOptions
  @OptionGroup var mergeTarget: MergeTargetOptions
  @OptionGroup var running: RunningOptions

  mutating func validate() throws {
    if mergeTarget.merge != nil && turning.infoPlist != nil {
      throw ValidationError(
        "'--merge' takes the orientation from its Info.plist; leave '--info-plist' out.")
    }
  }

  func run() async throws {
    let console = Console(isQuiet: running.quiet, warningsAreErrors: running.strict)
    try await console.reportingErrors {
      let update = try mergeTarget.update(
        naming, launchFile.launchFile, orientation: turning.orientation, output: running.output)
      try update?.warn(console)
      let options = try buildOptions(console, mergedInto: update?.merge)
      if running.dryRun {
        try plan(options, console, update)
      } else {
        try await build(options, console, update)
      }
    }
  }

  private func plan(
    _ options: BuildOptions, _ console: Console, _ update: InfoPlistUpdate?
  ) throws {
    let source = ArtworkSource(argument: artwork)
    let (plan, warnings) = try Generator.plan(source, options: options)
    try PlanReport(plan: plan, artworkName: source.name, update: update, warnings: warnings)
      .print(asJSON: running.json)
    try console.warn(source.name, warnings)
  }

  private func build(
    _ options: BuildOptions, _ console: Console, _ update: InfoPlistUpdate?
  ) async throws {
    let source = ArtworkSource(argument: artwork)
    Interruption.removesStagedFiles()
    try update?.stage()
    let report = try await Generator.build(source, options: options) {
      console.progress(ImageLine($0).description)
    }
    // Last: entries never name images that are not there yet.
    try update?.commit()
    try console.warn(source.name, report.warnings)
    console.finish(report, update)
    if running.json { try JSONReport(report, update).print() }
  }

  private func buildOptions(
    _ console: Console, mergedInto merge: InfoPlistMerge?
  ) throws -> BuildOptions {
    var options = BuildOptions()
    options.turn = try turning.turn(console, mergedInto: merge)
    reading.apply(to: &options)
    placing.apply(to: &options)
    naming.apply(to: &options)
    options.launchFile = launchFile.launchFile
    running.apply(to: &options)
    return options
  }
}
