import ArgumentParser
import LaunchImages
import ManyApps
import Platform
import Texts

struct RunOptions: ParsableArguments {
  @OptionGroup(title: HelpPage.output) var dryRun: DryRunOption

  @Flag(
    help: .further("Print what would change, and write nothing; exit with 1 if anything would."))
  var check = false

  @OptionGroup(title: HelpPage.output) var json: JSONOption
  @OptionGroup(title: HelpPage.output) var replace: ReplaceOption

  @Flag(
    help: .further(
      "Delete files of earlier runs from the output folder if this run does not make them."))
  var prune = false

  @Flag(help: "Also write LaunchPreview.html, a page that shows the result.")
  var preview = false

  @Flag(help: "Run again on each change, until you press Ctrl-C.")
  var watch = false

  @OptionGroup(title: HelpPage.output) var quiet: QuietOption
  @OptionGroup(title: HelpPage.output) var strict: StrictOption

  func folder(_ output: OutputFolderOption? = nil) -> FolderChoices {
    var folder = FolderChoices()
    folder.output = output?.output
    folder.prune = prune
    folder.replace = replace.replace
    folder.preview = preview
    folder.strict = strict.strict
    return folder
  }

  mutating func validate() throws {
    if check && dryRun.dryRun {
      throw ValidationError("'--check' and '--dry-run' write nothing, in two ways; use one.")
    }
    if watch && (check || dryRun.dryRun) {
      throw ValidationError(
        "'--watch' and '\(check ? "--check" : "--dry-run")' cannot be combined; leave out one.")
    }
  }

  func choices(_ machine: MachineOptions) -> RunChoices {
    var run = machine.choices
    if check { run.mode = .check }
    if dryRun.dryRun { run.mode = .dryRun }
    if let format = machine.listOutputs { run.mode = .listOutputs(format) }
    run.printsJSON = json.json
    run.isQuiet = quiet.quiet
    return run
  }
}

/// Options that only build systems, schedulers and continuous integration need.
struct MachineOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Print the path of each file that a run would write; write nothing.",
      discussion: """
        Both formats have one path on each line. xcfilelist is for Xcode: relative paths begin \
        with $(SRCROOT)/.
        """))
  var listOutputs: OutputListFormat?

  @Option(
    help: ArgumentHelp(
      "Write a makefile rule that lists the files that were read.", valueName: "file"),
    completion: .file())
  var depfile: String?

  @Option(
    help: ArgumentHelp(
      "The target of the rule in the depfile. (default: the file that is written last)",
      valueName: "name"))
  var depfileTarget: String?

  @Option(
    help: ArgumentHelp(
      "An existing folder for unfinished files, for builds in a sandbox.",
      discussion: """
        launchgen renames finished files into the output folder. If the sandbox forbids this, \
        launchgen overwrites the old files in place.
        """, valueName: "folder"),
    completion: .directory)
  var stagingFolder: String?

  @Flag(
    help: """
      Do not use or write the record .launchgen-record in the output folder. Each run then does \
      all the work, even if nothing has changed.
      """)
  var noRecord = false

  @OptionGroup var work: JobsOption

  mutating func validate() throws {
    try OptionText.refuseEmpty(depfile, "--depfile", "name a file")
    try OptionText.refuseEmpty(depfileTarget, "--depfile-target", "name a target")
    try OptionText.refuseEmpty(stagingFolder, "--staging-folder", "name a folder that exists")
    if depfileTarget != nil && depfile == nil {
      throw ValidationError("'--depfile-target' needs '--depfile'.")
    }
  }

  var choices: RunChoices {
    var run = RunChoices(version: version, origin: .command)
    run.jobs = work.jobs
    run.depfile = depfile
    run.depfileTarget = depfileTarget
    run.stagingFolder = stagingFolder
    run.keepsRecord = !noRecord
    run.memoryLimit = Memory.installed / 2
    return run
  }
}

extension OutputListFormat: ExpressibleByArgument {}
