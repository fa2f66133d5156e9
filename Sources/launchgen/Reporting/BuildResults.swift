import LaunchImages
import Texts
import WebApps

enum BuildResults {
  static func print(_ run: DryRun, _ build: PreparedBuild, asJSON: Bool) throws {
    let destination = build.destination
    if asJSON {
      let warnings = run.warnings.map { $0.message(at: "").text }
      return try Results.print(json: BuildDocument(run, warnings: warnings, destination))
    }
    let path = destination.infoPlist?.path ?? ""
    let difference =
      try (run.merge.map { MergeLine.difference($0, path) } ?? "") + build.projectDifference(run)
    try Results.print(lines: run.lines(destination) + (difference.isEmpty ? [] : [""]))
    try Results.print(difference: difference)
  }

  static func printJSON(_ report: BuildReport, _ destination: Destination) throws {
    let warnings = report.warnings.map { $0.message(at: "").text }
    try Results.print(json: BuildDocument(report, warnings: warnings, destination))
  }

  static func print(_ run: WebAppDryRun, _ destination: PictureDestination, asJSON: Bool) throws {
    if !asJSON { return try Results.print(lines: run.lines(destination)) }
    let warnings = run.warnings.map { "\($0.message.place): \($0.message.text)" }
    try Results.print(json: WebAppDocument(run, warnings: warnings, destination))
  }

  static func printJSON(_ report: WebAppReport, _ destination: PictureDestination) throws {
    let warnings = report.warnings.map { "\($0.message.place): \($0.message.text)" }
    try Results.print(json: WebAppDocument(report, warnings: warnings, destination))
  }
}
