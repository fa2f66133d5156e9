import ArgumentParser
import LaunchImages
import ManyApps
import Platform
import Texts

struct RunOptions: ParsableArguments {
  @OptionGroup(title: HelpPage.output) var dryRun: DryRunOption

  @Flag(
    help: .further("Write nothing; print what would change, and exit with 1 if anything would."))
  var check = false

  @OptionGroup(title: HelpPage.output) var json: JSONOption
  @OptionGroup(title: HelpPage.output) var replace: ReplaceOption

  @Flag(
    help: .further(
      "In the output folder, remove files of earlier runs that this run does not make."))
  var prune = false

  @Flag(help: "Also write LaunchPreview.html, a page that shows the result.")
  var preview = false

  @Flag(help: "Run again on each change, until Ctrl-C ends it.")
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
      "Print the paths of all files that a run would write, and write nothing.",
      discussion: """
        Both formats have one path on each line. xcfilelist is for Xcode: it puts $(SRCROOT)/ \
        before relative paths.
        """))
  var listOutputs: OutputListFormat?

  @Option(
    help: ArgumentHelp(
      "Write a makefile rule with the files that were read.", valueName: "file"),
    completion: .file())
  var depfile: String?

  @Option(
    help: ArgumentHelp(
      "The target in the depfile. (default: the path of the file that is written last)",
      valueName: "name"))
  var depfileTarget: String?

  @Option(
    help: ArgumentHelp(
      "An existing folder for unfinished files, for builds in a sandbox.",
      discussion: """
        Only finished files then appear in the output folder. launchgen renames them or, if the \
        sandbox forbids renaming, overwrites the old files in place.
        """, valueName: "folder"),
    completion: .directory)
  var stagingFolder: String?

  @Flag(
    help: """
      Neither use nor keep the record .launchgen-record in the output folder, which lets an \
      up-to-date build end at once.
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
