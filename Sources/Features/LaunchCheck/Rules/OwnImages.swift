internal import InfoPlist
internal import LaunchApps
internal import LaunchRules
internal import Texts

extension Rule {
  static let ownImages = [
    noLaunchKey, ipadEntries,
  ]

  static let noLaunchKey = Rule.once(
    "no-launch-key", .warning,
    needs: [.infoPlist, .orientations, .entries, .launchScreenKeys],
    reason: "Without any launch key, iOS finds launch images only by name, Default.png, "
      + "Default@2x.png and Default-568h@2x.png: iPhones from the 6 on run the app in the frame of "
      + "an iPhone 5 or 4s, and iPads without such images show nothing. The App Store requires a "
      + "launch storyboard in apps built with the iOS 13 SDK or later.",
    source: "\(Source.reference), \"UILaunchImageFile\"; \(Source.wild); \(Source.store)",
    .shippedApps
  ) { app in
    guard !app.info.hasNamedImages, app.lacksLaunchScreen,
      app.info.launchScreenKey(for: app.info.mainIdiom, .latest) == nil,
      app.project?.oldCatalog == nil, app.project?.isIncomplete != true, app.isCertainlyApp
    else { return nil }
    // Xcode and the App Store stop an iPad app that shares the screen, as the rule
    // ipad-multitasking says of apps with launch images.
    let isStopped =
      app.sharesPadScreen && app.info.launchScreenKey(for: .pad, .latest) == nil
    return Violation(
      "no key names a launch screen or launch images (\(withoutKey(app)); the App Store requires a "
        + "launch storyboard in apps built with the iOS 13 SDK or later"
        + (isStopped ? ", and in iPad apps that share the screen, ITMS-90475)" : ")"),
      (app.unfoundImages.isEmpty
        ? "" : "add entries for the images with 'launchgen merge', or ")
        + "add UILaunchStoryboardName, for example with 'launchgen screen'",
      level: isStopped && app.info.sdk != nil && app.hasAllKeys ? .error : nil,
      causes: .rules([.noLaunchScreen, .launchScreenName, .notInTarget]))
  }

  /// What devices show of an app without any launch key.
  private static func withoutKey(_ app: BundleContents) -> String {
    let unfound = app.unfoundImages
    let files =
      unfound.isEmpty
      ? ""
      : "; iOS does not find \(unfound.prefix(4).inWords("or"))"
    if !app.info.idioms.contains(.phone) {
      return (app.namedUses.isEmpty ? "iPads show none" : "iPads find images only by name") + files
    }
    let size = app.images["Default-568h@2x.png"] ?? app.images["Default-568h@2x~iphone.png"]
    return
      "iPhones from the 6 on run the app in the frame of an iPhone \(size == nil ? "4s" : "5"), with "
      + "black bars or scaled up\(files)"
  }

  static let ipadEntries = Rule.once(
    "ipad-entries", .warning,
    needs: [.infoPlist, .orientations, .entries, .writtenEntries, .launchScreenKeys],
    reason: "iPads of a universal app read the same entries as iPhones. If none has the size of an "
      + "iPad, they show an iPhone's image, or a blank screen.",
    source: Source.decompiled, .decompiled
  ) { app in
    guard app.info.idioms.contains(.pad), app.info.idioms.contains(.phone),
      app.info.launchScreenKey(for: .pad, .latest) == nil,
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
