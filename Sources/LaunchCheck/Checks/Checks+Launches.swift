internal import InfoPlist
internal import LaunchRules

/// The checks of the rules in `Rule+Launches.swift`.
extension BundleContents {
  func blankScreen() -> [Violation] {
    launches { row, key in
      if row.launch.outcome.chosen?.fit == .otherOrientation { return tolerated(row, key) }
      guard case .blank(let reason) = row.launch.outcome else { return nil }
      return switch reason {
      case .noUsableEntry:
        (
          "\(key) has no usable entry (it is empty, or iOS skips all entries); add entries, or "
            + "remove the key", nil
        )
      case .orientation(let orientation):
        (
          "\(key) has no entry for a launch into "
            + (orientation.isLandscape ? "landscape (" : "portrait (")
            + "the screen stays blank); add "
            + "\(orientation.isLandscape ? "Landscape" : "Portrait") entries", nil
        )
      case .systemTooOld(let lowest):
        (
          "\(key) has no entry for iOS before \(lowest), which the app supports (the screen stays "
            + "blank); lower UILaunchImageMinimumOSVersion", nil
        )
      // The rules missing-scale and missing-file report it.
      case .noFile: nil
      }
    }
  }

  /// An entry for the other orientation, on an iOS that has been seen to show it: only worth saying
  /// if no older iOS leaves the screen blank.
  private func tolerated(_ row: LaunchSurvey.Row, _ key: String) -> (String, Level?)? {
    guard info.lowestSystem(for: row.display.idiom) >= .firstTolerant,
      row.launch.reason == .firstListed
    else { return nil }
    let orientation = row.launch.orientation
    // The rule missing-file reports entries of the orientation without files.
    let isThere = sites.contains {
      $0.key == key && $0.entry?.orientation.matches(orientation) == true
    }
    if isThere { return nil }
    return (
      "\(key) has no entry for a launch into \(orientation.optionName) (by TN2244 the screen stays "
        + "blank; iOS 9 and later have been seen to show an entry for the other orientation); add "
        + "\(orientation.isLandscape ? "Landscape" : "Portrait") entries", .warning
    )
  }

  func missingScale() -> [Violation] {
    launches { row, key in
      guard case .blank(.noFile(let image)) = row.launch.outcome,
        let site = sites.first(where: { $0.key == key && $0.index == image.index }),
        !files(of: site).isEmpty
      else { return nil }
      let file = image.files.first { !$0.contains("~") } ?? ""
      return (
        "\(key) gives a blank screen for a launch into "
          + "\(row.launch.orientation.optionName) on \(row.display.points) at "
          + "\(row.display.scale) (iOS picks entry \(image.index + 1), and \(file) is missing); add "
          + (image.entry.size == row.display.points
            ? "the file" : "an entry of \(row.display.points.propertyListText)"),
        nil
      )
    }
  }

  func letterboxed() -> [Violation] {
    let sizes = letterboxedDisplays.filter { !$0.isNewerThanTechnote }
      .map(\.points.propertyListText)
    let distinct = sizes.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    guard !distinct.isEmpty else { return [] }
    return [
      Violation(
        document.lineOfKey(.key(phoneKey)),
        "\(phoneKey) has no entry of \(Words.list(distinct, "or")) \(Self.frame); add one, or a "
          + "launch storyboard")
    ]
  }

  func newerIPhones() -> [Violation] {
    guard letterboxedDisplays.contains(where: \.isNewerThanTechnote) else { return [] }
    return [
      Violation(
        document.lineOfKey(.key(phoneKey)),
        "\(phoneKey) has no entry for the iPhone X and later \(Self.frame); add a launch storyboard if "
          + "the app should fill their screens")
    ]
  }

  private static let frame =
    "(the app runs there in the frame of an older iPhone, with black bars or scaled up)"

  private var phoneKey: String {
    info.launchImages.key(InfoPlistKey.launchImages, for: .phone)
  }

  private var letterboxedDisplays: [Display] {
    (launches[.phone] ?? []).compactMap { row in
      if case .letterboxed = row.launch.outcome { row.display } else { nil }
    }
  }

  func storeSize() -> [Violation] {
    guard info.idioms.contains(.phone), info.launchImages[.phone]?.isEmpty == false,
      info.launchScreenKey(for: .phone, .latest) == nil,
      !info.hasUnknownEntries(for: .phone),
      !sites.contains(where: {
        $0.idioms.contains(.phone) && $0.entry?.size == Display.phone568.points
      })
    else { return [] }
    return [
      Violation(
        document.lineOfKey(.key(phoneKey)),
        "\(phoneKey) has no entry of {320, 568} (the App Store rejects this with ITMS-90096); add one "
          + "with a file of 640x1136")
    ]
  }
}

extension Display {
  /// Whether it is the screen of an iPhone since the X.
  fileprivate var isNewerThanTechnote: Bool {
    idiom == .phone && minimumOS >= Display.phone812.minimumOS
  }
}
