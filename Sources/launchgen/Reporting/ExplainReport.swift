import LaunchRules

/// What `explain` prints.
struct ExplainReport {
  let info: LaunchInfo
  let rows: [LaunchSurvey.Row]
  let files: FilesBeside

  func print(asJSON: Bool) throws {
    try Results.print((asJSON ? JSONText.of(ExplainDocument(self)) : text) + "\n")
  }

  private var text: String {
    let table = TextTable(
      header: ["DEVICES", "IOS", "HELD", "LAUNCHES", "STATUS BAR", "MAY TURN TO", "SHOWS"],
      rows: rows.map { row in
        [
          row.devices.count == 1 ? row.devices[0].name : row.display.devices,
          "\(row.systems)", row.held == .all ? "any" : "\(row.held)",
          row.launch.orientation.optionName,
          row.launch.statusBarOrientation.optionName, "\(row.allowed.mask)",
          "\(shown(row.launch.outcome)): \(why(row))",
        ]
      })
    let skipped = SkippedEntry.all(in: info).map {
      "Entry \($0.entry) of \($0.key) is skipped: \($0.fault)"
    }
    return (["\(table)"] + skipped.map { Printable.text($0) }).joined(separator: "\n")
  }

  private func shown(_ outcome: LaunchOutcome) -> String {
    switch outcome {
    case .launchScreen: return "launch screen"
    case .blank: return "blank screen"
    case .image, .namedFile, .letterboxed:
      let file = Printable.text(files.picked(outcome) ?? "")
      var words = files.areMissing(outcome) ? "blank screen (no \(file))" : file
      if case .letterboxed = outcome { words += ", letterboxed" }
      return words
    }
  }

  private func why(_ row: LaunchSurvey.Row) -> String {
    let device = row.devices[0]
    let key = info.launchImages.key("UILaunchImages", for: device.idiom)
    return row.launch.outcome.reason(on: device, system: row.systems.from, key: key)
  }
}
