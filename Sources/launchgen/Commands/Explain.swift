import AppDocuments
import ArgumentParser
import LaunchApps
import LaunchRules
import ManyApps
import Platform
import Texts

struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print what an app shows at launch, for each device and iOS version.",
    discussion: """
      Each row of the table has:
        the orientation in which the app launches
        the orientation of the status bar
        the orientations to which the app can rotate after launch
        the launch screen or launch image, or why there is none

      Devices with the same display share a row. So do iOS versions that behave the same. The last \
      rows are for windows that people resize. Image files are looked up next to the Info.plist.
      """)

  @Argument(
    help:
      "An Info.plist, an .xcodeproj or .xcworkspace, a folder, an .app bundle or an .ipa archive.",
    completion: .file(extensions: ["plist", "xcodeproj", "xcworkspace", "app", "ipa"]))
  var path = "."

  @OptionGroup var project: ProjectOptions
  @OptionGroup var assumed: AssumptionOptions
  @OptionGroup var situation: SituationOptions

  @Flag(
    help: ArgumentHelp(
      "Print where the pictures of the launch screen are on each screen, in points.",
      discussion: "For code whose first frame draws the same picture."))
  var placement = false

  @OptionGroup var json: JSONOption

  mutating func validate() throws {
    if path.isEmpty { throw ValidationError("the path is empty; use '.' for the current folder.") }
  }

  func run() throws {
    let console = Console()
    let options = project.options(.standard, assumed.assumptions)
    let (apps, failures) = try console.reportingOmissions {
      try BundleLoader.loaded(path, options).launchContents()
    }
    let all = apps.map { bundle, contents in
      LaunchExplanation(
        path: bundle.name, contents: contents, scope: situation.scope(contents.info))
    }
    let reports = all.filter { !$0.rows.isEmpty }
    if reports.isEmpty, let first = all.first {
      throw CommandError(
        .usage, first.path, "has no launch to explain (\(situation.obstacle(first.info)))",
        "choose another --device, --ios or --target, or none to see windows too")
    }
    for app in all.filter(\.rows.isEmpty) {
      console.note("note: \(app.path) is left out: \(situation.obstacle(app.info))")
    }
    // Measured: 8 KB for each launch in JSON; text takes a tenth.
    let count = reports.reduce(0) { $0 + $1.rows.count + $1.skippedEntries.count }
    guard Memory.has(count * 8192) else {
      throw CommandError(.exhausted("launchgen", "cannot print the launches (out of memory)"))
    }
    console.write(failures.flatMap(\.messages))
    try placement
      ? print(reports, PlacementDocument.init(_:path:)) { PlacementDocument($0).texts(columns: $1) }
      : print(reports, ExplainDocument.init(_:path:)) { $0.texts(columns: $1) }
    if let failure = failures.first { throw failure.status.code }
  }

  /// Prints tables or JSON. For a single report, the JSON is an object. For several reports, the
  /// JSON is an array of objects, each with the path of its report.
  private func print(
    _ reports: [LaunchExplanation], _ document: (LaunchExplanation, String?) -> some Encodable,
    texts: (LaunchExplanation, Int) -> [TextStyle.Text]
  ) throws {
    let isOne = reports.count == 1
    if json.json {
      return isOne
        ? try Results.print(json: document(reports[0], nil))
        : try Results.print(json: reports.map { document($0, $0.path) })
    }
    for (index, report) in reports.enumerated() {
      let path = "\(report.path):"
      let heading: [TextStyle.Text] =
        isOne ? [] : [(index == 0 ? [path] : ["", path], [(path, .bold)])]
      try Results.print(heading + texts(report, Results.columns))
    }
  }
}

extension PlacementDocument {
  fileprivate func texts(columns: Int) -> [TextStyle.Text] {
    if table.rows.isEmpty {
      return [(["No picture of a launch screen has a known place on these devices."], [])]
    }
    return [(TextTable(header: table.header, rows: table.rows).lines(columns: columns), [])]
  }
}

extension LaunchExplanation {
  fileprivate func texts(columns: Int) -> [TextStyle.Text] {
    let rows = table
    let table = TextTable(header: rows[0], rows: Array(rows.dropFirst()))
    let summary = summary.map { WrappedText.paragraph($0, columns: columns, indent: 0) + [""] }
    return [((summary ?? []) + table.lines(columns: columns), [])]
      + notes.map { note -> TextStyle.Text in
        (WrappedText.paragraph(note, columns: columns), [(note, .faint)])
      }
  }
}
