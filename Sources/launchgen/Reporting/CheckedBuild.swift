import LaunchImages

/// What `build --check` prints: each file that a build would change or remove.
struct CheckedBuild {
  let report: BuildReport
  let destination: Destination

  init(_ report: BuildReport, _ destination: Destination) {
    self.report = report
    self.destination = destination
  }

  func print(asJSON: Bool) throws {
    if asJSON {
      try JSONReport(report, destination).print()
    } else {
      try Results.print(lines.map { $0 + "\n" }.joined())
    }
  }

  private var lines: [String] {
    let written = report.plan.files.filter(report.writtenFiles.contains).map {
      "\(destination.path(of: $0)): would change"
    }
    let merged = report.merge?.changes.isEmpty == false ? [destination.infoPlist?.path ?? ""] : []
    return written + merged.map { "\($0): would change" }
      + report.removedFiles.map { "\(destination.path(of: $0)): would be removed" }
  }
}
