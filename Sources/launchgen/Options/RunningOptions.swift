import ArgumentParser
import LaunchImages
import LaunchPreview

/// Where the output goes, and how the work is done.
struct RunningOptions: ParsableArguments {
  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The folder to write into; created if missing.", valueName: "folder"),
    completion: .directory)
  var output = "LaunchImages"

  @Option(
    help: ArgumentHelp(
      "An existing folder for unfinished files, for builds in a sandbox.",
      discussion: """
        Then only the files themselves are written into the output folder: in one step, or in place \
        where a rename is forbidden.
        """, valueName: "folder"),
    completion: .directory)
  var stagingFolder: String?

  @Option(
    help: ArgumentHelp(
      "How much time to spend on making the files small; the pixels stay the same.",
      discussion: """
        balanced takes little longer than fast; best tries everything worthwhile and takes seconds.
        """))
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

  @Flag(help: "Also write LaunchPreview.html, which shows each screen, into the output folder.")
  var preview = false

  @Flag(help: "Remove from the output folder what earlier builds made and this one doesn't.")
  var prune = false

  mutating func validate() throws {
    if let jobs, jobs < 1 {
      throw ValidationError("'--jobs \(jobs)' must be at least 1.")
    }
    if stagingFolder?.isEmpty == true {
      throw ValidationError("'--staging-folder' is empty; name a folder that exists.")
    }
    if output.isEmpty {
      throw ValidationError("'--output' is empty; name a folder, '.' for the current one.")
    }
  }

  func apply(to options: inout BuildOptions) {
    options.compression = compression
    options.warningsAreErrors = strict
    if let jobs { options.jobs = jobs }
    if preview && !dryRun {
      options.overviewSide = ArtworkPreview.overviewSide
      // A page is looked at to see what is hidden.
      options.safeArea = .warn
    }
  }
}

extension Compression: ExpressibleByArgument {}
