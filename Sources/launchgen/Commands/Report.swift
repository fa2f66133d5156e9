import ArgumentParser
import ManyApps
import Platform
import Texts

struct Report: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Combine the reports of builds that ran on several machines.",
    discussion: """
      Reads the output of 'launchgen make --json' from each machine (see --shard of 'make'). Lists \
      the apps that failed, and the apps that are in no report. If there are such apps, the exit \
      code is 1.
      """)

  @Argument(
    help: "Files with the output of 'launchgen make --json'.",
    completion: .file(extensions: ["jsonl"]))
  var reports: [String]

  @OptionGroup var list: AppListOptions
  @OptionGroup var json: JSONOption

  func run() throws {
    let console = Console()
    let parts = try parts()
    var records: [AppRecord] = []
    for path in reports { records += try Self.records(path, console) }
    let joined = JoinedReport(parts: parts, records)
    if !joined.unknown.isEmpty {
      let names = joined.unknown.prefix(5).joined(separator: ", ")
      console.note(
        "note: \(joined.unknown.count) of the reports' apps are not in the list (\(names))")
    }
    try Results.print(joined, asJSON: json.json) { _ in joined.lines }
    if !joined.isComplete { throw ExitStatus.found.code }
  }

  private func parts() throws -> [(id: String, parts: [AppPart])] {
    let loaded = try LoadedConfiguration(named: list.file)
    guard let found = try AppList(loaded, manifest: list.manifest) else {
      throw CommandError(
        .usage, "launchgen", "nothing lists the apps (there is no launchgen.json)",
        "use --manifest")
    }
    let common = Set(loaded?.file.settings.map(\.key) ?? [])
    return found.apps.map { ($0.id.text, $0.parts(common)) }
  }

  /// Reads the apps' records from a report. A line that is not a record causes a warning and is
  /// skipped, so its app is missing. For example, a killed process may leave such a line at the
  /// end.
  private static func records(
    _ path: String, _ console: Console
  ) throws(CommandError) -> [AppRecord] {
    let bytes = try mapError(try FileReader.read(path: path), CommandError.reading(path))
    var records: [AppRecord] = []
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n")).enumerated() {
      if let record: AppRecord = try? JSONText.value(of: line) {
        records.append(record)
      } else {
        console.write(
          Message(warning: "is not a line of a report", at: Message.Place(path, index + 1)))
      }
    }
    return records
  }
}
