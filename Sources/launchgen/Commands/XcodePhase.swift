import AppDocuments
import ArgumentParser
import ManyApps
import Platform
import Texts

struct XcodePhase: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "xcode-phase",
    abstract: "Print a Run Script phase for Xcode, and write its file lists.",
    discussion: """
      The phase runs <command>: make, build, pwa, or screen with --output. Run xcode-phase in the \
      project's folder (SRCROOT), because paths are relative to it. Xcode runs the phase only if \
      the artwork has changed or an image is missing. User Script Sandboxing can stay on.

      The script goes to standard output. The lists are LaunchImages-inputs.xcfilelist and \
      LaunchImages-outputs.xcfilelist. When you change options, run xcode-phase again.

      Examples:
        launchgen xcode-phase build art.png --screens all
        launchgen xcode-phase make
      """)

  @Option(
    help: ArgumentHelp("The folder for the file lists; created if missing.", valueName: "folder"),
    completion: .directory)
  var fileLists = "."

  @Argument(
    parsing: .captureForPassthrough,
    help: ArgumentHelp("A command of launchgen, with its options.", valueName: "command"))
  var command: [String] = []

  mutating func validate() throws {
    try OptionText.refuseEmpty(
      fileLists, "--file-lists", "name a folder, '.' for the current one")
    // The words of the phase's command are not parsed here, and may ask for the help of this
    // command.
    if let first = command.first, ["-h", "--help", "--help-hidden"].contains(first) {
      throw CleanExit.helpRequest(XcodePhase.self)
    }
    if command.first == "--version" { throw CleanExit.message(version) }
  }

  func run() throws {
    let console = Console()
    let phase = try PhasePlan(command, console)
    let words = command + phase.inputs + phase.outputs + [fileLists]
    if let broken = words.first(where: VisibleText.hasControl) {
      throw CommandError(
        .cannotCreate, broken, "cannot be in a phase (it has a control character)", "rename it")
    }
    let lists = [
      (PhaseScript.inputList, phase.inputs), (PhaseScript.outputList, phase.outputs),
    ].map { (name: $0, bytes: ContiguousArray(PhaseScript.list($1).utf8)) }
    try OutputFolder.write(
      lists, into: fileLists, OutputGate(inputs: phase.inputs),
      otherwise: "choose another --file-lists"
    ) { FileReader.text($0, limit: 1 << 24).map(PhaseScript.isList) ?? false }
    try Results.print(
      document: PhaseScript.text(command: phase.command, listFolder: fileLists))
  }
}

/// The command line of a phase, and the files that it reads and writes.
private struct PhasePlan {
  let command: String
  private(set) var inputs: [String] = []
  private(set) var outputs: [String] = []

  init(_ words: [String], _ console: Console) throws {
    let stages = words.contains { $0 == "--staging-folder" || $0.hasPrefix("--staging-folder=") }
    let (run, list) = try Self.jobs(words)
    command =
      ((["launchgen"] + words.map(PhaseScript.quoted))
      + (stages ? [] : ["--staging-folder \"$TARGET_TEMP_DIR\""])).joined(separator: " ")
    console.report(list.omissions)
    let tasks = try Waiting.jobs(upTo: run.jobs)
    for job in list.jobs {
      if job.request is InstallRequest {
        throw ValidationError(
          "a phase cannot change the project that Xcode builds; name a folder with '--output'.")
      }
      if (job.request as? BuildRequest)?.app.merge != nil {
        throw ValidationError(
          "a phase cannot change an Info.plist, which Xcode reads at the same time; use "
            + "'--no-merge', and run 'launchgen merge' once.")
      }
      if job.request.artwork == "-" { throw Self.needsFiles }
      if job.id != nil { try job.request.checkListedFiles() }
      let made = try Waiting.value {
        try await job.request.report(
          run, OutputGate(), jobs: tasks, isOneOfSeveral: job.id != nil, onImage: nil)
      }
      // Warnings about the artwork are left out here, because each run of the phase shows them.
      console.write(made.warnings.filter { $0.place.path != made.artworkName })
      outputs += made.files.map(\.path)
      inputs += made.inputs
    }
    inputs = (inputs + list.inputs).withoutRepeats
  }

  private static func jobs(_ words: [String]) throws -> (RunChoices, JobList) {
    let parsed: any ParsableCommand
    do {
      parsed = try Launchgen.parseAsRoot(words)
    } catch {
      if Launchgen.exitCode(for: error).isSuccess { throw CleanExit.helpRequest(XcodePhase.self) }
      throw UsageError(Launchgen.message(for: error), of: XcodePhase.self)
    }
    // A command of the parser's own only shows help.
    let isOwn = Launchgen.configuration.subcommands.contains { $0 == type(of: parsed) }
    if !isOwn && !words.isEmpty { throw CleanExit.helpRequest(XcodePhase.self) }
    if let make = parsed as? Make {
      let (selection, run) = (try make.selection(), planned(make.choices))
      if selection.manifest == "-" { throw Self.needsFiles }
      return (run, try JobList(selection, run))
    }
    guard let command = parsed as? any RequestCommand else {
      throw ValidationError("a phase runs make, build, pwa, or screen with --output; name one.")
    }
    return (planned(command.running.choices(command.machine)), JobList(command.request))
  }

  private static let needsFiles = ValidationError(
    "a phase reads files; name a PNG, or a manifest.")

  private static func planned(_ run: RunChoices) -> RunChoices {
    var run = run
    run.mode = .listOutputs(.paths)
    run.listsInputs = true
    return run
  }
}
