import ArgumentParser
import LaunchImages
import PNGCodec

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Where the output goes, and how the work is done.
struct RunningOptions: ParsableArguments {
  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The folder to write into; it is made if missing.", valueName: "folder"),
    completion: .directory)
  var output = "LaunchImages"

  @Option(
    help: ArgumentHelp(
      "How much time to give to small files; the pixels are the same.",
      discussion: """
        fast takes the least, best tries all that pays and takes seconds, balanced is nearly as \
        fast as fast.
        """))
  var compression: Compression = .balanced

  @Option(help: "How many tasks run at the same time (default: one for each processor).")
  var jobs: Int?

  @Flag(help: "Print what would be made; write nothing.")
  var dryRun = false

  @Flag(help: "Print one JSON document.")
  var json = false

  @Flag(name: [.short, .long], help: "Print only warnings and errors.")
  var quiet = false

  @Flag(help: "Take warnings for errors: exit with 65, write nothing.")
  var strict = false

  mutating func validate() throws {
    if let jobs, jobs < 1 {
      throw ValidationError("'--jobs \(jobs)' leaves nobody to work; use 1 or more.")
    }
    if output.isEmpty {
      throw ValidationError("'--output' is empty; name a folder, '.' for the current one.")
    }
  }

  func apply(to options: inout BuildOptions) {
    options.output = output
    options.compression = compression
    options.warningsAreErrors = strict
    options.jobs = jobs ?? ProcessInfo.processInfo.activeProcessorCount
  }
}

extension Compression: ExpressibleByArgument {}
