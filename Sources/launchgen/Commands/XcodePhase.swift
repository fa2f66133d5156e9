import ArgumentParser
import Files
import Platform
import Texts
import XcodeProjects

struct XcodePhase: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "xcode-phase",
    abstract: "Print a Run Script phase for Xcode, and write its file lists.",
    discussion: """
      Takes the options of 'launchgen build', which the phase will run. Run it in the folder of the \
      project (SRCROOT), to which paths are relative. The phase also works with User Script Sandboxing, \
      and runs only if the artwork has changed or an image is missing.

      The script goes to standard output; the lists are LaunchImages-inputs.xcfilelist and \
      LaunchImages-outputs.xcfilelist. Run it again when you change options.

      Without an artwork, the phase builds the apps in launchgen.json, all of them or each --app.
      """)

  @Argument(
    help: "A landscape PNG; may be left out with --logo.", completion: .file(extensions: ["png"]))
  var artwork: String?

  @OptionGroup(title: HelpPage.output) var running: RunningOptions
  @OptionGroup var images: ImageOptions
  @OptionGroup(title: HelpPage.apps) var apps: AppOptions
  @OptionGroup(title: HelpPage.apps, visibility: .further) var configuration: ConfigurationOptions

  @Option(
    help: ArgumentHelp("The folder for the file lists; created if missing.", valueName: "folder"),
    completion: .directory)
  var fileLists = "."

  mutating func validate() throws {
    if artwork == "" || artwork == "-" || apps.manifest == "-" {
      throw ValidationError("a phase reads files; name a PNG, or a manifest.")
    }
    let picture = artwork ?? images.logo.logo
    if picture != nil { try apps.check(artwork: picture) }
    if fileLists.isEmpty {
      throw ValidationError("'--file-lists' is empty; name a folder, '.' for the current one.")
    }
  }

  func run() throws {
    let console = Console(isQuiet: running.run.work.quiet)
    try console.reportingErrors {
      let arguments = Self.buildArguments(ProcessArguments.all ?? [])
      let phase = try XcodePhaseFiles(arguments, console)
      let words = arguments + phase.inputs + phase.outputs + [fileLists]
      if let broken = words.first(where: VisibleText.hasControl) {
        throw CommandError(
          .cannotCreate, broken, "cannot be in a phase (it has a control character)", "rename it")
      }
      let script = PhaseScript(
        arguments: arguments, inputs: phase.inputs, outputs: phase.outputs, listFolder: fileLists)
      let lists = [
        (name: PhaseScript.inputList, bytes: ContiguousArray(script.list(script.inputs).utf8)),
        (name: PhaseScript.outputList, bytes: ContiguousArray(script.list(script.outputs).utf8)),
      ]
      try check(lists, inputs: phase.inputs)
      try mapError(try OutputFolder.write(lists, into: fileLists)) {
        (failure: FileFailure) in
        CommandError(
          failure.error.whenWriting(failure.path, otherwise: "choose another --file-lists"))
      }
      try Results.print(document: script.text)
    }
  }

  /// The arguments for `launchgen build`: all arguments except this command's name and
  /// `--file-lists` with its value.
  static func buildArguments(_ arguments: [String]) -> [String] {
    var result: [String] = []
    var isValue = false
    for argument in arguments.dropFirst() {
      if isValue {
        isValue = false
      } else if argument == "--file-lists" {
        isValue = true
      } else if !argument.hasPrefix("--file-lists=") {
        result.append(argument)
      }
    }
    return result
  }

  private func check(
    _ files: [(name: String, bytes: ContiguousArray<UInt8>)], inputs: [String]
  ) throws(CommandError) {
    var gate = OutputGate(inputs: inputs)
    for file in files {
      let path = OutputFolder.path(of: file.name, in: fileLists)
      try mapError(try gate.admit(path, writing: file.bytes) { Self.isList(path) }) {
        (error: OutputRefusal) in
        CommandError(
          error.message(path, otherwise: "choose another --file-lists", replaces: false))
      }
    }
  }

  private static func isList(_ path: String) -> Bool {
    guard let bytes = try? FileReader.read(found: path, limit: 1 << 24) else { return false }
    return PhaseScript.isList(String(decoding: bytes, as: UTF8.self))
  }
}
