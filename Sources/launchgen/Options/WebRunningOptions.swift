import ArgumentParser
import LaunchImages

/// The output folder of `pwa`, and options of the run.
struct WebRunningOptions: ParsableArguments {
  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The folder to write into; created if missing.", valueName: "folder"),
    completion: .directory)
  var output = "WebApp"

  @OptionGroup var run: RunOptions

  @Flag(
    help: """
      Also replace, and with --prune remove, files that launchgen did not make or that were edited.
      """)
  var replace = false

  mutating func validate() throws {
    if output.isEmpty {
      throw ValidationError("'--output' is empty; name a folder, '.' for the current one.")
    }
  }
}
