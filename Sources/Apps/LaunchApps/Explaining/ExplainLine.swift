package import LaunchRules

/// A line in the table of `explain`, for launches that differ only in the device or how it is held.
package struct ExplainLine {
  /// The titles of the columns; in a terminal they are in capital letters.
  package static let titles = [
    "Devices", "iOS", "Held", "Orientation", "Status bar", "Can rotate to", "Evidence", "Shows",
  ]

  /// The devices of each display.
  private var devices: [(idiom: DeviceIdiom, names: String)]
  private var systems: SystemRange
  /// Whether ``systems`` begins with the first iOS that the devices run.
  private var isFirst: Bool
  private var rest: [String]

  /// What stands for the names of all or most devices of a family, such as `every other iPhone`.
  private var families: [DeviceIdiom: String] = [:]

  package var cells: [String] { [deviceNames, "\(systems)"] + rest }

  private var deviceNames: String {
    let words = Set(families.values)
    let all =
      families.count == DeviceIdiom.allCases.count && words.count == 1
      ? words.map { "\($0) iPhone and iPad" }
      : DeviceIdiom.allCases.compactMap { idiom in families[idiom].map { "\($0) \(idiom.device)" } }
    return (all + devices.filter { families[$0.idiom] == nil }.map(\.names)).joined(separator: "; ")
  }

  /// What lines have in common that differ in the devices, and in the first iOS that these run.
  private var kind: [String] {
    [isFirst ? "" : "\(systems.from)", systems.before?.description ?? ""] + rest
  }

  /// - Parameters:
  ///   - isWhole: whether the rows are about all devices, so that most of a family need no names.
  ///   - shows: returns the text of a row's last column.
  package static func lines(
    _ rows: [LaunchSurvey.Row], isWhole: Bool,
    confidence: (LaunchSurvey.Row) -> Confidence = { $0.launch.confidence },
    shows: (LaunchSurvey.Row) -> String
  ) -> [ExplainLine] {
    let displays = rows.chunked { $0.display == $1.display }.map { rows in
      rows.chunked { $0.differsOnlyInHolding(from: $1) }
        .map { ExplainLine($0, rows, confidence, shows) }
    }
    var groups: [[ExplainLine]] = []
    for lines in displays {
      if let index = groups.firstIndex(where: { $0.map(\.kind) == lines.map(\.kind) }) {
        groups[index] = zip(groups[index], lines).map { $0.joined(with: $1) }
      } else {
        groups.append(lines)
      }
    }
    return isWhole ? namingFamilies(groups).flatMap(\.self) : groups.flatMap(\.self)
  }

  /// Names families in place of devices in the group that has the most displays of a family.
  private static func namingFamilies(_ groups: [[ExplainLine]]) -> [[ExplainLine]] {
    var groups = groups
    for idiom in DeviceIdiom.allCases {
      let counts = groups.map { $0[0].devices.count { $0.idiom == idiom } }
      guard let most = counts.max(), most > 3, let index = counts.firstIndex(of: most) else {
        continue
      }
      let word = most == counts.reduce(0, +) ? "every" : "every other"
      for line in groups[index].indices { groups[index][line].families[idiom] = word }
    }
    return groups
  }

  /// - Parameters:
  ///   - rows: the rows of this line, which differ only in how the device is held.
  ///   - all: all rows of the display.
  private init(
    _ rows: [LaunchSurvey.Row], _ all: [LaunchSurvey.Row],
    _ confidence: (LaunchSurvey.Row) -> Confidence, _ shows: (LaunchSurvey.Row) -> String
  ) {
    let row = rows[0]
    devices = [(row.display.idiom, row.deviceNames)]
    systems = row.systems
    isFirst = row.systems.from == all.first?.systems.from
    let usual = rows.first { $0.held != OrientationMask($0.launch.orientation) } ?? row
    let followsHolding = rows.count > 1
    rest = [
      followsHolding || row.held == .all ? "any" : "\(row.held)",
      usual.launch.orientation.optionName + (followsHolding ? ", or as held" : ""),
      followsHolding ? "as launched" : row.launch.statusBarOrientation.optionName,
      "\(row.allowed.mask)", rows.map(confidence).max()?.words ?? "", shows(row),
    ]
  }

  private func joined(with other: ExplainLine) -> ExplainLine {
    var line = self
    line.devices += other.devices
    line.systems.from = min(systems.from, other.systems.from)
    return line
  }
}

extension LaunchSurvey.Row {
  /// Whether the launch is the same, apart from an orientation that follows how the device is held.
  fileprivate func differsOnlyInHolding(from other: LaunchSurvey.Row) -> Bool {
    func hasOwnBar(_ launch: Launch) -> Bool { launch.statusBarOrientation != launch.orientation }
    return systems == other.systems && allowed == other.allowed
      && launch.outcome == other.launch.outcome
      && !hasOwnBar(launch) && !hasOwnBar(other.launch)
  }
}

extension Confidence {
  /// The text in the column EVIDENCE, which needs no legend.
  package var words: String {
    switch self {
    case .apple: "Apple"
    case .shippedApps: "shipped apps"
    case .decompiled: "decompiled iOS"
    }
  }
}

extension Sequence {
  /// Splits the sequence between each two neighbors for which `belongs` returns false.
  func chunked(by belongs: (Element, Element) -> Bool) -> [[Element]] {
    reduce(into: []) { parts, element in
      if let last = parts.last?.last, belongs(last, element) {
        parts[parts.count - 1].append(element)
      } else {
        parts.append([element])
      }
    }
  }
}

extension ResizableWindow {
  /// The window's line in the table of `explain`.
  var cells: [String] {
    [placeName, "\(systems)", "any", "-", "-", words.shape, confidence.words, words.text]
  }

  private var placeName: String {
    switch place {
    case .padWindow: "iPads, in windows"
    case .mirroredPhone: "iPhones, mirrored on a Mac"
    case .innerDisplay: "iPhone Duo, inner display"
    }
  }

  var words: (shape: String, text: String) {
    switch treatment {
    case .preference:
      (
        "any shape",
        "the same, in the window's shape: the listed orientations are only a preference"
      )
    case .steps:
      ("as listed", "the same, in windows that are resized in steps: UIRequiresFullScreen is true")
    case .fullScreen:
      ("as listed", "the same, on the full screen: UIRequiresFullScreen is true")
    case .portrait: ("portrait", "the same, upright: mirrored windows do not turn")
    }
  }
}
