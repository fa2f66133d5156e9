import ArgumentParser
import LaunchApps
import ManyApps
import Platform
import Texts

struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write a launchgen.json for the apps in the current folder.",
    discussion: """
      Looks in this folder and its subfolders for Info.plist files, Xcode projects, and landscape \
      PNGs of \(FolderSurvey.smallestArtwork) pixels or more. Then prints and writes a \
      launchgen.json with one app for each artwork. art@2x.png and art@3x.png are one artwork. \
      art-dark.png, art-ipad.png, art-portrait.png and logo.png belong to the app of art.png.

      An app with a project or Info.plist gets a launch screen. If the app supports iOS 7, it also \
      gets launch images. 'launchgen make' makes both. 'init' also writes launchgen.schema.json, \
      which lets editors complete and check launchgen.json.
      """)

  @OptionGroup var replace: ReplaceOption
  @OptionGroup var dryRun: DryRunOption

  @Flag(help: "Only print the JSON Schema of launchgen.json.")
  var schema = false

  @OptionGroup var quiet: QuietOption

  func run() throws {
    let console = Console(isQuiet: quiet.quiet)
    if schema {
      return try Results.print(
        document: String(decoding: ProposedConfiguration.schema, as: UTF8.self))
    }
    if !replace.replace { try checkFiles() }
    let found = try console.reportingOmissions {
      try mapError(try FolderSurvey()) { (error: FileError) in
        CommandError(
          error.readStatus, ".", "cannot be searched (\(error))",
          error.remedy(otherwise: "check the folder"))
      }
    }
    let apps = ProposedApp.all(
      artworks: found.artworks, others: found.otherPictures, places: found.apps)
    guard !apps.isEmpty else {
      throw CommandError(
        .noInput, "launchgen.json",
        "is not written (no landscape PNG of \(FolderSurvey.smallestArtwork) pixels or more is "
          + "in this folder)",
        "add an artwork, or change to the project's folder")
    }
    let text = ProposedConfiguration.text(of: apps)
    if !quiet.quiet || dryRun.dryRun { try Results.print(document: text) }
    if dryRun.dryRun { return }
    try write(text)
    let count = apps.count == 1 ? "1 app" : "\(apps.count) apps"
    console.note("\(LoadedConfiguration.standardName): \(count)")
    console.note(
      "next: look through it, then run 'launchgen make --dry-run' to see what would be made, and "
        + "'launchgen make' to make it")
  }

  private func checkFiles() throws(CommandError) {
    var gate = OutputGate(replaces: replace.replace)
    for name in [LoadedConfiguration.standardName, ProposedConfiguration.schemaName] {
      do throws(OutputRefusal) {
        // A link may lead to somebody else's file.
        if !replace.replace, FileKind(of: name, followsLinks: false) == .link { throw .isForeign }
        try gate.admit(name) {
          name == ProposedConfiguration.schemaName
            && FileReader.text(name, limit: 1 << 20)?.contains("\"title\" : \"launchgen.json\"")
              == true
        }
      } catch .isForeign {
        throw CommandError(
          .cannotCreate, name, "already exists",
          "use --replace to replace it, or --replace --dry-run to see what would be written")
      } catch {
        throw CommandError(error.message(name, otherwise: "move it away", replaces: false))
      }
    }
  }

  private func write(_ text: String) throws {
    try Interruption.start()
    let files = [
      (
        name: ProposedConfiguration.schemaName, bytes: ContiguousArray(ProposedConfiguration.schema)
      ),
      (name: LoadedConfiguration.standardName, bytes: ContiguousArray(text.utf8)),
    ]
    try mapError(try OutputFolder.write(files, into: ".", replacesReadOnly: replace.replace)) {
      (failure: FileFailure) in
      CommandError(
        failure.error.whenWriting(LoadedConfiguration.standardName, otherwise: "check the folder"))
    }
  }
}
