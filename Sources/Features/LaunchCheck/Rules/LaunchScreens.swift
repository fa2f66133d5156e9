internal import AppDocuments
internal import LaunchApps
internal import LaunchRules
internal import Platform

extension Rule {
  static let twoLaunchScreens = Rule.once(
    "two-launch-screens", .note, .shippedApps,
    sources: [
      "CodenameOne (pull request 5855) saw the storyboard",
      "Use Your Loaf, \"Dropping launch storyboards\", says that UILaunchScreen replaces it",
    ], needs: [.infoPlist],
    reason: "If Info.plist has both a launch storyboard and UILaunchScreen, sources disagree which "
      + "of them iOS 14 and later show; older versions support only the storyboard."
  ) { app in
    // Older versions of iOS need the storyboard.
    if let target = app.info.minimumOS, target < LaunchScreenKey.screen.minimumOS { return nil }
    let keys = app.info.presentLaunchScreenKeys
    guard let first = keys.first, let last = keys.last,
      first.minimumOS < LaunchScreenKey.screen.minimumOS,
      last.minimumOS >= LaunchScreenKey.screen.minimumOS
    else { return nil }
    return Violation(
      at: app.variants(of: last.rawValue).first.map { app.place(ofKey: $0.key) } ?? .infoPlist(nil),
      "\(last.rawValue) and \(first.rawValue) are both present (sources disagree which of them "
        + "iOS 14 and later show)",
      "remove one" + (app.info.minimumOS == nil ? ", unless the app supports older versions" : ""))
  }

  static let launchScreenContents = Rule(
    "launch-screen-contents", .warning, .apple, sources: [.launchScreens], needs: [.infoPlist],
    reason: "UILaunchScreen has names of a color and an image, a Boolean, and dictionaries for "
      + "bars; iOS ignores other keys, and values of other types."
  ) { app in
    missingDefinitions(app)
      + LaunchScreenDictionary.all(in: app.document).flatMap { screen -> [Violation] in
        guard let members = screen.value.dictionary else {
          let remedy = "remove it, or make it an empty dictionary"
          return [.wrongType(screen.value, "a dictionary", remedy).of(screen, nil, app)]
        }
        return members.sorted { $0.key < $1.key }.compactMap { key, value in
          let found: Violation? =
            switch screen.known[key] {
            case nil:
              screen.nearest(to: key).map {
                Violation("is ignored (there is no such key)", "write \($0)")
              } ?? Violation("is ignored (Apple documents no such key)", "remove it", level: .note)
            case .text where value.string == nil: .wrongType(value, "a string")
            case .boolean where value.boolean == nil && !value.isVariable:
              .wrongType(value, "a Boolean")
            case .bar where value.dictionary == nil: .wrongType(value, "a dictionary")
            case .text, .boolean, .bar: nil
            }
          return found?.of(screen, key, app)
        }
      }
  }

  /// Reports identifiers for which UILaunchScreens has no definition.
  private static func missingDefinitions(_ app: BundleContents) -> [Violation] {
    app.valueViolations(of: LaunchScreenKey.screens.rawValue) { value in
      guard let screens = value.dictionary else { return nil }
      let definitions = screens["UILaunchScreenDefinitions"]?.array ?? []
      let known = definitions.map { $0.dictionary?["UILaunchScreenIdentifier"]?.string }
      let associations = screens["UIURLToLaunchScreenAssociations"]?.dictionary ?? [:]
      let named = [screens["UIDefaultLaunchScreen"]].compactMap(\.self) + associations.values
      let missing = named.compactMap(\.string)
        .filter { !known.contains($0) && !BuildVariable.isIn($0) }
      guard let name = missing.min() else { return nil }
      return Violation(
        "has no definition '\(name)' (it names it as the launch screen to show)",
        "add one with this UILaunchScreenIdentifier, or correct the name")
    }
  }

  static let launchScreenAsset = Rule(
    "launch-screen-asset", .warning, .apple,
    sources: [.launchScreens, "that a separate file works: CodenameOne (issue 5218)"],
    needs: [.infoPlist, .assets],
    reason: "The image and the color of UILaunchScreen must be in an asset catalog of the app. It "
      + "is only a note if the image is a separate file or an app icon."
  ) { app in
    guard let assets = app.storyboards.assets else { return [] }
    return LaunchScreenDictionary.all(in: app.document).flatMap { screen in
      screen.assets.compactMap { key, name, isColor in
        if isColor ? assets.catalog.colors[name] != nil : assets.catalog.imageFolder(name) != nil {
          return nil
        }
        var violation = missing(name, assets, app, isColor: isColor)
        violation.problem = "names '\(name)', which \(violation.problem)"
        violation.joint.cause = violation.problem
        violation.causes = app.causes(ofMissing: name)
        // Another warning for a storyboard is a note here.
        let isInPackage = onlyInPackage(name, app) != nil
        violation.level = isInPackage ? nil : violation.level.map { _ in .note }
        violation.subjects = ["\(key) of \(screen.words) \(name)"]
        return violation.of(screen, key, app)
      }
    }
  }

  static let launchScreenName = Rule(
    "launch-screen-name", .error, .apple,
    sources: [
      .reference, "TN3208", "for extensions: flutter/flutter issue 117949, expo/expo issue 20697",
      "wix/react-native-navigation pull request 7765, OlivierLDff/QtIosCMake pull request 8",
      "only Q42/template-ios pull request 28 says that the launch screen itself fails",
    ], needs: [.storyboards],
    reason: "UILaunchStoryboardName is the name of a storyboard or xib without its extension. If "
      + "it is empty, iOS finds no launch screen. A warning for an extension: most reports say "
      + "that iOS shows the launch screen, but code that loads the storyboard by this name fails, "
      + "such as Flutter's first frame and expo-splash-screen, and the App Store's validator has "
      + "been seen to miss the launch screen."
  ) { app in
    app.launchReferenceViolations { site in
      let reference = site.reference
      guard let name = reference.value.string else {
        return .wrongType(reference.value, "a string", "write the name of a storyboard")
      }
      if name.isEmpty {
        return Violation(
          "is empty (iOS treats it as missing"
            + (app.needsLaunchScreen ? ", and the App Store rejects this, ITMS-90870)" : ")"),
          "write the name of a storyboard, for example with 'launchgen screen'")
      }
      return reference.writtenExtension.map {
        Violation(
          "is '\(name)' (Flutter and expo-splash-screen cannot load a name with an extension, and the "
            + "App Store's validator may find no launch screen; sources disagree whether iOS shows it)",
          "remove \($0)", level: .warning)
      }
    }
  }

  static let launchScreenMissing = Rule(
    "launch-screen-missing", .error, .apple, sources: [.launchTechnote],
    needs: [.storyboards, .members],
    reason: "The name must be that of a storyboard or xib of the app; names are case-sensitive on "
      + "devices, unlike on most Macs. In a project it is only a warning if no such file is in the "
      + "folder, as the file may be elsewhere."
  ) { app in
    app.launchReferenceViolations { site in
      let reference = site.reference
      let name = reference.name ?? ""
      switch site.lookup {
      case .files:
        return site.missingMember.map { path in
          Violation(
            "names '\(name)', but \(path), which the project lists, does not exist (Xcode cannot build "
              + "without it)", "add the file, or remove the reference")
        }
      case .unknown: return nil
      case .otherCase(let fileName):
        return Violation(
          "names '\(name)', but the file is \(fileName) (names are case-sensitive on devices)",
          "make them equal")
      case .missing(let isCertain, let nearest, let elsewhere):
        let reason =
          elsewhere.map { "only the folder of another app has one, \($0)" }
          ?? (app.isBuilt
            ? "the app has no such .storyboardc or .nib"
            : app.project == nil
              ? "no such .storyboard or .xib is in the folder"
              : "no such .storyboard or .xib is in the target or elsewhere in the project's folder")
        return Violation(
          "names a missing file, '\(name)' (\(reason))",
          nearest.map { "did you mean '\($0)'?" }
            ?? (app.info.presentLaunchScreenKeys.count > 1
              ? "remove the key, or add it" : "add it, or correct the name"),
          level: isCertain ? nil : .warning)
      }
    }
  }

  static let launchScreenMain = Rule(
    "launch-screen-main", .warning, .apple, sources: [.xcodeHelp, .storyboards],
    needs: [.storyboards],
    reason: "A main storyboard has actions, outlets and classes of the app, which a launch screen "
      + "must not have; iOS shows it before the app runs."
  ) { app in
    guard let main = app.storyboards.launchedMain else { return [] }
    return app.launchReferenceViolations { site in
      guard case .files(let files) = site.lookup, files.contains(where: { $0.path == main.path })
      else { return nil }
      return Violation(
        "names the main storyboard, '\(site.reference.name ?? "")' (a launch screen must not have its "
          + "contents)",
        app.storyboards.unnamedLaunchScreen.map {
          "write '\(Path.base($0.lastPathName))', the name of \($0)"
        } ?? "make a separate launch storyboard", subjects: [main.path.lastPathName])
    }
  }

  static let launchScreenPlain = Rule(
    "launch-screen-plain", .note, .shippedApps,
    sources: [
      "the templates of Flutter, Expo, React Native and Xcode",
      "for plain launch screens: Human Interface Guidelines",
    ], needs: [.storyboards, .launchScreenKeys],
    reason: "White, the system's background and a template's text are often left over from a "
      + "project template, whose view is empty, or whose image has one transparent pixel. It is "
      + "only a note, as the app works, and such a launch screen is right before a first screen "
      + "that looks the same. Any other color counts as chosen, unless a picture of the storyboard is "
      + "hidden, or not installed for the size classes of the launch."
  ) { app in
    var screens: [String: (key: LaunchScreenKey, text: String, traits: [AssetTrait])] = [:]
    for trait in app.assetTraits {
      let newest = app.info.launchScreenKey(for: trait.idiom, .latest)
      guard let key = app.isStoryboard ? .storyboardName : newest,
        let plain = app.content(of: key, on: trait).plain, !plain.isChosen
      else { continue }
      let file = key.isStoryboard ? app.launchStoryboard(for: trait.idiom)?.path : nil
      let name = file ?? app.document.key(key.rawValue, for: trait.idiom)
      let doubt = app.launchScreenDoubt(of: key, for: trait.idiom).map { " (\($0))" } ?? ""
      screens[name, default: (key, plain.text + doubt, [])].traits.append(trait)
    }
    return screens.sorted { $0.key < $1.key }.map { name, screen in
      let isOnAll = screen.traits.count == app.assetTraits.count
      let devices = isOnAll ? "" : ", for \(AssetTrait.words(screen.traits, of: app.assetTraits))"
      let violation = Violation(
        "shows \(screen.text)\(devices)",
        "put artwork there with 'launchgen screen', or keep it if the first screen looks the same")
      return screen.key.isStoryboard
        ? violation.of("", at: .file(name, nil), .rules([.noInitial]))
        : violation.of(name, at: app.place(ofKey: name), .rules([.twoLaunchScreens]))
    }
  }
}

extension Violation {
  /// The violation, attributed to a launch screen or, if `key` is not `nil`, to this key of the
  /// launch screen.
  func of(
    _ screen: LaunchScreenDictionary, _ key: String?, _ app: BundleContents
  ) -> Violation {
    of(
      key.map { "\($0) of \(screen.words)" } ?? screen.words,
      at: .infoPlist(app.document.place(at: screen.path + (key.map { [.key($0)] } ?? []))))
  }
}
