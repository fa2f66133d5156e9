internal import InfoPlist
internal import LaunchRules

extension Rule {
  static let launches = [blankScreen, missingScale, letterboxed, storeSize]

  static let blankScreen = Rule(
    "blank-screen", .error,
    reason: "If no entry matches the launch orientation and the iOS, the app launches into a "
      + "blank screen, without any error.", source: "\(Source.technote); \(Source.decompiled)"
  ) { contents in
    contents.launches { row, key in
      guard case .blank(let reason) = row.launch.outcome else { return nil }
      return switch reason {
      case .noUsableEntry: "\(key) has no entry that iOS can use; add entries, or remove the key"
      case .orientation(let orientation):
        "\(key) has no entry for a launch into \(orientation.optionName) (the screen stays "
          + "blank); add \(orientation.isLandscape ? "Landscape" : "Portrait") entries"
      case .systemTooOld(let lowest):
        "\(key) has no entry for iOS before \(lowest), which the app supports (the screen stays "
          + "blank); lower UILaunchImageMinimumOSVersion"
      // The rule for names tells of it.
      case .nameHasDot: nil
      }
    }
  }

  static let missingScale = Rule(
    "missing-scale", .error,
    reason: "iOS looks for the screen's scale and those below it: if the entry that it picks has "
      + "files only for larger ones, the screen stays blank, as with compiled asset catalogs.",
    source: "\(Source.technote); \(Source.decompiled)"
  ) { contents in
    contents.launches { row, key in
      guard let image = contents.imageWithoutFile(row) else { return nil }
      let file = image.files.first { !$0.contains("~") } ?? ""
      return "\(key) leaves a launch into \(row.launch.orientation.optionName) blank on "
        + "\(row.display.points) at \(row.display.scale) (it has to take entry "
        + "\(image.index + 1), and \(file) is not there); add "
        + (image.entry.size == row.display.points
          ? "the file" : "an entry of \(row.display.points.propertyListText)")
    }
  }

  static let letterboxed = Rule(
    "letterboxed", .warning,
    reason: "iOS 8 and below runs an app without an entry of the screen's size between black bars.",
    source: "\(Source.wild); \(Source.decompiled)"
  ) { contents in
    contents.launches { row, key in
      guard case .letterboxed = row.launch.outcome, contents.imageWithoutFile(row) == nil else {
        return nil
      }
      return "\(key) has no entry of \(row.display.points.propertyListText) for a launch into "
        + "\(row.launch.orientation.optionName) (iOS 8 and below shows the app letterboxed "
        + "there); add one"
    }
  }

  static let storeSize = Rule(
    "store-568h", .error,
    reason: "The App Store rejects apps for iPhone 5 screens without an entry of {320, 568} and a "
      + "640x1136 file (ITMS-90096), landscape apps too.", source: Source.store
  ) { contents in
    let info = contents.info
    guard info.idioms.contains(.phone), info.launchImages[.phone]?.isEmpty == false,
      info.launchScreenKey(for: .phone, OSVersion(99, 0)) == nil,
      !contents.sites.contains(where: {
        $0.idioms.contains(.phone) && $0.entry?.size == Display.phone568.points
      })
    else { return [] }
    let key = info.launchImages.key(InfoPlistKey.launchImages, for: .phone)
    return [
      Violation(
        contents.document.lineOfKey(.key(key)),
        "\(key) has no entry of {320, 568} (the App Store rejects that with ITMS-90096); add one "
          + "with a file of 640x1136")
    ]
  }
}
