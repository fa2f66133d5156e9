internal import AppDocuments
package import LaunchRules

/// What a launch screen shows of its pictures on a device.
package struct LaunchScreenContent: Equatable, Sendable {
  /// The names of the images that it shows.
  package var images: [String] = []
  /// The names of the images that iOS does not find for the device.
  package var missing: [String] = []
  /// Whether Xcode stops at the files of an image.
  package var isRefused = false
  /// Whether the pictures together have more decoded bytes than iOS 14 and later show.
  package var isTooLarge = false
}

extension BundleContents {
  /// The names of the images that a launch screen shows, as often as it shows them.
  package func imageNames(of key: LaunchScreenKey, for idiom: DeviceIdiom) -> [String] {
    switch key {
    case .screen, .screens:
      return LaunchScreenDictionary.all(in: document).flatMap(\.assets)
        .filter { !$0.isColor }.map(\.name)
    case .storyboards:
      return storyboards.documents(.launch).flatMap { $0.document.images }.map(\.name)
    case .storyboardName:
      guard case .source(_, .success(let document)) = launchStoryboard(for: idiom) else {
        return []
      }
      return document.images.map(\.name)
    }
  }

  /// What the launch screen of a launch shows, in light mode if the app has it; `nil` if the launch
  /// shows no launch screen.
  package func content(of row: LaunchSurvey.Row) -> LaunchScreenContent? {
    let isDark = document.root["UIUserInterfaceStyle"]?.string == "Dark"
    return content(of: row, isDark: isDark)
  }

  /// What the launch screen of a launch shows in dark mode, if that is another one than in light
  /// mode; `nil` if it is the same.
  package func darkContent(of row: LaunchSurvey.Row) -> LaunchScreenContent? {
    guard document.root["UIUserInterfaceStyle"] == nil,
      row.systems.before.map({ $0 > OSVersion(13, 0) }) ?? true
    else { return nil }
    let dark = content(of: row, isDark: true)
    return dark == content(of: row) ? nil : dark
  }

  private func content(of row: LaunchSurvey.Row, isDark: Bool) -> LaunchScreenContent? {
    guard case .launchScreen(let key) = row.launch.outcome else { return nil }
    let idiom = row.display.idiom
    let isUpright = idiom == .phone && !row.launch.orientation.isLandscape
    return content(of: key, on: AssetTrait(idiom, isDark: isDark, isUpright: isUpright))
  }

  /// Whether the pictures of a launch's storyboard are too large, so that the screen stays black.
  func isTooLarge(_ row: LaunchSurvey.Row) -> Bool {
    guard case .launchScreen(let key) = row.launch.outcome, key.isStoryboard else { return false }
    return content(of: row)?.isTooLarge == true
  }

  /// What a launch screen shows on a device, as far as its image sets are known.
  package func content(of key: LaunchScreenKey, on trait: AssetTrait) -> LaunchScreenContent {
    var content = LaunchScreenContent()
    guard let assets = storyboards.assets else { return content }
    var bytes = 0
    for name in imageNames(of: key, for: trait.idiom) {
      if let file = assets.sets[name]?.file(for: trait) {
        if !content.images.contains(name) { content.images.append(name) }
        let own = min(
          file.decodedBytes(scale: trait.scale) ?? 0, LaunchImageLimit.bytes + 1)
        // Each definition of UILaunchScreens is a launch screen of its own.
        bytes = key == .screens ? max(bytes, own) : bytes + own
      } else if assets.isComplete, !content.missing.contains(name),
        assets.sets[name]?.isSymbol != true
      {
        content.missing.append(name)
        let isRefused = assets.sets[name]?.faults(.refused).isEmpty == false
        content.isRefused = content.isRefused || isRefused
      }
    }
    content.isTooLarge = bytes > LaunchImageLimit.bytes
    return content
  }

  /// The devices and modes in which the app may launch.
  package var assetTraits: [AssetTrait] {
    let style = document.root["UIUserInterfaceStyle"]?.string
    let modes = [false, true].filter { isDark in style != (isDark ? "Light" : "Dark") }
    return info.idioms.sorted { $0.rawValue < $1.rawValue }.reversed().flatMap { idiom in
      let orientations = launchOrientations(for: idiom) ?? InterfaceOrientation.allCases
      let turns = Set(orientations.map { idiom == .phone && !$0.isLandscape })
      return [false, true].filter(turns.contains).flatMap { isUpright in
        modes.map { AssetTrait(idiom, isDark: $0, isUpright: isUpright) }
      }
    }
  }
}
