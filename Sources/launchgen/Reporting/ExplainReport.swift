import LaunchApps
import LaunchImages

/// What `explain` prints of an Info.plist.
struct ExplainReport {
  /// The Info.plist's path, or the target of a project.
  let path: String
  let contents: BundleContents
  let rows: [LaunchSurvey.Row]
  let windows: [ResizableWindow]

  var info: LaunchInfo { contents.info }

  /// The file that is present and counts.
  func present(_ outcome: LaunchOutcome) -> String? {
    outcome.files.first { contents.imageNames.contains($0) }
  }

  /// - Parameter columns: what fits on a line.
  func lines(columns: Int) -> [String] {
    let rows = table
    let table = TextTable(header: rows[0], rows: Array(rows.dropFirst()))
    return table.lines(columns: columns)
      + notes.flatMap { WrappedText.paragraph($0, columns: columns) }
  }

  /// The header, and a row for each line.
  var table: [[String]] {
    let lines = ExplainLine.lines(rows, confidence: confidence) {
      "\(shown($0.launch.outcome)): \(why($0))"
    }
    return [ExplainLine.header] + lines.map(\.cells) + windows.map { WindowLine($0).cells }
  }

  /// What is to be known beside the table.
  var notes: [String] {
    let skipped = SkippedEntry.all(in: info).map { entry in
      "Entry \(entry.entry) of \(entry.key) is skipped: \(entry.fault)"
    }
    let unknown = contents.unknownValues.map { "Unknown: \($0)" }
    return skipped + unknown + unknownOrientations
  }

  private var unknownOrientations: [String] {
    info.idioms.contains { info.hasUnknownOrientations(for: $0) }
      ? [
        "The launches may be others: an orientation is known only after the build. To see them, "
          + "explain the built app."
      ] : []
  }

  /// Whether the screen stays blank, for any reason.
  func isBlank(_ outcome: LaunchOutcome) -> Bool {
    switch outcome {
    case .blank: true
    case .launchScreen(let key): contents.launchFileFault(of: key) != nil
    case .image, .letterboxed, .namedFile: false
    }
  }

  private func shown(_ outcome: LaunchOutcome) -> String {
    switch outcome {
    case .launchScreen, .blank: return isBlank(outcome) ? "blank screen" : "launch screen"
    case .image, .namedFile, .letterboxed:
      // If it is not known which files exist: the one that people would add, at the screen's scale.
      let file = present(outcome) ?? outcome.files.first { !$0.contains("~") } ?? ""
      if case .namedFile = outcome, contents.knowsImages, present(outcome) == nil {
        return "no launch image"
      }
      if case .letterboxed = outcome { return file + ", letterboxed" }
      return file
    }
  }

  /// Why the last column says so.
  func why(_ row: LaunchSurvey.Row) -> String {
    let device = row.devices[0]
    if case .launchScreen(let key) = row.launch.outcome {
      switch contents.launchFileFault(of: key) {
      case .missingFile: return "\(key.rawValue) names a missing file"
      case .hasExtension: return "\(key.rawValue) has an extension"
      case nil: break
      }
    }
    let key = info.launchImages.key(InfoPlistKey.launchImages, for: device.idiom)
    let reason = row.launch.outcome.reason(on: device, system: row.systems.from, key: key)
    guard isUpright(row) else { return reason }
    return reason
      + (row.systems.from < ScreenImage.firstUpright
        ? ", not turned: distorted (TN2244)" : ", not turned, as some apps ship it")
  }

  /// How surely the launch is known.
  func confidence(_ row: LaunchSurvey.Row) -> Confidence {
    isUpright(row) ? max(row.launch.confidence, .shippedApps) : row.launch.confidence
  }

  /// Whether an iPhone shows an entry's file that is not turned.
  private func isUpright(_ row: LaunchSurvey.Row) -> Bool {
    guard row.display.idiom == .phone, row.launch.orientation.isLandscape,
      let file = row.launch.outcome.chosen.flatMap({ _ in present(row.launch.outcome) }),
      let size = try? contents.images[file]?.header.get().size
    else { return false }
    return size.width > size.height
  }
}
