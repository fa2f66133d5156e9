import ArgumentParser

/// Options of commands that write a folder of files.
struct RunOptions: ParsableArguments {
  @Flag(help: "Print what would be made, and write nothing.")
  var dryRun = false

  @Flag(help: "Print one JSON document.")
  var json = false

  @Flag(help: "Remove from the output folder what earlier builds made and this one doesn't.")
  var prune = false

  @OptionGroup var work: WorkOptions
}
