import ArgumentParser
import LaunchImages

/// Options for how the work is done: compression, parallel jobs, messages, and whether warnings are
/// errors.
struct WorkOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How much time to spend on making the files small; the pixels stay the same.",
      discussion: """
        balanced takes little longer than fast; best tries everything worthwhile and takes seconds.
        """, visibility: .further))
  var compression: Compression = .balanced

  @Option(
    help: ArgumentHelp(
      "How many tasks run at the same time. (default: one for each processor)",
      visibility: .further),
    transform: PlainNumber.reader(of: "tasks", example: "4"))
  var jobs: Int?

  @Flag(name: [.short, .long], help: "Print only warnings and errors.")
  var quiet = false

  @Flag(
    help: ArgumentHelp(
      "Treat warnings as errors: exit with 65 and write nothing.", visibility: .further))
  var strict = false

  mutating func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("'--jobs \(jobs)' must be at least 1.") }
  }

  func apply(to options: inout PictureOptions) {
    options.compression = compression
    options.warningsAreErrors = strict
    if let jobs { options.jobs = jobs }
  }
}

extension Compression: ExpressibleByArgument {}
