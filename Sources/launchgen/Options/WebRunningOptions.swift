import ArgumentParser
import LaunchImages

/// Where the output of `pwa` goes, and how the work is done.
struct WebRunningOptions: ParsableArguments {
  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The folder to write into; created if missing.", valueName: "folder"),
    completion: .directory)
  var output = "WebApp"

  @Option(help: "How much time to spend on making the files small; the pixels stay the same.")
  var compression: Compression = .balanced

  @Option(help: "How many tasks run at the same time. (default: one for each processor)")
  var jobs: Int?

  @Flag(help: "Print what would be made, and write nothing.")
  var dryRun = false

  @Flag(help: "Print one JSON document.")
  var json = false

  @Flag(name: [.short, .long], help: "Print only warnings and errors.")
  var quiet = false

  @Flag(help: "Treat warnings as errors: exit with 65 and write nothing.")
  var strict = false

  @Flag(help: "Remove from the output folder images of earlier builds that this one doesn't make.")
  var prune = false

  @Flag(
    help: """
      Also replace, and with --prune remove, files that launchgen did not make or that were edited.
      """)
  var replace = false

  mutating func validate() throws {
    if let jobs, jobs < 1 {
      throw ValidationError("'--jobs \(jobs)' must be at least 1.")
    }
    if output.isEmpty {
      throw ValidationError("'--output' is empty; name a folder, '.' for the current one.")
    }
  }

  func apply(to options: inout PictureOptions) {
    options.compression = compression
    options.warningsAreErrors = strict
    if let jobs { options.jobs = jobs }
  }
}
