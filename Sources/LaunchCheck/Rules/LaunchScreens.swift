internal import InfoPlist
internal import InterfaceBuilder
internal import LaunchApps
internal import LaunchRules

extension Rule {
  /// Rules about launch screens that Info.plist describes.
  static let launchScreens = [
    twoLaunchScreens, launchScreenContents, launchScreenAsset,
  ]

  static let twoLaunchScreens = Rule(
    "two-launch-screens", .note, needs: [.infoPlist],
    reason:
      "If Info.plist has both a launch storyboard and UILaunchScreen, sources disagree which "
      + "of them iOS 14 and later show; older versions know only the storyboard.",
    source:
      "CodenameOne (pull request 5855) saw the storyboard; Use Your Loaf, \"Dropping launch "
      + "storyboards\", says that UILaunchScreen replaces it", .shippedApps
  ) { app in
    // Older versions of iOS need the storyboard.
    if let target = app.info.minimumOS, target < LaunchScreenKey.screen.minimumOS { return [] }
    let keys = LaunchScreenKey.allCases.filter { key in
      app.info.idioms.contains { idiom in
        (app.info.launchScreenKeys.any ?? []).union(app.info.launchScreenKeys.own(idiom) ?? [])
          .contains(key)
      }
    }
    guard let first = keys.first, let last = keys.last,
      first.minimumOS < LaunchScreenKey.screen.minimumOS,
      last.minimumOS >= LaunchScreenKey.screen.minimumOS
    else { return [] }
    let line = app.variants(of: last.rawValue).first.flatMap {
      app.document.lineOfKey(.key($0.key))
    }
    return [
      Violation(
        line,
        "\(last.rawValue) and \(first.rawValue) are both present (sources disagree which of them "
          + "iOS 14 and later show); remove one, unless the app supports older versions")
    ]
  }

  static let launchScreenContents = Rule(
    "launch-screen-contents", .warning, needs: [.infoPlist],
    reason:
      "UILaunchScreen has names of a color and an image, a Boolean, and dictionaries for bars; "
      + "what is not one of its keys, or has another type, has no effect.",
    source: Source.launchScreens, .apple
  ) { app in
    LaunchScreenDictionary.all(in: app.document).flatMap { screen -> [Violation] in
      guard let members = screen.value.dictionary else {
        return [
          wrongType(screen.words, screen.value, "a dictionary", screen.path, app)
        ]
      }
      return members.sorted { $0.key < $1.key }.compactMap { key, value in
        let path = screen.path + [.key(key)]
        switch screen.known[key] {
        case nil: return unknownKey(key, screen, path, app)
        case .text where value.string == nil:
          return wrongType("\(key) of \(screen.words)", value, "a string", path, app)
        case .boolean where value.boolean == nil:
          return wrongType("\(key) of \(screen.words)", value, "a Boolean", path, app)
        case .bar where value.dictionary == nil:
          return wrongType("\(key) of \(screen.words)", value, "a dictionary", path, app)
        case .text, .boolean, .bar: return nil
        }
      }
    }
  }

  static let launchScreenAsset = Rule(
    "launch-screen-asset", .warning, needs: [.infoPlist, .assets],
    reason:
      "The image and the color of UILaunchScreen must be in an asset catalog of the app. It is "
      + "only a note if the image is a separate file.",
    source: "\(Source.launchScreens); that a separate file works: CodenameOne (issue 5218)",
    .apple
  ) { app in
    guard let assets = app.launchFiles.assets else { return [] }
    return LaunchScreenDictionary.all(in: app.document).flatMap { screen in
      screen.assets.compactMap { key, name, isColor in
        let line = app.document.line(at: screen.path + [.key(key)])
        let words = "\(key) of \(screen.words) names"
        let subjects = ["\(key) of \(screen.words) \(name)"]
        if isColor ? assets.catalog.colors[name] != nil : assets.catalog.images[name] != nil {
          return nil
        }
        if !isColor, assets.looseImages.contains(LaunchAssets.looseName(name)) {
          return Violation(
            line,
            "\(words) '\(name)', which is not in an asset catalog (Apple's documentation wants it "
              + "there; apps with separate images have been seen to work); look at the launch on a "
              + "device",
            level: .note, subjects: subjects)
        }
        return Violation(
          line,
          "\(words) a missing \(isColor ? "color" : "image"), '\(name)' (no asset catalog has it); add "
            + "it to one, or correct the name",
          subjects: subjects, causes: app.causes(ofMissing: name))
      }
    }
  }
}

extension Rule {
  private static func wrongType(
    _ words: String, _ value: PropertyListValue, _ type: String, _ path: [PropertyListStep],
    _ app: BundleContents
  ) -> Violation {
    Violation(
      app.document.line(at: path),
      "\(words) is \(value.kind) (it should be \(type)); change its type",
      subjects: [words])
  }

  private static func unknownKey(
    _ key: String, _ screen: LaunchScreenDictionary, _ path: [PropertyListStep],
    _ app: BundleContents
  ) -> Violation? {
    screen.nearest(to: key).map { nearest in
      Violation(
        app.document.line(at: path),
        "\(key) of \(screen.words) is ignored (no such key is known); write \(nearest)",
        subjects: ["\(key) of \(screen.words)"])
    }
  }
}
