package import LaunchRules
internal import Texts

/// A line in the table of `explain`. The line's launches differ only in the device, or in how the
/// device is held.
package struct ExplainLine {
  /// The titles of the columns. A terminal shows the titles in capital letters.
  package static let titles = [
    "Devices", "iOS", "Held", "Orientation", "Status bar", "Can rotate to", "Evidence", "Shows",
  ]

  private var devices: [(idiom: DeviceIdiom, names: String)]
  private var systems: SystemRange
  /// Whether ``systems`` begins with the first iOS that the devices run.
  private var isFirst: Bool
  private var rest: [String]

  /// For each family that the line names as a whole, the word before `iPhone` or `iPad`: `every` or
  /// `every other`.
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

  /// What lines of several displays must have in common to be joined. The devices are left out. If
  /// ``isFirst`` is true, the first iOS of ``systems`` is left out too.
  private var kind: [String] {
    [isFirst ? "" : "\(systems.from)", systems.before?.description ?? ""] + rest
  }

  /// Makes the lines for `rows`. If `isWhole` is true, `rows` cover all devices, and lines may say
  /// `every other iPad` instead of names. `shows` returns the text of a row's last column.
  package static func lines(
    _ rows: [LaunchSurvey.Row], isWhole: Bool,
    confidence: (LaunchSurvey.Row) -> Confidence? = { $0.launch.confidence },
    shows: (LaunchSurvey.Row) -> String
  ) -> [ExplainLine] {
    let displays = rows.chunked { $0.display == $1.display }.map { rows in
      rows.chunked { $0.differsOnlyInHolding(from: $1) && shows($0) == shows($1) }
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
    guard isWhole else { return groups.flatMap(\.self) }
    // What holds for all others is read after what holds for some.
    let named = namingFamilies(groups)
    func isRest(_ lines: [ExplainLine]) -> Bool { lines[0].families.values.contains("every other") }
    return (named.filter { !isRest($0) } + named.filter(isRest)).flatMap(\.self)
  }

  /// Replaces names with `every iPhone`, `every other iPad` or the like. In each family, only the
  /// group with the most displays gets such words, and only if it has at least four displays.
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

  /// Makes the line for `rows`, which differ only in how the device is held. `all` has all rows of
  /// the display.
  private init(
    _ rows: [LaunchSurvey.Row], _ all: [LaunchSurvey.Row],
    _ confidence: (LaunchSurvey.Row) -> Confidence?, _ shows: (LaunchSurvey.Row) -> String
  ) {
    let row = rows[0]
    devices = [(row.display.idiom, row.deviceNames)]
    systems = row.systems
    isFirst = row.systems.from == all.first?.systems.from
    let followsHolding = rows.count > 1
    let held = rows.reduce(into: OrientationMask()) { $0.insert($1.held) }
    // iPhones are never upside down.
    let isAny = held.isSuperset(of: row.display.idiom == .pad ? .all : .allButUpsideDown)
    let isAsHeld = rows.allSatisfy { $0.held == OrientationMask($0.launch.orientation) }
    let usual = (rows.usual ?? row).launch.orientation.optionName
    rest = [
      isAny ? "any" : "\(held)",
      !followsHolding ? usual : isAsHeld ? "as held" : usual + ", or as held",
      followsHolding ? "as launched" : row.launch.statusBarOrientation.optionName,
      "\(row.allowed.mask)", rows.compactMap(confidence).max()?.words ?? "-", shows(row),
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
  /// Whether the rows differ only in how the device is held and in the launch's orientation. In
  /// both rows, the status bar must have the orientation of the launch.
  fileprivate func differsOnlyInHolding(from other: LaunchSurvey.Row) -> Bool {
    func hasOwnBar(_ launch: Launch) -> Bool { launch.statusBarOrientation != launch.orientation }
    return systems == other.systems && allowed == other.allowed
      && launch.outcome == other.launch.outcome
      && !hasOwnBar(launch) && !hasOwnBar(other.launch)
  }
}

extension [LaunchSurvey.Row] {
  /// The launch in the usual orientation. The rows differ only in how the device is held.
  fileprivate var usual: LaunchSurvey.Row? {
    first { $0.held != OrientationMask($0.launch.orientation) } ?? first
  }

  /// The displays, grouped by whether the newest iOS launches the app in portrait or in landscape.
  /// The first display is in the first group. An iPad may be in both groups, because people hold
  /// iPads both ways.
  package func orientations(
    on displays: [Display]
  ) -> [(held: InterfaceOrientation, displays: [Display])] {
    let launches = displays.flatMap { display -> [(held: InterfaceOrientation, display: Display)] in
      let rows = filter { $0.display == display && $0.systems.before == nil }
      return (display.idiom == .pad ? rows : [rows.usual].compactMap(\.self)).map {
        (held: $0.launch.orientation, display: display)
      }
    }
    let isLandscape = launches.first?.held.isLandscape == true
    return [isLandscape, !isLandscape].compactMap { isLandscape in
      let same = launches.filter { $0.held.isLandscape == isLandscape }
      return same.first.map { ($0.held, same.map { $0.display }.withoutRepeats) }
    }
  }
}

extension Confidence {
  /// The text in the column EVIDENCE. The table has no legend, so the text explains itself.
  package var words: String {
    switch self {
    case .apple: "Apple"
    case .shippedApps: "shipped apps"
    case .decompiled: "decompiled iOS"
    }
  }
}

extension Sequence {
  /// Splits the sequence between two neighbors wherever `belongs` returns false for them.
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
  /// The cells of the line about these windows, in the table of `explain`.
  func cells(_ app: BundleContents) -> [String] {
    let (shape, text) = words(app.info)
    let isDoubtful = place == .phoneOnPad && app.isFamilyUnknown
    let devices = isDoubtful ? "iPads, if the app is for iPhones only" : place.words
    return [devices, "\(systems)", "any", "-", "-", shape, confidence.words, text]
  }

  func words(_ info: LaunchInfo) -> (shape: String, text: String) {
    switch treatment {
    case .preference:
      (
        "any shape",
        "the same, in the window's shape: the listed orientations are only a preference"
          + (place == .innerDisplay && info.requiresFullScreen
            ? "; whether UIRequiresFullScreen changes this is not known" : "")
      )
    case .steps:
      ("as listed", "the same, in windows that are resized in steps: UIRequiresFullScreen is true")
    case .fullScreen:
      ("as listed", "the same, on the full screen: UIRequiresFullScreen is true")
    case .fixedSizes:
      (
        place.sizes.map(\.points.description).joined(separator: ", "),
        "the same, in a window of one of these sizes in points; other iPads have others"
      )
    }
  }
}

extension ResizableWindow.Place {
  package var words: String {
    switch self {
    case .padWindow: "iPads, in windows"
    case .innerDisplay: "iPhone Duo, inner display"
    case .splitHalf: "iPads, half in Split View"
    case .splitThirds: "iPads, thirds in Split View"
    case .slideOver: "iPads, Slide Over"
    case .phoneOnPad: "iPads, which run an app for iPhones"
    }
  }
}
