internal import AppDocuments
package import LaunchRules
internal import Pixels
internal import Texts

/// What appears on a device's launch screen, and the images that are missing there.
package struct LaunchScreenContent: Equatable, Sendable {
  package var images: [String] = []
  /// The names of the images that iOS does not find for the device.
  package var missing: [String] = []
  /// Whether the images together have more decoded bytes than iOS 14 and later can show.
  package var isTooLarge = false
  /// What is seen if it is only a color; `nil` if more is seen, or if it is unknown.
  package var plain: PlainScreen?
}

extension BundleContents {
  /// The names of the images that a launch screen shows, each with the number of its uses.
  package func images(
    of key: LaunchScreenKey, on trait: AssetTrait
  ) -> [(name: String, uses: Int)] {
    let names: [String]
    switch key {
    case .screen, .screens:
      names = LaunchScreenDictionary.all(in: document).flatMap(\.assets)
        .filter { !$0.isColor }.map(\.name)
    case .storyboards:
      names = storyboards.documents(.launch).flatMap {
        $0.document.installed(for: trait.classes).images.map(\.name)
      }
    case .storyboardName:
      names = installedDocument(on: trait)?.images.map(\.name) ?? []
    }
    let uses = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    return names.withoutRepeats.map { ($0, uses[$0] ?? 1) }
  }

  /// The launch storyboard or xib on the newest iOS; `nil` if its source was not found or read.
  func launchDocument(for idiom: DeviceIdiom) -> InterfaceDocument? {
    guard case .source(_, let document) = launchStoryboard(for: idiom) else { return nil }
    return try? document.get()
  }

  /// The launch storyboard or xib with only the views that a device shows.
  func installedDocument(on trait: AssetTrait) -> InterfaceDocument? {
    launchDocument(for: trait.idiom)?.installed(for: trait.classes)
  }

  /// What a launch screen shows on a device, as far as the image sets are known.
  ///
  /// - Complexity: O(elements of the storyboard)
  package func content(of key: LaunchScreenKey, on trait: AssetTrait) -> LaunchScreenContent {
    var content = LaunchScreenContent()
    let assets = storyboards.assets
    content.plain = plainScreen(key, on: trait)
    let names = images(of: key, on: trait)
    // The views of the other images are hidden, or not installed for the device's size classes.
    let used = key == .storyboardName ? launchDocument(for: trait.idiom)?.images ?? [] : []
    var unseen = Set(used.map(\.name)).subtracting(names.map(\.name)).sorted()
      .map { "\($0) is hidden or not installed" }
    if !unseen.isEmpty { content.plain?.isChosen = false }
    let limit = LaunchImageLimit.bytes + 1
    var bytes = 0
    for (name, uses) in names {
      let set = assets?.sets[name]
      if let file = set?.file(for: trait) {
        if let reason = file.picture.unseen {
          unseen.append("\(name) \(reason)")
        } else {
          content.images.append(name)
        }
        let own = min(uses, limit) * min(file.decodedBytes(scale: trait.scale) ?? 0, limit)
        // Each definition of UILaunchScreens is a launch screen of its own.
        bytes = min(key == .screens ? max(bytes, own) : bytes + own, limit)
      } else if let assets, assets.isComplete, set?.isSymbol != true,
        // iOS may find an image in these sets.
        !["appiconset", "launchimage"].contains(assets.catalog.others[name])
      {
        content.missing.append(name)
      } else {
        content.plain = nil
      }
    }
    content.isTooLarge = bytes > LaunchImageLimit.bytes
    if !content.images.isEmpty || !content.missing.isEmpty { content.plain = nil }
    if unseen.count > 4 { unseen[3...] = ["\(unseen.count - 3) more are not seen"] }
    if !unseen.isEmpty { content.plain?.text += " (\(unseen.joined(separator: "; ")))" }
    return content
  }

  /// What is seen of a launch screen if its images show nothing; `nil` if more may be seen.
  private func plainScreen(_ key: LaunchScreenKey, on trait: AssetTrait) -> PlainScreen? {
    switch key {
    case .storyboardName:
      return installedDocument(on: trait).flatMap { document in
        PlainScreen(document) { storyboards.assets?.colors[$0]?.color(for: trait) }
      }
    case .screen:
      return launchScreenDictionary(key, for: trait.idiom).flatMap(PlainScreen.init)
    // Which of several launch screens iOS shows depends on how the app is opened.
    case .storyboards, .screens: return nil
    }
  }

  /// The devices and modes in which the app may launch.
  package var assetTraits: [AssetTrait] {
    let modes = darkModes
    let displays = LaunchSurvey.Scope(info).devices.map(\.display).withoutRepeats
    return displays.flatMap { display in
      (launchOrientations(for: display.idiom) ?? InterfaceOrientation.allCases).flatMap { held in
        modes.map { AssetTrait(display, held, isDark: $0) }
      }
    }.withoutRepeats
  }

  /// Whether there is no status bar while the app launches.
  package func hidesStatusBar(_ idiom: DeviceIdiom) -> Bool {
    document.root[document.key("UIStatusBarHidden", for: idiom)]?.boolean == true
  }

  /// A whole screen as the app launches on it.
  ///
  /// - Parameter safeArea: the safe area of a device; `nil` for the largest insets of all devices.
  package func window(
    _ display: Display, held: InterfaceOrientation, safeArea: SafeArea? = nil
  ) -> LaunchWindow {
    var window = LaunchWindow(display, held: held, safeArea: safeArea)
    if hidesStatusBar(display.idiom) { window.safeArea = window.safeArea.withoutStatusBar }
    return window
  }

  /// For each mode in which the app may launch, whether it is dark mode.
  package var darkModes: [Bool] {
    let style = document.root["UIUserInterfaceStyle"]?.string
    return [false, true].filter { isDark in style != (isDark ? "Light" : "Dark") }
  }

  /// The trait of a common device of the app's main family.
  package func usualTrait(_ held: InterfaceOrientation) -> AssetTrait {
    AssetTrait(info.mainIdiom == .pad ? .pad1024At2x : .phone844, held)
  }
}

extension LaunchSurvey.Row {
  /// The size of the screen as the launch sees it.
  package var window: PointSize { LaunchWindow(display, held: launch.orientation).size }
}

/// What the launch screens of an app show on all devices, computed once because an app has many
/// launches.
package struct LaunchScreenContents: Sendable {
  private var contents: [LaunchScreenKey: [AssetTrait: LaunchScreenContent]] = [:]
  private var layouts: [LaunchScreenKey: [DeviceIdiom: LaunchScreenLayout]] = [:]
  private let style: String?
  private let app: BundleContents

  package init(_ app: BundleContents) {
    self.app = app
    style = app.document.root["UIUserInterfaceStyle"]?.string
    for key in app.info.presentLaunchScreenKeys {
      for trait in app.assetTraits {
        contents[key, default: [:]][trait] = app.content(of: key, on: trait)
      }
      for idiom in app.info.idioms {
        // A larger one takes long to lay out; 163 launch screens of apps have at most 117 elements.
        if let document = app.launchDocument(for: idiom), document.elements.count > 250 { continue }
        layouts[key, default: [:]][idiom] = LaunchScreenLayout(app, key, for: idiom)
      }
    }
  }

  /// The pictures of a launch's launch screen at their places; empty if they are unknown.
  package func pictures(of row: LaunchSurvey.Row) -> [PictureInWindow] {
    guard case .launchScreen(let key) = row.launch.outcome else { return [] }
    return pictures(of: key, on: row.display, row.launch.orientation)
  }

  package func pictures(
    of key: LaunchScreenKey, on display: Display, _ held: InterfaceOrientation
  ) -> [PictureInWindow] {
    let window = app.window(display, held: held)
    let trait = AssetTrait(display, in: window, isDark: style == "Dark")
    return layouts[key]?[display.idiom]?.pictures(on: trait, in: window) ?? []
  }

  /// What the launch screen shows in light mode, or in dark mode if the app has only dark mode. The
  /// result is `nil` if the launch shows no launch screen.
  package func content(of row: LaunchSurvey.Row) -> LaunchScreenContent? {
    content(of: row, isDark: style == "Dark")
  }

  /// What the launch screen shows in dark mode; `nil` if light mode shows the same.
  func darkContent(of row: LaunchSurvey.Row) -> LaunchScreenContent? {
    guard style == nil, row.systems.before.map({ $0 > OSVersion(13, 0) }) ?? true else {
      return nil
    }
    let dark = content(of: row, isDark: true)
    return dark == content(of: row) ? nil : dark
  }

  /// Whether the pictures of a launch's storyboard are too large, so that the screen stays black.
  func isTooLarge(_ row: LaunchSurvey.Row) -> Bool {
    guard case .launchScreen(let key) = row.launch.outcome, key.isStoryboard else { return false }
    return content(of: row)?.isTooLarge == true
  }

  private func content(of row: LaunchSurvey.Row, isDark: Bool) -> LaunchScreenContent? {
    guard case .launchScreen(let key) = row.launch.outcome else { return nil }
    return contents[key]?[AssetTrait(row.display, row.launch.orientation, isDark: isDark)]
  }
}
