import ArgumentParser
import LaunchImages

// Options that several commands have, each declared once.

struct QuietOption: ParsableArguments {
  @Flag(name: [.short, .long], help: "Print only warnings and errors.")
  var quiet = false
}

struct JSONOption: ParsableArguments {
  @Flag(help: .further("Print one JSON document to standard output."))
  var json = false
}

struct DryRunOption: ParsableArguments {
  @Flag(help: "Print what would be made or changed; write nothing.")
  var dryRun = false
}

struct StrictOption: ParsableArguments {
  @Flag(
    help: .further(
      "Treat warnings as errors.",
      discussion: "After a warning, commands that make files write none."))
  var strict = false
}

struct ReplaceOption: ParsableArguments {
  @Flag(
    help: "Also replace files and entries that launchgen did not make, or that were edited.")
  var replace = false
}

struct OutputFolderOption: ParsableArguments {
  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The folder to write into; created if missing.", valueName: "folder"),
    completion: .directory)
  var output: String?
}

struct OutputFileOption: ParsableArguments {
  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The file to write; its folder is created if missing.", valueName: "file"),
    completion: .file())
  var output: String?
}

struct TargetOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The target, if a project makes several apps.", valueName: "name"))
  var targetName: String?

  @OptionGroup var outside: OutsideOption

  var allowOutside: Bool { outside.allowOutside }

  mutating func validate() throws {
    try OptionText.refuseEmpty(targetName, "--target-name", "name a target")
  }
}

struct CompressionOption: ParsableArguments {
  @Option(
    help: .further(
      "How hard to compress the files. (default: balanced)",
      discussion: """
        The pixels stay the same. balanced takes little longer than fast. best takes seconds, and \
        makes the smallest files.
        """))
  var compression: Compression?
}

struct JobsOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How many tasks run at the same time. (default: one for each processor)"),
    transform: OptionText.number(of: "tasks", example: "4"))
  var jobs: Int?

  mutating func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("'--jobs \(jobs)' must be at least 1.") }
  }
}

struct OutsideOption: ParsableArguments {
  @Flag(
    help: .further(
      "Allow files outside the folder that contains the Xcode project or launchgen.json."))
  var allowOutside = false
}
