internal import InfoPlist
internal import LaunchApps
internal import LaunchRules

/// The checks of the rules in `Rule+Orientations.swift`.
extension BundleContents {
  func noOrientations() -> [Violation] {
    guard !sites.isEmpty, info.interfaceOrientation == nil,
      info.idioms.contains(where: { info.supportedOrientations[$0] == nil })
    else { return [] }
    let keys = InfoPlistKey.variants(of: InfoPlistKey.launchImages)
    return [
      Violation(
        nil, "\(orientations) is missing (the app launches into portrait); add it",
        causes: keys.map {
          Violation.Cause(
            rule: "blank-screen", subject: Self.blankSubject($0, .orientation(.portrait)))
        })
    ]
  }

  func orientationsArray() -> [Violation] {
    valueViolations(of: orientations) { key, value in
      guard value.array == nil else { return nil }
      return "\(key) is \(value.kind) (it should be an array of strings); change its type"
    }
  }

  func unknownOrientation() -> [Violation] {
    variants(of: orientations).flatMap { key, value in
      (value.array ?? []).prefix(LaunchInfo.entryLimit).enumerated().compactMap { index, element in
        let text = element.string
        if let text, InterfaceOrientation(rawValue: text) != nil || BuildVariable.isIn(text) {
          return nil
        }
        return Violation(
          document.line(of: .key(key), .index(index)),
          "\(text.map { "'\($0)'" } ?? element.kind) under \(key) is ignored (it is not one of "
            + "Apple's four); replace it, for example with UIInterfaceOrientationLandscapeRight",
          subjects: ["\(key) \(text ?? element.kind)"])
      }
    }
  }

  func portraitStatusBar() -> [Violation] {
    let listed = info.orientations(for: .phone)
    guard info.idioms.contains(.phone), runs(on: .phone, before: OSVersion(8, 0)),
      listed.first?.isLandscape == true, listed.contains(.portrait),
      !info.hasUnknownOrientations(for: .phone)
    else { return [] }
    let key = info.supportedOrientations.key(orientations, for: .phone)
    return [
      Violation(
        document.line(of: .key(key)),
        "\(key) has portrait after a landscape value (iOS 7 then puts the status bar in "
          + "portrait at launch); remove it, and allow portrait in the app delegate")
    ]
  }

  func upsideDown() -> [Violation] {
    guard info.idioms.contains(.phone), info.supportedOrientations[.phone] != nil,
      info.orientations(for: .phone).contains(.portraitUpsideDown)
    else { return [] }
    let key = info.supportedOrientations.key(orientations, for: .phone)
    return [
      Violation(
        document.line(of: .key(key)),
        "\(key) has PortraitUpsideDown (iPhones with Face ID ignore it); no change is needed")
    ]
  }

  func olderOrientation() -> [Violation] {
    guard info.interfaceOrientation != nil,
      info.idioms.allSatisfy({ info.supportedOrientations[$0] != nil })
    else { return [] }
    return [
      Violation(
        document.line(of: .key(InfoPlistKey.interfaceOrientation)),
        "UIInterfaceOrientation is ignored (\(orientations) is present); remove it")
    ]
  }

  private var orientations: String { InfoPlistKey.supportedOrientations }

  /// Whether the app runs on an older iOS than `system`, by its deployment target or its entries.
  private func runs(on idiom: DeviceIdiom, before system: OSVersion) -> Bool {
    info.lowestSystem(for: idiom) < system
  }
}
