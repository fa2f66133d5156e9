import ArgumentParser
import Files
import InfoPlist
import LaunchRules

struct Explain: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print what iOS does at launch with an Info.plist.",
    discussion: """
      For every device and iOS, or for one: the orientation that the app launches into, the status \
      bar's, the launch image that iOS picks, or why the screen stays blank, and the orientations \
      that the app may turn to afterwards. Devices of one display share a row, and so do versions \
      that do the same. Files are those beside the Info.plist.

      What is known from decompiled system code, not from Apple's documents, is marked DECOMP in \
      'launchgen check --rules'.
      """)

  @Argument(help: "An Info.plist.", completion: .file(extensions: ["plist"]))
  var infoPlist: String

  @OptionGroup var situation: SituationOptions

  @Flag(help: "Print one JSON document.")
  var json = false

  func run() async throws {
    let console = Console(isQuiet: false)
    try await console.reportingErrors {
      let info = try LaunchInfo(infoPlist(at: infoPlist))
      let survey = LaunchSurvey(info, try situation.scope(info))
      let report = ExplainReport(
        info: info, rows: survey.rows, files: FilesBeside(infoPlist, of: info))
      try report.print(asJSON: json)
    }
  }

  private func infoPlist(at path: String) throws -> PropertyListDocument {
    do {
      return try PropertyListDocument(
        FileReader.read(path: path, atMost: PropertyListDocument.byteLimit + 1))
    } catch let error as FileError {
      throw CommandError(reading: path, error)
    } catch let error as InfoPlistError {
      throw CommandError(path, error)
    }
  }
}
