internal import InfoPlist
internal import LaunchApps
internal import LaunchRules

/// The checks of the rules in `Rule+Launches.swift`.
extension BundleContents {
  func blankScreen() -> [Violation] {
    launches { row, key in
      if row.launch.outcome.chosen?.fit == .otherOrientation { return tolerated(row, key) }
      guard case .blank(let reason) = row.launch.outcome else { return nil }
      let line = document.lineOfKey(.key(key))
      let subjects = [Self.blankSubject(key, reason)]
      return switch reason {
      case .noUsableEntry:
        Violation(
          line,
          "\(key) has no usable entry (it is empty, or iOS skips all entries); add entries, or "
            + "remove the key",
          subjects: subjects, causes: causesOfSkipping(key))
      case .orientation(let orientation):
        Violation(
          line,
          "\(key) has no entry for a launch into "
            + (orientation.isLandscape ? "landscape (" : "portrait (")
            + Self.without(listsOrientations(row.display.idiom))
            + "the screen stays blank); add "
            + "\(orientation.isLandscape ? "Landscape" : "Portrait") entries"
            + (isForPadsOnly(key) && row.launch.reason == .asHeld ? otherWayForPads : ""),
          subjects: subjects)
      case .systemTooOld(let lowest):
        Violation(
          line,
          "\(key) has no entry for iOS before \(lowest), which the app supports (the screen stays "
            + "blank); lower UILaunchImageMinimumOSVersion",
          subjects: subjects)
      // The rules missing-scale and missing-file report it.
      case .noFile: nil
      }
    }
  }

  /// What tells blank screens apart, and what their consequences name.
  static func blankSubject(_ key: String, _ reason: LaunchOutcome.BlankReason) -> String {
    switch reason {
    case .noUsableEntry: "\(key) entries"
    case .orientation(let orientation):
      "\(key) \(orientation.isLandscape ? "landscape" : "portrait")"
    case .systemTooOld: "\(key) system"
    case .noFile(let image): "\(key) \(image.entry.name)"
    }
  }

  /// Whether Info.plist says into which orientations the app launches.
  private func listsOrientations(_ idiom: DeviceIdiom) -> Bool {
    info.supportedOrientations[idiom] != nil || info.interfaceOrientation != nil
  }

  private func isForPadsOnly(_ key: String) -> Bool {
    key.hasSuffix(DeviceIdiom.pad.suffix) || info.mainIdiom == .pad
  }

  private static func without(_ listsOrientations: Bool) -> String {
    listsOrientations ? "" : "\(InfoPlistKey.supportedOrientations) is missing, and "
  }

  /// An entry for the other orientation, on an iOS that has been seen to show it: only worth saying
  /// if no older iOS leaves the screen blank.
  private func tolerated(_ row: LaunchSurvey.Row, _ key: String) -> Violation? {
    guard info.lowestSystem(for: row.display.idiom) >= .firstTolerant,
      row.launch.reason == .firstListed
    else { return nil }
    let orientation = row.launch.orientation
    // The rule missing-file reports entries of the orientation without files.
    let isThere = sites.contains {
      $0.key == key && $0.entry?.orientation.matches(orientation) == true
    }
    if isThere { return nil }
    return Violation(
      document.lineOfKey(.key(key)),
      "\(key) has no entry for a launch into \(orientation.optionName) ("
        + Self.without(listsOrientations(row.display.idiom))
        + "by TN2244 the screen stays blank; iOS 9 and later have been seen to show an entry for the "
        + "other orientation); add "
        + "\(orientation.isLandscape ? "Landscape" : "Portrait") entries",
      level: .warning, subjects: [Self.blankSubject(key, .orientation(orientation))])
  }

  func missingScale() -> [Violation] {
    launches { row, key in
      guard case .blank(.noFile(let image)) = row.launch.outcome,
        let site = sites.first(where: { $0.key == key && $0.index == image.index }),
        !files(of: site).isEmpty
      else { return nil }
      let file = image.files.first { !$0.contains("~") } ?? ""
      return Violation(
        document.lineOfKey(.key(key)),
        "\(key) gives a blank screen for a launch into "
          + "\(row.launch.orientation.optionName) on \(row.display.points) at "
          + "\(row.display.scale) (iOS picks entry \(image.index + 1), and \(file) is missing); add "
          + (image.entry.size == row.display.points
            ? "the file" : "an entry of \(row.display.points.propertyListText)"),
        subjects: ["\(site.subject) \(row.display.points) \(row.display.scale)"])
    }
  }
}
