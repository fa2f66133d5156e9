internal import LaunchRules

/// `explain --json`.
package struct ExplainDocument: Encodable {
  struct Row: Encodable {
    var devices: [String]
    var width: Int
    var height: Int
    var scale: Int
    var fromOS: String
    /// The first version for which something else holds; absent where none does.
    var beforeOS: String?
    var held: [String]
    var launchOrientation: String
    var statusBarOrientation: String
    var allowedOrientations: [String]
    var outcome: String
    var reason: String
    /// How the launch is known: `apple`, `shippedApps` or `decompiled`.
    var confidence: String
    /// From 1; absent where no entry is chosen.
    var entry: Int?
    /// The names that iOS tries in turn.
    var files: [String]
    /// The first of them that is beside the Info.plist; absent where none is.
    var file: String?
  }

  struct Window: Encodable {
    /// `padWindow`, `mirroredPhone` or `innerDisplay`.
    var place: String
    var fromOS: String
    /// Absent where nothing else holds later.
    var beforeOS: String?
    /// `preference`, `steps`, `fullScreen` or `portrait`.
    var treatment: String
    var reason: String
    var confidence: String
  }

  /// The Info.plist; absent if there is only one.
  var path: String?
  var launches: [Row]
  /// What becomes of the orientations in windows that people resize.
  var windows: [Window]
  var skippedEntries: [SkippedEntry]
  /// Values of a project that are not known; absent if all are.
  var unknown: [String]?

  package init(_ report: LaunchExplanation, path: String? = nil) {
    self.path = path
    skippedEntries = SkippedEntry.all(in: report.info)
    unknown = report.contents.unknownValues.isEmpty ? nil : report.contents.unknownValues
    windows = report.windows.map { window in
      Window(
        place: window.place.rawValue, fromOS: "\(window.systems.from)",
        beforeOS: window.systems.before.map(\.description), treatment: window.treatment.rawValue,
        reason: WindowLine(window).text, confidence: window.confidence.rawValue)
    }
    launches = report.rows.map { row in
      let launch = row.launch
      return Row(
        devices: row.devices.map(\.name), width: row.display.points.width,
        height: row.display.points.height, scale: row.display.scale.rawValue,
        fromOS: "\(row.systems.from)", beforeOS: row.systems.before.map(\.description),
        held: Self.names(row.held), launchOrientation: launch.orientation.rawValue,
        statusBarOrientation: launch.statusBarOrientation.rawValue,
        allowedOrientations: Self.names(row.allowed.mask),
        outcome: report.isBlank(launch.outcome) ? "blankScreen" : launch.outcome.word,
        reason: report.why(row),
        confidence: report.confidence(row).rawValue,
        entry: launch.outcome.chosen.map { $0.index + 1 }, files: launch.outcome.files,
        file: report.present(launch.outcome))
    }
  }

  private static func names(_ mask: OrientationMask) -> [String] {
    InterfaceOrientation.allCases.filter { mask.contains($0) }.map(\.rawValue)
  }
}

extension LaunchOutcome {
  /// `blankScreen`
  fileprivate var word: String {
    switch self {
    case .launchScreen: "launchScreen"
    case .image: "image"
    case .letterboxed: "letterboxed"
    case .namedFile: "namedFile"
    case .blank: "blankScreen"
    }
  }
}
