internal import InfoPlist
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
      + "of them iOS 14 and later show; older versions support only the storyboard.",
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
    let place = app.variants(of: last.rawValue).first.flatMap {
      app.document.place(ofKey: $0.key)
    }
    return [
      Violation(
        at: .infoPlist(place),
        "\(last.rawValue) and \(first.rawValue) are both present (sources disagree which of them "
          + "iOS 14 and later show)", "remove one, unless the app supports older versions")
    ]
  }

  static let launchScreenContents = Rule(
    "launch-screen-contents", .warning, needs: [.infoPlist],
    reason:
      "UILaunchScreen has names of a color and an image, a Boolean, and dictionaries for bars; "
      + "iOS ignores other keys, and values of other types.",
    source: Source.launchScreens, .apple
  ) { app in
    LaunchScreenDictionary.all(in: app.document).flatMap { screen -> [Violation] in
      guard let members = screen.value.dictionary else {
        return [wrongType(screen.value, "a dictionary").of(screen, nil, app)]
      }
      return members.sorted { $0.key < $1.key }.compactMap { key, value in
        let found: Violation? =
          switch screen.known[key] {
          case nil:
            screen.nearest(to: key).map {
              Violation("is ignored (there is no such key)", "write \($0)")
            }
          case .text where value.string == nil: wrongType(value, "a string")
          case .boolean where value.boolean == nil: wrongType(value, "a Boolean")
          case .bar where value.dictionary == nil: wrongType(value, "a dictionary")
          case .text, .boolean, .bar: nil
          }
        return found?.of(screen, key, app)
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
    guard let assets = app.storyboards.assets else { return [] }
    return LaunchScreenDictionary.all(in: app.document).flatMap { screen in
      screen.assets.compactMap { key, name, isColor in
        if isColor ? assets.catalog.colors[name] != nil : assets.catalog.images[name] != nil {
          return nil
        }
        let subjects = ["\(key) of \(screen.words) \(name)"]
        if !isColor, assets.looseImages.contains(LaunchAssets.looseName(name)) {
          return Violation(
            "names '\(name)', which is not in an asset catalog (Apple requires it; some apps work "
              + "without)", "test it on a device", level: .note, subjects: subjects
          ).of(screen, key, app)
        }
        return Violation(
          "names a missing \(isColor ? "color" : "image"), '\(name)' (no asset catalog has it)",
          "add it to an asset catalog, or correct the name", subjects: subjects,
          causes: app.causes(ofMissing: name)
        ).of(screen, key, app)
      }
    }
  }
}

private func wrongType(_ value: PropertyListValue, _ type: String) -> Violation {
  Violation("is \(value.kind) (it should be \(type))", "change its type")
}

extension Violation {
  /// The violation as that of a launch screen, or of one of its keys.
  fileprivate func of(
    _ screen: LaunchScreenDictionary, _ key: String?, _ app: BundleContents
  ) -> Violation {
    of(
      key.map { "\($0) of \(screen.words)" } ?? screen.words,
      at: .infoPlist(app.document.place(at: screen.path + (key.map { [.key($0)] } ?? []))))
  }
}
