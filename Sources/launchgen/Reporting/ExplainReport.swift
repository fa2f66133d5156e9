import LaunchCheck

/// What `explain` prints of an Info.plist.
struct ExplainReport {
  /// The Info.plist's path.
  let path: String
  let contents: BundleContents
  let rows: [LaunchSurvey.Row]

  var info: LaunchInfo { contents.info }

  /// The file that is present and counts.
  func present(_ outcome: LaunchOutcome) -> String? {
    outcome.files.first { contents.imageNames.contains($0) }
  }

  /// - Parameter columns: what fits on a line.
  func text(columns: Int) -> String {
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
    let skipped = SkippedEntry.all(in: info).map { entry in
      "Entry \(entry.entry) of \(entry.key) is skipped: \(entry.fault)"
    }
    let notes = (skipped + unknownOrientations).map {
      WrappedText.paragraph(Printable.text($0), columns: columns)
    }
    return ([table.text(columns: columns)] + notes).joined(separator: "\n")
  }

  private var unknownOrientations: [String] {
    info.idioms.contains { info.hasUnknownOrientations(for: $0) }
      ? [
        "The launches may be others: an orientation is known only after the build. To see them, "
          + "explain the built app."
      ] : []
  }

  private func shown(_ outcome: LaunchOutcome) -> String {
    switch outcome {
    case .launchScreen: return "launch screen"
    case .blank: return "blank screen"
    case .image, .namedFile, .letterboxed:
      // If none of the files is present: the one that people would add, at the screen's scale.
      let present = present(outcome)
      let file = Printable.text(present ?? outcome.files.first { !$0.contains("~") } ?? "")
      // If there are no launch images at all, they are somewhere else.
      let isMissing = !contents.imageNames.isEmpty && present == nil
      var words = isMissing ? "blank screen (no \(file))" : file
      if case .letterboxed = outcome { words += ", letterboxed" }
      return words
    }
  }

  private func why(_ row: LaunchSurvey.Row) -> String {
    let device = row.devices[0]
    let key = info.launchImages.key(InfoPlistKey.launchImages, for: device.idiom)
    return row.launch.outcome.reason(on: device, system: row.systems.from, key: key)
  }
}
