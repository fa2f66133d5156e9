import ArgumentParser
import LaunchCheck

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

  @Argument(
    help: "An Info.plist, a folder, an .app bundle or an .ipa archive.",
    completion: .file(extensions: ["plist", "app", "ipa"]))
  var path: String

  @OptionGroup var situation: SituationOptions

  @Flag(help: "Print one JSON document.")
  var json = false

  mutating func validate() throws {
    if path.isEmpty { throw ValidationError("the path is empty; use '.' for the current folder.") }
  }

  func run() async throws {
    let console = Console(isQuiet: false)
    try await console.reportingErrors {
      let reports = try bundles().map { path, contents in
        let survey = LaunchSurvey(contents.info, try situation.scope(contents.info))
        return ExplainReport(path: path, contents: contents, rows: survey.rows)
      }
      try ExplainReports(reports).print(asJSON: json)
    }
  }

  private func bundles() throws(CommandError) -> [(path: String, BundleContents)] {
    let bundles: [LoadedBundle]
    do throws(LoadError) {
      bundles = try BundleLoader.load(path)
    } catch {
      throw CommandError(ExitStatus(error), path, error, error.remedy)
    }
    var contents: [(path: String, BundleContents)] = []
    for bundle in bundles {
      do throws(InfoPlistError) {
        contents.append((bundle.path, try bundle.contents.get()))
      } catch {
        throw CommandError(bundle.path, error)
      }
    }
    return contents
  }
}
