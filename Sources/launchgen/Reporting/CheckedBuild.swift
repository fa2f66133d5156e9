import LaunchImages
import WebApps

/// What `--check` prints: each file that a build would change or remove.
struct CheckedBuild {
  /// The files' paths.
  private let changed: [String]
  private let removed: [String]

  init(_ report: BuildReport, _ destination: Destination) {
    let merged = report.merge?.changes.isEmpty == false ? [destination.infoPlist?.path ?? ""] : []
    changed =
      report.plan.files.filter(report.writtenFiles.contains).map(destination.path) + merged
    removed = report.removedFiles.map(destination.path)
  }

  init(_ report: WebAppReport, _ destination: PictureDestination) {
    changed = report.plan.files.filter(report.writtenFiles.contains).map(destination.path)
    removed = report.removedFiles.map(destination.path)
  }

  func print() throws {
    try Results.print(
      lines: changed.map { "\($0): would change" } + removed.map { "\($0): would be removed" })
  }
}
