import ArgumentParser

/// Options of commands that write a folder of files.
struct RunOptions: ParsableArguments {
  @Flag(help: "Print what would be made, and write nothing.")
  var dryRun = false

  @Flag(help: ArgumentHelp("Print one JSON document.", visibility: .further))
  var json = false

  @Flag(
    help: ArgumentHelp(
      "Remove files of earlier builds that this build does not make.",
      visibility: .further))
  var prune = false

  @OptionGroup var work: WorkOptions
}
