internal import InfoPlist
internal import LaunchRules

/// The checks of the rules in `Rule+Launches.swift`.
extension BundleContents {
  func blankScreen() -> [Violation] {
    launches { row, key in
      guard case .blank(let reason) = row.launch.outcome else { return nil }
      return switch reason {
      case .noUsableEntry:
        "\(key) has no usable entry (it is empty, or iOS skips all entries); add entries, or remove "
          + "the key"
      case .orientation(let orientation):
        "\(key) has no entry for a launch into \(orientation.optionName) (the screen stays "
          + "blank); add \(orientation.isLandscape ? "Landscape" : "Portrait") entries"
      case .systemTooOld(let lowest):
        "\(key) has no entry for iOS before \(lowest), which the app supports (the screen stays "
          + "blank); lower UILaunchImageMinimumOSVersion"
      // The rule name-extension reports it.
      case .nameHasDot: nil
      }
    }
  }

  func missingScale() -> [Violation] {
    launches { row, key in
      guard let image = imageWithoutFile(row) else { return nil }
      let file = image.files.first { !$0.contains("~") } ?? ""
      return "\(key) gives a blank screen for a launch into "
        + "\(row.launch.orientation.optionName) on \(row.display.points) at "
        + "\(row.display.scale) (iOS picks entry \(image.index + 1), and \(file) is missing); add "
        + (image.entry.size == row.display.points
          ? "the file" : "an entry of \(row.display.points.propertyListText)")
    }
  }

  func letterboxed() -> [Violation] {
    launches { row, key in
      guard case .letterboxed = row.launch.outcome, imageWithoutFile(row) == nil else {
        return nil
      }
      return "\(key) has no entry of \(row.display.points.propertyListText) for a launch into "
        + "\(row.launch.orientation.optionName) (iOS 8 and earlier then letterbox the "
        + "app); add one"
    }
  }

  func storeSize() -> [Violation] {
    guard info.idioms.contains(.phone), info.launchImages[.phone]?.isEmpty == false,
      info.launchScreenKey(for: .phone, OSVersion(99, 0)) == nil,
      !info.hasUnknownEntries(for: .phone),
      !sites.contains(where: {
        $0.idioms.contains(.phone) && $0.entry?.size == Display.phone568.points
      })
    else { return [] }
    let key = info.launchImages.key(InfoPlistKey.launchImages, for: .phone)
    return [
      Violation(
        document.lineOfKey(.key(key)),
        "\(key) has no entry of {320, 568} (the App Store rejects this with ITMS-90096); add one "
          + "with a file of 640x1136")
    ]
  }
}
