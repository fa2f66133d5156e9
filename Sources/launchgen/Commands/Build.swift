import ArgumentParser
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
  @OptionGroup var placing: PlacingOptions
  @OptionGroup var naming: NamingOptions
  @OptionGroup var running: RunningOptions

  func run() async throws {
    let console = Console(isQuiet: running.quiet)
    try await console.reportingErrors {
      let options = try buildOptions(console)
      let source = ArtworkSource(argument: artwork)
      if running.dryRun {
        let (plan, warnings) = try Generator.plan(source, options: options)
        try PlanReport(plan: plan, artworkName: source.name, warnings: warnings)
          .print(asJSON: running.json)
        console.warn(source.name, warnings)
      } else {
        let report = try await Generator.build(source, options: options) {
          console.progress(ImageLine($0).description)
        }
        console.warn(source.name, report.warnings)
        console.finish(report)
        if running.json { try JSONReport(report).print() }
      }
    }
  }

  private func buildOptions(_ console: Console) throws -> BuildOptions {
    var options = BuildOptions()
    options.turn = try turning.turn(console)
    placing.apply(to: &options)
    naming.apply(to: &options)
    running.apply(to: &options)
    return options
  }
}
