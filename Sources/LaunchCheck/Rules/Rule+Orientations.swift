internal import InfoPlist
internal import LaunchRules

extension Rule {
  static let orientations = [
    noOrientations, orientationsArray, unknownOrientation, portraitStatusBar, upsideDown,
    olderOrientation,
  ]

  private static let key = InfoPlistKey.supportedOrientations

  static let noOrientations = Rule(
    "no-orientations", .warning,
    reason: "An app that names no orientation launches into portrait.", source: Source.technote
  ) { contents in
    let info = contents.info
    guard !contents.sites.isEmpty, info.interfaceOrientation == nil,
      info.idioms.contains(where: { info.supportedOrientations[$0] == nil })
    else { return [] }
    return [Violation(nil, "\(key) is missing (the app launches into portrait); add it")]
  }

  static let orientationsArray = Rule(
    "orientations-array", .error,
    reason: "UISupportedInterfaceOrientations is an array of strings; anything else names no "
      + "orientation, and the app launches into portrait.", source: Source.reference
  ) { contents in
    contents.orientationKeys.compactMap { key, value in
      guard value.array == nil else { return nil }
      return Violation(
        contents.document.line(of: .key(key)),
        "\(key) is \(value.kind) (it should be an array of strings); make it one")
    }
  }

  static let unknownOrientation = Rule(
    "unknown-orientation", .warning,
    reason: "A value that is not one of Apple's four is ignored, as if it were missing.",
    source: Source.reference
  ) { contents in
    contents.orientationKeys.flatMap { key, value in
      (value.array ?? []).prefix(LaunchInfo.entryLimit).enumerated().compactMap { index, element in
        let text = element.string
        if text.flatMap({ InterfaceOrientation(rawValue: $0) }) != nil { return nil }
        return Violation(
          contents.document.line(of: .key(key), .index(index)),
          "\(text.map { "'\($0)'" } ?? element.kind) under \(key) is ignored (it is none of "
            + "Apple's four values); correct it, for example UIInterfaceOrientationLandscapeRight")
      }
    }
  }

  static let portraitStatusBar = Rule(
    "portrait-status-bar", .warning,
    reason: "On iOS 7 and below a Portrait value anywhere puts the status bar of a landscape "
      + "launch in portrait.", source: Source.technote
  ) { contents in
    let info = contents.info
    let listed = info.orientations(for: .phone)
    guard info.idioms.contains(.phone), contents.runs(on: .phone, before: OSVersion(8, 0)),
      listed.first?.isLandscape == true, listed.contains(.portrait)
    else { return [] }
    let key = info.supportedOrientations.key(key, for: .phone)
    return [
      Violation(
        contents.document.line(of: .key(key)),
        "\(key) has portrait after a landscape value (iOS 7 then puts the status bar in "
          + "portrait at launch); remove it, and allow portrait in the app delegate")
    ]
  }

  static let upsideDown = Rule(
    "upside-down", .note,
    reason: "iPhones with Face ID have no upside-down orientation, whatever Info.plist says.",
    source: "Use Your Loaf, \"Upside Down and Rotating iPhones\""
  ) { contents in
    let info = contents.info
    guard info.idioms.contains(.phone), info.supportedOrientations[.phone] != nil,
      info.orientations(for: .phone).contains(.portraitUpsideDown)
    else { return [] }
    let key = info.supportedOrientations.key(key, for: .phone)
    return [
      Violation(
        contents.document.line(of: .key(key)),
        "\(key) has PortraitUpsideDown (iPhones with Face ID ignore it); nothing needs to be done"
      )
    ]
  }

  static let olderOrientation = Rule(
    "interface-orientation-ignored", .note,
    reason: "UIInterfaceOrientation counts only if UISupportedInterfaceOrientations is missing.",
    source: Source.reference
  ) { contents in
    let info = contents.info
    guard info.interfaceOrientation != nil,
      info.idioms.allSatisfy({ info.supportedOrientations[$0] != nil })
    else { return [] }
    return [
      Violation(
        contents.document.line(of: .key(InfoPlistKey.interfaceOrientation)),
        "UIInterfaceOrientation is ignored (\(key) is present); remove it")
    ]
  }
}

extension BundleContents {
  /// UISupportedInterfaceOrientations and its variants, where they are there.
  fileprivate var orientationKeys: [(key: String, value: PropertyListValue)] {
    InfoPlistKey.variants(of: InfoPlistKey.supportedOrientations)
      .compactMap { key in document.root[key].map { (key, $0) } }
  }

  /// Whether the app runs on such an iOS, as far as its deployment target or its entries say.
  fileprivate func runs(on idiom: DeviceIdiom, before system: OSVersion) -> Bool {
    Self.lowestSystem(info, sites, on: idiom) < system
  }
}
