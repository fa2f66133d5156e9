import ArgumentParser
import Configuration
import Files
import LaunchApps
import Platform
import Texts

struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write a launchgen.json for the apps in the current folder.",
    discussion: """
      Looks for landscape PNGs of \(FolderSurvey.smallestArtwork) pixels or more, Info.plist files \
      and Xcode projects in this folder and below it, prints a launchgen.json with one app for \
      each artwork, and writes it. Variants such as art-dark.png, art-ipad.png, art-portrait.png \
      and logo.png belong to the app of art.png. For an Xcode project whose app runs only on iOS 8 \
      and later, it prints the 'launchgen screen' command instead of adding an entry. 'launchgen \
      build' then builds the listed apps. It also writes launchgen.schema.json, with which editors \
      complete and check the file.
      """)

  @Flag(help: "Replace an existing launchgen.json.")
  var force = false

  @Flag(help: "Print the file, and write nothing.")
  var dryRun = false

  @Flag(help: "Print the JSON Schema of launchgen.json, and nothing else.")
  var schema = false

  @Flag(name: [.short, .long], help: "Print only warnings and errors.")
  var quiet = false

  func run() throws {
    let console = Console(isQuiet: quiet)
    try console.reportingErrors {
      if schema {
        return try Results.print(
          document: String(decoding: ProposedConfiguration.schema, as: UTF8.self))
      }
      if !force { try checkFiles() }
      let found = try console.reportingOmissions(survey)
      let all = ProposedApp.all(
        artworks: found.artworks, others: found.otherPictures, places: found.apps.map(Self.place))
      let screens = all.compactMap(\.screenArguments)
      let apps = all.filter { $0.screenArguments == nil }
      for screen in screens {
        console.note(
          "next: run '\(ShellText.of(["launchgen"] + screen)) --dry-run' (an app for iOS 8 and later "
            + "needs only a launch screen, and no launchgen.json)")
      }
      if apps.isEmpty && !screens.isEmpty { return }
      guard !apps.isEmpty else {
        throw CommandError(
          .noInput, "launchgen.json",
          "is not written (no landscape PNG of \(FolderSurvey.smallestArtwork) pixels or more is "
            + "in this folder)",
          "add an artwork, or change to the project's folder")
      }
      let text = ProposedConfiguration(apps).text
      if !quiet || dryRun { try Results.print(document: text) }
      if dryRun { return }
      try write(text)
      let count = apps.count == 1 ? "1 app" : "\(apps.count) apps"
      console.note("\(LoadedConfiguration.standardName): \(count)")
      console.note(
        "next: look through it, then run 'launchgen build --dry-run' to see what would be made, and "
          + "'launchgen build' to make it")
    }
  }

  private static func place(_ app: SurveyedApp) -> ProposedPlace {
    ProposedPlace(
      infoPlist: app.infoPlist, project: app.project, target: app.target,
      needsNoImages: app.needsNoImages)
  }

  private func survey() throws(CommandError) -> FolderSurvey {
    try mapError(try FolderSurvey()) { (error: FileError) in
      CommandError(
        error.readStatus, ".", "cannot be searched (\(error))",
        error.remedy(otherwise: "check the folder"))
    }
  }

  private func checkFiles() throws(CommandError) {
    var gate = OutputGate(replaces: force)
    for name in [LoadedConfiguration.standardName, ProposedConfiguration.schemaName] {
      do throws(OutputRefusal) {
        // Somebody else's file may be behind a link.
        if !force, FileKind(of: name, followsLinks: false) == .link { throw .isForeign }
        try gate.admit(name) { name == ProposedConfiguration.schemaName && Self.isSchema(name) }
      } catch .isForeign {
        throw CommandError(
          .cannotCreate, name, "already exists",
          "use --force to replace it, or --force --dry-run to see what would be written")
      } catch {
        throw CommandError(error.message(name, otherwise: "move it away", replaces: false))
      }
    }
  }

  private static func isSchema(_ path: String) -> Bool {
    guard let bytes = try? FileReader.read(found: path, limit: 1 << 20) else { return false }
    return String(decoding: bytes, as: UTF8.self).contains("\"title\" : \"launchgen.json\"")
  }

  private func write(_ text: String) throws {
    try Interruption.start()
    let files = [
      (
        name: ProposedConfiguration.schemaName, bytes: ContiguousArray(ProposedConfiguration.schema)
      ),
      (name: LoadedConfiguration.standardName, bytes: ContiguousArray(text.utf8)),
    ]
    try mapError(try OutputFolder.write(files, into: ".", replacesReadOnly: force)) {
      (failure: FileFailure) in
      CommandError(
        failure.error.whenWriting(LoadedConfiguration.standardName, otherwise: "check the folder"))
    }
  }
}
