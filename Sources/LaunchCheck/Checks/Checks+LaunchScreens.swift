internal import InfoPlist
internal import InterfaceBuilder
internal import LaunchApps
internal import LaunchRules

/// The checks of the rules in `Rule+LaunchScreens.swift`.
extension BundleContents {
  func twoLaunchScreens() -> [Violation] {
    // Older versions need the other key.
    if let target = info.minimumOS, target < LaunchScreenKey.screen.minimumOS { return [] }
    let keys = LaunchScreenKey.allCases.filter { key in
      info.idioms.contains { idiom in
        (info.launchScreenKeys.any ?? []).union(info.launchScreenKeys.own(idiom) ?? [])
          .contains(key)
      }
    }
    guard let first = keys.first, let last = keys.last,
      first.minimumOS < LaunchScreenKey.screen.minimumOS,
      last.minimumOS >= LaunchScreenKey.screen.minimumOS
    else { return [] }
    let line = variants(of: last.rawValue).first.flatMap { document.lineOfKey(.key($0.key)) }
    return [
      Violation(
        line,
        "\(last.rawValue) and \(first.rawValue) are both present (sources disagree which of them "
          + "iOS 14 and later show); remove one, unless the app supports older versions")
    ]
  }

  func launchScreenContents() -> [Violation] {
    LaunchScreenDictionary.all(in: document).flatMap { screen -> [Violation] in
      guard let members = screen.value.dictionary else {
        return [
          wrongType(screen.words, screen.value, "a dictionary", screen.path)
        ]
      }
      return members.sorted { $0.key < $1.key }.compactMap { key, value in
        let path = screen.path + [.key(key)]
        switch screen.known[key] {
        case nil: return unknownKey(key, screen, path)
        case .text where value.string == nil:
          return wrongType("\(key) of \(screen.words)", value, "a string", path)
        case .boolean where value.boolean == nil:
          return wrongType("\(key) of \(screen.words)", value, "a Boolean", path)
        case .bar where value.dictionary == nil:
          return wrongType("\(key) of \(screen.words)", value, "a dictionary", path)
        case .text, .boolean, .bar: return nil
        }
      }
    }
  }

  private func wrongType(
    _ words: String, _ value: PropertyListValue, _ type: String, _ path: [PropertyListStep]
  ) -> Violation {
    Violation(
      document.line(at: path), "\(words) is \(value.kind) (it should be \(type)); change its type",
      subjects: [words])
  }

  private func unknownKey(
    _ key: String, _ screen: LaunchScreenDictionary, _ path: [PropertyListStep]
  ) -> Violation? {
    screen.nearest(to: key).map { nearest in
      Violation(
        document.line(at: path),
        "\(key) of \(screen.words) is ignored (no such key is known); write \(nearest)",
        subjects: ["\(key) of \(screen.words)"])
    }
  }

  func launchScreenAsset() -> [Violation] {
    guard let assets = launchFiles.assets, assets.isComplete else { return [] }
    return LaunchScreenDictionary.all(in: document).flatMap { screen in
      screen.assets.compactMap { key, name, isColor in
        let line = document.line(at: screen.path + [.key(key)])
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
          subjects: subjects, causes: causes(ofMissing: name))
      }
    }
  }

  /// Where something is in a catalog that is no member of the target.
  func causes(ofMissing name: String) -> [Violation.Cause] {
    (project?.outsiders ?? []).filter { $0.assets.contains(name) }.map {
      Violation.Cause(rule: "not-in-target", subject: $0.name)
    }
  }
}
