internal import AppDocuments
internal import LaunchApps
internal import LaunchRules
internal import Texts

/// Rules about screens without an entry. If several of `letterboxed`, `newerIPhones` and
/// `store568h` apply, only the most important rule reports a finding. That finding names all
/// screens without an entry.
extension Rule {
  static let letterboxed = Rule(
    "letterboxed", .warning, .shippedApps,
    sources: [.wild, "for iOS 8 and earlier: \(Source.decompiled)"],
    needs: [.infoPlist, .orientations, .entries, .writtenEntries],
    reason: "If no entry has an iPhone's screen size, the app runs in the frame of an older "
      + "iPhone, with black bars or scaled up."
  ) { app in
    let screens = MissingScreens(app)
    return [
      screens.violation(screens.sizes, named: screens.names, screens.storeCauses),
      screens.violation(
        screens.faultySizes, named: screens.faultySizes.map(screens.words),
        screens.storeCauses + causesOfSkipping(screens.key, app)),
    ].compactMap(\.self)
  }

  static let newerIPhones = Rule.once(
    "newer-iphones", .note, .shippedApps,
    sources: [
      .wild,
      "for iPads: apache/cordova-ios issue 465, godotengine/godot issue 89334",
      "umineko-project/umineko-scripting issue 76",
    ],
    needs: [.infoPlist, .orientations, .entries, .writtenEntries],
    reason: "TN2244's entries have no sizes for the iPhone X and later, and few apps have entries "
      + "for iPads of another size than {768, 1024}. There, the app runs in the frame of an older "
      + "iPhone or iPad unless it has a launch storyboard."
  ) { app in
    let screens = MissingScreens(app)
    let names = [screens.newPhones, screens.newPads].compactMap(\.self)
    if names.isEmpty { return nil }
    let idiom: DeviceIdiom = screens.newPhones == nil ? .pad : .phone
    let key = app.info.launchImages.key(InfoPlistKey.launchImages, for: idiom)
    return Violation(
      at: app.place(ofKey: key),
      "\(key) has no \(screens.kind(of: screens.newSizes)) for \(names.inWords("or")) "
        + screens.effect(on: screens.newSizes),
      "add a launch storyboard if the app should fill their screens",
      causes: screens.storeCauses
        + screens.sizes.map { Violation.Cause(.letterboxed, $0.propertyListText) })
  }

  static let store568h = Rule.once(
    "store-568h", .error, .apple, sources: [.store], needs: [.infoPlist, .orientations, .entries],
    reason: "The App Store rejects iPhone apps without an entry of {320, 568} and a 640x1136 file "
      + "for the iPhone 5 (ITMS-90096), including landscape apps. Without entries, the file needs "
      + "-568h in its name."
  ) { app in
    let screens = MissingScreens(app)
    if let named = namedStore568h(app) { return named }
    guard screens.lacksStoreScreen else { return nil }
    let store = MissingScreens.storeScreen
    let others = screens.names.filter { $0 != screens.words(store) }
    let otherSizes = screens.sizes.filter { $0 != store }
    return Violation(
      at: app.place(ofKey: screens.key),
      app.lackOfEntry(screens.key) + " of {320, 568} (the App Store rejects this with ITMS-90096)"
        + (others.isEmpty
          ? ""
          : ", nor for \(others.inWords("or")) \(screens.effect(on: otherSizes + screens.newSizes))"),
      "add one with a file of 640x1136\(others.isEmpty ? "" : ", and the others")",
      subjects: [store.propertyListText] + otherSizes.map(\.propertyListText)
        + [screens.newPhones, screens.newPads].compactMap(\.self),
      causes: screens.storeCauses.isEmpty ? causesOfSkipping(screens.key, app) : [])
  }

  /// The violation of `store568h` by an app whose images iOS finds by name.
  private static func namedStore568h(_ app: BundleContents) -> Violation? {
    guard app.info.idioms.contains(.phone), app.info.launchImages[.phone] == nil,
      app.info.launchScreenKey(for: .phone, .latest) == nil,
      app.namedUses.values.joined().contains(where: { $0.display.idiom == .phone }),
      !app.namedUses.values.joined().contains(where: { $0.display == .phone568 })
    else { return nil }
    let name = app.info.baseName(for: .phone)
    let slot = app.project?.catalog.map { "an image of 640x1136 to '\($0.name)' (slot Retina 4)" }
    return Violation(
      "no launch image is for {320, 568} (the App Store rejects this with ITMS-90096"
        + (app.project?.hasScripts == true ? ", unless a script phase copies one)" : ")"),
      "add \(slot ?? "\(name)-568h@2x.png of 640x1136"), or a launch storyboard with "
        + "'launchgen screen'",
      level: app.hasCertainNames && app.project?.hasScripts != true ? nil : .warning,
      subjects: [MissingScreens.storeScreen.propertyListText])
  }

  static let noLaunchKey = Rule.once(
    "no-launch-key", .warning, .shippedApps,
    sources: ["\(Source.reference), \"UILaunchImageFile\"", .wild, .store],
    needs: [.infoPlist, .entries, .launchScreenKeys],
    reason: "Without a launch screen and without UILaunchImages, iOS finds launch images only by "
      + "name, such as Default.png, Default@2x.png and Default-568h@2x.png: iPhones without an image "
      + "of their screen's size run the app in the frame of an iPhone 5 or 4s, and iPads without one "
      + "show an iPhone's image or nothing. The App Store requires a launch storyboard in apps built "
      + "with the iOS 13 SDK or later."
  ) { app in
    let bare = app.info.idioms.filter { idiom in
      app.info.launchImages[idiom] == nil && app.info.launchScreenKey(for: idiom, .latest) == nil
    }
    guard !bare.isEmpty, app.isCertainlyApp else { return nil }
    // Xcode and the App Store reject an iPad app that shares the screen and has no launch screen.
    // The rule ipad-multitasking reports this for apps with launch images.
    let isStopped =
      bare.contains(.pad) && app.sharesPadScreen
      && app.info.launchScreenKey(for: .pad, .latest) == nil
    let named = bare.first { app.info.launchImageFile[$0] != nil }
      .map { app.info.launchImageFile.key(InfoPlistKey.launchImageFile, for: $0) }
    let keys =
      named.map { "\($0) is the only launch key" }
      ?? "no key names a launch screen or launch images"
    let families = bare.count < app.info.idioms.count ? " for \(bare[0].devices)" : ""
    let isMergeable = Set(LaunchScreenSize.technote.map(ScreenImage.init(of:)))
      .isSubset(of: app.unfoundImages.compactMap { ScreenImage.parsing(file: $0)?.image })
    let isLandscape = app.info.orientations(for: bare[0]).contains(where: \.isLandscape)
    let images = bare == [.pad] ? " --screens ipads" : ""
    let command = isLandscape ? " with 'launchgen build\(images)'" : ""
    let needsImages = bare.flatMap { LaunchSurvey(app.info, on: $0).rows }.contains { row in
      row.systems.from < LaunchScreenKey.storyboardName.minimumOS
        && (app.present(row.launch.outcome) == nil || app.isFramed(row))
    }
    return Violation(
      "\(keys)\(families)\(app.isWhole || app.hasAllKeys ? app.reservation : ", \(app.unlessAdded)")"
        + " (\(withoutKey(bare, app)); the App Store requires a "
        + "launch storyboard in apps built with the iOS 13 SDK or later"
        + (isStopped ? ", and in iPad apps that share the screen, ITMS-90475)" : ")"),
      (app.unfoundImages.isEmpty
        ? ""
        : isMergeable
          ? "add entries for the images with 'launchgen merge', or "
          : "add UILaunchImages with an entry for each image, or ")
        + (app.project?.unusedSet.map {
          "set \(ProjectContents.launchImageSetting) to '\($0)', or "
        } ?? "")
        + "add UILaunchStoryboardName, for example with 'launchgen screen'"
        + (needsImages ? ", and launch images for iOS 7\(command)" : ""),
      level: isStopped && app.info.sdk != nil && app.hasAllKeys ? .error : nil,
      subjects: bare.map(\.rawValue),
      causes: .rules([.noLaunchScreen, .catalogSystems]) + causesOfLackingScreen
        + [.init(.launchImageSet, unusableSet)] + causesOfMissingSet(app))
  }

  /// Words for a message: how devices show an app that has no launch screen and no entries.
  private static func withoutKey(_ bare: [DeviceIdiom], _ app: BundleContents) -> String {
    let unfound = app.unfoundImages.prefix(4)
    let framed = bare.contains(.phone) ? app.framedPhones() : nil
    let unnamed = bare.filter { idiom in
      app.project?.hidesImages != true && !app.info.launchImageFile.values.isEmpty
        && !app.namedUses.values.joined().contains { $0.display.idiom == idiom }
    }
    let clauses = [
      unnamed.first.map { "no image for \($0.devices) is named '\(app.info.baseName(for: $0))'" },
      framed.map { "\($0), with black bars or scaled up" },
      bare.contains(.pad) ? app.padsWithoutImage : nil,
      bare.contains(.pad)
        ? app.framedPads.map { "\($0) run the app in the frame of an older iPad" } : nil,
      app.project?.unusedSet.map { "no setting names the launch image set '\($0)'" },
      app.project?.catalog.flatMap {
        $0.isListed || $0.isOld ? nil : "the launch image set '\($0.name)' has no usable image"
      },
      app.project?.hasScripts == true ? "a script phase may copy other images" : nil,
      bare.contains(.phone) && app.project?.hidesImages != true
        && !app.namedUses.values.joined().contains { $0.display.idiom == .phone }
        ? "the App Store has rejected iPhone apps without an image of 640x1136, ITMS-90096" : nil,
      unfound.isEmpty ? nil : "iOS does not find \(unfound.inWords("or"))",
    ].compactMap(\.self)
    return clauses.isEmpty ? "iOS finds images only by name" : clauses.joined(separator: "; ")
  }

  static let ipadEntries = Rule.once(
    "ipad-entries", .warning, .decompiled, sources: [.decompiled],
    needs: [.infoPlist, .orientations, .entries, .writtenEntries, .launchScreenKeys],
    reason: "iPads of a universal app read the same entries as iPhones. If none has the size of an "
      + "iPad, they show an iPhone's image, or a blank screen."
  ) { app in
    guard app.info.idioms.contains(.pad), app.info.launchScreenKey(for: .pad, .latest) == nil,
      !app.info.hasUnknownEntries(for: .pad)
    else { return nil }
    let key = app.info.launchImages.key(InfoPlistKey.launchImages, for: .pad)
    let entries = app.sites.filter { $0.key == key }.compactMap(\.entry)
    guard !entries.isEmpty, !entries.contains(where: \.size.isOfPad) else { return nil }
    return Violation(
      at: app.place(ofKey: key),
      "\(key) has no entry for iPads, which the app supports (they show an iPhone's image, or a "
        + "blank screen)",
      "add entries of {768, 1024} to \(InfoPlistKey.launchImages)~ipad, or a launch storyboard",
      causes: .rules([.ipadLaunchOrientation]))
  }
}
