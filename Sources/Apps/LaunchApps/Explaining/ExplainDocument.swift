internal import LaunchRules

package struct ExplainDocument: Encodable {
  struct Row: Encodable {
    var devices: [String]
    var width: Int
    var height: Int
    var scale: Int
    var fromOS: String
    var beforeOS: String?
    var held: [String]
    var launchOrientation: String
    var statusBarOrientation: String
    var allowedOrientations: [String]
    var outcome: String
    var reason: String
    /// Absent if it is not known what the launch shows.
    var confidence: String?
    /// The number of the chosen entry, from 1; absent if no entry is chosen.
    var entry: Int?
    /// The file names that iOS tries, in this order.
    var files: [String]
    /// The first of ``files`` that exists in the app; absent if none exists.
    var file: String?
  }

  struct Window: Encodable {
    var place: String
    /// The known sizes of the window in points; absent if the window has any size.
    var sizes: [PointSize]?
    var fromOS: String
    var beforeOS: String?
    var treatment: String
    var reason: String
    var confidence: String
  }

  /// The path of the Info.plist; absent if the command explains only one Info.plist.
  var path: String?
  var launches: [Row]
  var windows: [Window]
  var skippedEntries: [SkippedEntry]
  /// The keys of a project whose values are unknown; absent if all values are known.
  var unknown: [String]?

  package init(_ report: LaunchExplanation, path: String? = nil) {
    self.path = path
    skippedEntries = report.skippedEntries
    let values = report.contents.unknownValues
    unknown = values.isEmpty ? nil : values
    windows = report.windows.map { window in
      Window(
        place: window.place.rawValue,
        sizes: window.treatment == .fixedSizes ? window.place.sizes.map(\.points) : nil,
        fromOS: "\(window.systems.from)",
        beforeOS: window.systems.before.map(\.description), treatment: window.treatment.rawValue,
        reason: window.words(report.info).text, confidence: window.confidence.rawValue)
    }
    launches = report.rows.map { row in
      let launch = row.launch
      let isUnknown = report.unreadSource(row) != nil
      return Row(
        devices: row.devices.map(\.name), width: row.display.points.width,
        height: row.display.points.height, scale: row.display.scale.rawValue,
        fromOS: "\(row.systems.from)", beforeOS: row.systems.before.map(\.description),
        held: Self.names(row.held), launchOrientation: launch.orientation.rawValue,
        statusBarOrientation: launch.statusBarOrientation.rawValue,
        allowedOrientations: Self.names(row.allowed.mask),
        outcome: isUnknown
          ? "unknown" : report.isBlank(row) ? "blankScreen" : launch.outcome.jsonName,
        reason: report.why(row), confidence: report.confidence(row)?.rawValue,
        entry: launch.outcome.chosen.map { $0.index + 1 },
        files: isUnknown ? [] : launch.outcome.files,
        file: isUnknown ? nil : report.contents.present(launch.outcome))
    }
  }

  private static func names(_ mask: OrientationMask) -> [String] {
    InterfaceOrientation.allCases.filter { mask.contains($0) }.map(\.rawValue)
  }
}

extension LaunchOutcome {
  fileprivate var jsonName: String {
    switch self {
    case .launchScreen: "launchScreen"
    case .image: "image"
    case .letterboxed: "letterboxed"
    case .namedFile: "namedFile"
    case .blank: "blankScreen"
    }
  }
}

/// An entry of UILaunchImages that iOS ignores, and the reason why.
package struct SkippedEntry: Encodable {
  var key: String
  /// The entry's number, from 1.
  var entry: Int
  var fault: String
}

extension LaunchExplanation {
  package var skippedEntries: [SkippedEntry] {
    contents.sites.compactMap { site in
      guard case .failure(let fault) = site.reading else { return nil }
      return SkippedEntry(key: site.key, entry: site.index + 1, fault: fault.description)
    }
  }
}
