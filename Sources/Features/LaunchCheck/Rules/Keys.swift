internal import AppDocuments
internal import LaunchApps
internal import LaunchRules
internal import Texts

extension Rule {
  public static let unreadable = Rule(
    outsideApps: "property-list", .error, .apple, sources: ["Property List Programming Guide"],
    reason: "iOS cannot use a file that is not a valid property list; plutil -lint accepts "
      + "whitespace-only files and broken base64. A note for a source that the C preprocessor has yet "
      + "to process: it was not checked."
  ) { subject in
    guard case .unreadable(let error, let path) = subject else { return [] }
    let remedy = error.message(at: path).remedy
    let level: Level? = error.isAboutPreprocessor ? .note : nil
    return [Violation(at: .file(path, error.line), "\(error)", remedy, level: level, cause: "file")]
  }

  static let duplicateKey = Rule(
    "duplicate-key", .error, .apple, sources: ["Property List Programming Guide"],
    needs: [.infoPlist],
    reason: "The program that reads the file decides which value it uses; plutil -lint does not "
      + "report it. A warning for keys that do not affect the launch."
  ) { app in
    app.document.duplicateKeys.map { duplicate in
      let place = duplicate.lines.first.map { ", first on line \($0)" } ?? ""
      return Violation(
        at: .infoPlist(duplicate.lines.last.map { .line($0) }), name: duplicate.key,
        "appears more than once (in one dictionary\(place))", "remove all but one",
        level: launchKeys.contains(where: duplicate.key.hasPrefix) ? nil : .warning,
        cause: "duplicate", subjects: [duplicate.key])
    }
  }

  /// The beginnings of keys that affect the launch.
  private static let launchKeys = [
    "UILaunch", "UISupported", "UIInterfaceOrientation", "UIRequires", "UIDeviceF", "MinimumOS",
  ]

  static let notInfoPlist = Rule.once(
    "not-info-plist", .warning, .apple, sources: ["Property List Programming Guide"],
    reason: "Entitlements, privacy manifests, settings bundles and the configurations of services "
      + "do not affect the launch, and neither do the Info.plist files of frameworks, extensions, "
      + "tests and apps for other systems; in folders, they are skipped."
  ) { app in
    app.otherKind.map {
      Violation(at: .infoPlist($0.line.map { .line($0) }), "\($0)", "name the app's Info.plist")
    }
  }

  static let booleanText = Rule(
    "boolean-text", .warning, .apple, sources: [.reference, .wild], needs: [.infoPlist],
    reason: "These keys are Booleans; only some programs accept a string such as YES."
  ) { app in
    InfoPlistKey.booleans.flatMap { name in
      app.valueViolations(of: name) { value in
        value.boolean == nil && !value.isVariable
          ? .wrongType(value, "a Boolean", "write <true/> or <false/>") : nil
      }
    }
  }

  static let launchScreen = Rule(
    "launch-screen", .warning, .shippedApps, sources: [.decompiled],
    needs: [.infoPlist, .launchScreenKeys],
    reason: "iOS ignores launch images if Info.plist has a launch storyboard or launch screen key "
      + "that this version of iOS supports. Not reported if the app supports older versions, which "
      + "show the images."
  ) { app in
    if app.sites.isEmpty { return [] }
    return LaunchScreenKey.allCases.filter { key in
      // If the app supports older versions, they show the launch images, so both are needed.
      app.info.idioms.allSatisfy { app.info.lowestSystem(for: $0) >= key.minimumOS }
    }.flatMap { key in
      let images =
        app.onlySet.map {
          ("the launch image set '\($0.name)'", ProjectContents.launchImageSetting)
        }
        ?? (InfoPlistKey.launchImages, InfoPlistKey.launchImages)
      return app.keyViolations(
        of: key.rawValue,
        "overrides \(images.0) (iOS \(key.minimumOS) and later ignore launch images if it is "
          + "present)", "remove \(images.1)"
      ).map { violation in
        var violation = violation
        // Without its storyboard, the key is what should go.
        violation.causes += .rules([.launchScreenMissing], violation.joint.name)
        return violation
      }
    }
  }

  static let noLaunchScreen = Rule.once(
    "no-launch-screen", .error, .apple, sources: ["TN3208", .store],
    needs: [.infoPlist, .launchScreenKeys],
    reason: "The App Store rejects an app built with the iOS 27 SDK if Info.plist has no launch "
      + "storyboard or launch screen key (ITMS-90870); an empty name is not enough, an empty "
      + "UILaunchScreen is. A warning for a source Info.plist by itself, and in a project with "
      + "an unreadable .xcconfig file, since build settings may add the key. From the iOS 13 SDK on it is a warning if the app has launch images. Private "
      + "and enterprise builds do not need one."
  ) { app in
    guard let sdk = app.info.sdk, app.lacksLaunchScreen else { return nil }
    if app.needsLaunchScreen {
      return Violation(
        "no launch screen is named\(app.reservation) (the App Store rejects apps built with the iOS "
          + "27 SDK without one, ITMS-90870"
          + (app.isWhole || app.hasAllKeys ? ")" : ", \(app.unlessAdded))"),
        "add UILaunchStoryboardName or UILaunchScreen, for example with 'launchgen screen'",
        level: app.hasAllKeys ? nil : .warning, causes: causesOfLackingScreen)
    }
    guard sdk >= OSVersion(13, 0), !app.sites.isEmpty else { return nil }
    return Violation(
      "no launch storyboard is named\(app.reservation) (the App Store requires one for apps built "
        + "with the iOS 13 SDK or later)",
      "add UILaunchStoryboardName, for example with 'launchgen screen'",
      level: .warning, causes: causesOfLackingScreen)
  }

  /// The faults of keys that were meant to name a launch screen.
  static let causesOfLackingScreen: [Violation.Cause] =
    .rules([.launchScreenName])
    + LaunchScreenKey.allCases.map { .init(.launchScreenContents, $0.rawValue) }

  static let launchScreenTarget = Rule.once(
    "launch-screen-target", .warning, .shippedApps,
    sources: [.reference, "a rejection that CodenameOne reports (pull request 5230)"],
    needs: [.infoPlist, .launchScreenKeys, .fullScreen],
    reason: "Only iOS 14 and later show UILaunchScreen, and only iOS 8 and later a launch "
      + "storyboard: on older versions, an app without any other launch screen runs in the frame of "
      + "an older iPhone. The App Store rejects an app with only UILaunchScreen for iPad "
      + "multitasking."
  ) { app in
    guard let target = app.info.minimumOS,
      let key = app.info.presentLaunchScreenKeys.min(by: { $0.minimumOS < $1.minimumOS }),
      target < key.minimumOS
    else { return nil }
    let older = OSVersion(key.minimumOS.major - 1, 0)
    let idioms = app.info.idioms.filter {
      app.info.launchScreenKey(for: $0, older) == nil
        && app.info.launchScreenKey(for: $0, .latest) != nil
    }
    let isRejected =
      !key.isStoryboard && idioms.contains(.pad) && !app.info.requiresFullScreen
    // On the older versions, launch images serve as the launch screen.
    let isBare = idioms.contains {
      app.info.launchImages[$0] == nil && app.info.launchImageFile[$0] == nil
    }
    let without = app.framedPhones(before: key.minimumOS)
    guard isRejected || isBare && (!key.isStoryboard || without != nil) else { return nil }
    let effect =
      isRejected
      ? "the App Store has been seen to reject this for iPads"
      : without.map { "\($0) there" } ?? "the app has no launch screen there"
    return Violation(
      at: app.place(ofKey: key.rawValue),
      "\(key.rawValue) is the only launch screen of an app that supports iOS \(target) (versions "
        + "before \(key.minimumOS.major) ignore it, and \(effect))",
      key.isStoryboard
        ? "require iOS \(key.minimumOS), or add launch images with 'launchgen build'"
        : "add UILaunchStoryboardName, or require iOS 14")
  }
}
