internal import LaunchApps
internal import LaunchRules
internal import Texts

/// Rules about the launch image set of an asset catalog.
extension Rule {
  static let catalogLandscape = Rule.once(
    "catalog-landscape", .error, .apple, sources: [.technote], needs: [.infoPlist, .orientations],
    reason: "A launch image set has only Portrait slots for iPhones before the 6 Plus: an app that "
      + "launches into landscape shows a blank screen there."
  ) { app in
    guard let (catalog, isBlank) = app.catalogWithoutLandscape else { return nil }
    let hasPortrait = catalog.slots.contains {
      $0.fault == nil && $0.kind.idiom == .phone && !$0.kind.isLandscape
        && ($0.kind.points?.height ?? 0) <= Display.phone667.points.height
    }
    let lack =
      hasPortrait
      ? "has only Portrait images for iPhones before the 6 Plus (by TN2244"
      : "has no images for iPhones before the 6 Plus (Xcode has only Portrait slots for them, and by "
        + "TN2244"
    let first = app.info.presentLaunchScreenKeys.map(\.minimumOS).min()
    let hasPads = app.info.idioms.contains(.pad) && catalog.slots.contains { $0.kind.idiom == .pad }
    return Violation(
      at: .source(catalog.place),
      "the launch image set '\(catalog.name)' \(lack) launches into landscape show a blank screen"
        + (first.map { " before iOS \($0)" } ?? "")
        + (isBlank ? ")" : "; iOS 9 and later have been seen to show these images)"),
      "remove this setting, and "
        + (app.info.minimumOS.map { $0 >= LaunchScreenKey.storyboardName.minimumOS } == true
          ? "make a launch screen with 'launchgen screen'"
          : "add UILaunchImages with images from 'launchgen build'"
            + (hasPads ? ", and with entries for the set's images for iPads" : "")),
      level: isBlank ? nil : .warning)
  }

  static let catalogSystems = Rule.once(
    "catalog-systems", .warning, .shippedApps,
    sources: ["Asset Catalog Format Reference, \"Launch Image Type\"", .wild],
    needs: [.infoPlist, .launchScreenKeys],
    reason: "Slots without a minimum version of 7.0 or later are for iOS 6 and earlier. Xcode "
      + "writes no entry for them, so that iOS finds the images by name, and iPhones from the 6 on "
      + "run the app in the frame of an iPhone 5 or 4s."
  ) { app in
    guard let catalog = app.project?.catalog, catalog.isOld, app.info.launchImages.values.isEmpty,
      app.lacksLaunchScreen
    else { return nil }
    return Violation(
      at: .source(catalog.place),
      "the launch image set '\(catalog.name)' has no image for iOS 7 and later (iOS finds its images "
        + "by name"
        + (app.info.minimumOS.flatMap { minimum in
          minimum < .firstWithEntries
            ? nil : ", if Xcode takes images for iOS 6 in an app for \(minimum)"
        } ?? "")
        + (app.framedPhones().map { "; \($0), with black bars or scaled up)" } ?? ")"),
      "add a launch storyboard")
  }

  static let catalogNewerIPhones = Rule.once(
    "catalog-newer-iphones", .note, .shippedApps,
    sources: [.wild, .store, "for iPads: apache/cordova-ios issue 465"],
    needs: [.infoPlist, .orientations, .launchScreenKeys],
    reason: "A launch image set without images for a screen, such as that of a newer iPad, leaves "
      + "the app in the frame of an older device there, unless it has a launch storyboard (a warning "
      + "for iPhones before the X); the App Store requires one in apps built with the iOS 13 SDK or "
      + "later."
  ) { app in
    guard let catalog = app.onlySet,
      app.info.launchScreenKey(for: app.info.mainIdiom, .latest) == nil
    else { return nil }
    let screens = MissingScreens(app)
    // The rules store-568h and catalog-landscape name the screens of TN2244.
    let newer = [screens.newPhones, screens.newPads].compactMap(\.self)
    let old = screens.sizes.filter {
      app.catalogWithoutLandscape == nil || $0.height > Display.phone667.points.height
    }
    let names = screens.lacksStoreScreen ? [] : old.map(screens.words) + newer
    let sizes = old + screens.newSizes
    return Violation(
      at: .source(catalog.place),
      "the launch image set '\(catalog.name)' is the app's only launch screen ("
        + (names.isEmpty
          ? ""
          : "it has no image for \(names.inWords("or")), and "
            + "\(screens.effectWords(on: sizes)); ")
        + "the App Store requires a launch storyboard in apps built with the iOS 13 SDK or later)",
      "add a launch storyboard, for example with 'launchgen screen'",
      level: names.count > newer.count ? .warning : nil,
      causes: .rules([.noLaunchScreen]))
  }

  static let catalogBesideEntries = Rule.once(
    "catalog-beside-entries", .warning, .apple, sources: [.technote],
    needs: [.infoPlist, .entries],
    reason: "TN2244 asks to disable the asset catalog's launch images where Info.plist has "
      + "UILaunchImages: Xcode adds the set's entries to them, and iOS chooses among all."
  ) { app in
    guard let catalog = app.project?.catalog, catalog.isListed, app.onlySet == nil else {
      return nil
    }
    return Violation(
      at: .source(catalog.place),
      "the launch image set '\(catalog.name)' is still used next to UILaunchImages (TN2244 wants it "
        + "disabled, as Xcode adds its entries to those of Info.plist)", "remove this setting")
  }

  static let launchImageSet = Rule.once(
    "launch-image-set", .error, .apple,
    sources: [
      .actool, "bamlab/react-native-make issue 65", "bamlab/generator-rn-toolbox issue 35",
    ],
    reason: "Xcode stops the build if no asset catalog of the target has the launch image set of "
      + "the build settings (\"None of the input catalogs contained a matching launch image set\"), "
      + "or if it can use none of the set's files (\"did not have any applicable content\"). A "
      + "warning if a script or a missing settings file may change that; a note if the target has no "
      + "asset catalog, as Xcode then ignores the setting."
  ) { app in
    guard let project = app.project, let fault = project.setFault else { return nil }
    var violation = Violation(
      fault, subjects: [project.catalog == nil ? "missing" : unusableSet])
    violation.level = Level(rawValue: fault.level.rawValue)
    violation.causes = causesOfMissingSet(app)
    return violation
  }

  /// The causes of a missing launch image set: catalogs outside of the target that contain the set.
  static func causesOfMissingSet(_ app: BundleContents) -> [Violation.Cause] {
    (app.project?.outsiders ?? []).filter { $0.place != nil }
      .flatMap { [Violation.Cause].rules([.notInTarget], $0.name) }
  }

  /// The subject of a ``launchImageSet`` violation if the set has no usable file.
  static let unusableSet = "unusable"

  static let launchImageSlot = Rule(
    "launch-image-slot", .warning, .apple,
    sources: [.actool, "NativeScript/nativescript-cli issue 4277", "sets that Xcode wrote"],
    needs: [.infoPlist, .launchScreenKeys],
    reason:
      "Xcode leaves out a launch image that is missing, unassigned or not a PNG file, or does "
      + "not have exactly the size in pixels of its slot. A note for a slot that Xcode does not have."
  ) { app in
    guard let catalog = app.project?.catalog else { return [] }
    if !app.info.mayShowLaunchImages && !catalog.isUnusable { return [] }
    return catalog.slots.compactMap { slot in
      slot.fault.map { violation($0, slot).of("'\(slot.file)'", at: .source(slot.place)) }
    }
  }

  private static func violation(
    _ fault: LaunchImageSlot.Fault, _ slot: LaunchImageSlot
  ) -> Violation {
    let (problem, remedy): (String, String) =
      switch fault {
      case .missing: ("is missing", "add it, or correct the name")
      case .notPNG(let problem, let remedy): (problem, remedy)
      case .unknownSlot: ("is in a slot that Xcode does not have", "remove it from the set")
      case .unassigned: ("is marked as unassigned", "assign it to its slot in Xcode, or remove it")
      case .size(let size, let wanted):
        ("is \(size) but should be \(wanted)", "make a new image of the slot's size")
      }
    let isUnknown = if case .unknownSlot = fault { true } else { false }
    return Violation(
      "\(problem) (Xcode leaves out the slot \(slot.kind.description))", remedy,
      level: isUnknown ? .note : nil, cause: remedy,
      detail: "\(problem), slot \(slot.kind.description)",
      subjects: ["\(slot.kind.description) \(slot.file)"])
  }
}
