internal import AppDocuments
internal import LaunchRules
internal import Pictures
internal import Pixels
internal import Texts

extension LaunchExplanation {
  /// A sentence about what the app shows on each screen with the newest iOS for the screen; `nil`
  /// if there is only one screen.
  package var summary: String? {
    let launches = rows.chunked { $0.display == $1.display }.map { rows in
      rows.filter { $0.systems == rows.last?.systems }
    }
    let newest = launches.compactMap(\.last)
    if newest.count < 2 { return nil }
    var groups: [(text: String, screens: [LaunchSurvey.Row])] = []
    for (row, launches) in zip(newest, launches) {
      // A picture may depend on how the device is held.
      let text = launches.map(summary).withoutRepeats.inWords("or")
      if let index = groups.firstIndex(where: { $0.text == text }) {
        groups[index].screens.append(row)
      } else {
        groups.append((text, [row]))
      }
    }
    let start = "In short, on the newest iOS that each device runs: "
    let parts = groups.map { "\($0.text) on \(devices($0.screens, of: newest))" }
    return start + parts.joined(separator: "; ") + "."
  }

  private func devices(
    _ screens: [LaunchSurvey.Row], of all: [LaunchSurvey.Row]
  ) -> String {
    if screens.count == all.count {
      return contents.isFamilyUnknown ? "all iPhones" : "all screens"
    }
    for idiom in DeviceIdiom.allCases where screens == all.filter({ $0.display.idiom == idiom }) {
      return "all \(idiom.devices)"
    }
    let isOne = screens.count == 1
    return "\(screens.count) of \(all.count) screens"
      + (isOne ? " (\(screens[0].deviceNames))" : "")
  }

  private func summary(of row: LaunchSurvey.Row) -> String {
    let outcome = row.launch.outcome
    if let source = unreadSource(row) {
      return "an unknown launch screen (\(source) may add one)"
    }
    if case .launchScreen(let key) = outcome, let path = contents.missingMember(of: key) {
      return "no launch screen (\(path) does not exist)"
    }
    if isBlank(row) { return isBlack(row) ? "a black screen" : "a blank screen" }
    if case .launchScreen(let key) = outcome {
      let made = contents.splashProject.map { _ in "that .NET MAUI makes" }
      let name = made ?? storyboard(key, row)?.path ?? "of \(key.rawValue)"
      let doubt = contents.launchScreenDoubt(of: key, for: row.display.idiom).map { " (\($0))" }
      return "the launch screen \(name)\(imagesShown(row))\(doubt ?? "")"
    }
    if case .namedFile = outcome,
      contents.project?.hidesImages == true || contents.present(outcome) == nil
    {
      return contents.knowsNamedImages
        ? "no launch image" : "a launch image, if a file has its name"
    }
    let image =
      contents.isUnreadable(row)
      ? "a launch image that cannot be read"
      : contents.isFramed(row)
        ? "a launch image in the frame of an older \(row.display.idiom.device)" : "a launch image"
    return image + (unread(row).map { " (\($0) may add a launch screen)" } ?? "")
  }

  /// The storyboard that a launch shows; `nil` if the launch shows no storyboard, or if the file
  /// was not found.
  func storyboard(_ key: LaunchScreenKey, _ row: LaunchSurvey.Row) -> FoundStoryboard? {
    key == .storyboardName ? contents.launchStoryboard(for: row.display.idiom) : nil
  }

  /// The storyboard of a launch, if it has no initial view controller; otherwise `nil`.
  func pathWithoutInitial(_ key: LaunchScreenKey, _ row: LaunchSurvey.Row) -> String? {
    guard case .source(let path, let document)? = storyboard(key, row) else { return nil }
    return (try? document.get())?.hasInitial == false ? path : nil
  }

  /// What a launch screen shows, as the end of a sentence: `, which shows Splash`.
  func imagesShown(_ row: LaunchSurvey.Row) -> String {
    guard var content = screens.content(of: row) else { return "" }
    let pictures = screens.pictures(of: row)
    let outside = pictures.filter { $0.isOutside(of: row.window) }.map(\.name)
    content.images.removeAll(where: outside.contains)
    if isBlack(row) { return ", which shows \(Self.list(content.images)): \(Self.tooLarge)" }
    let dark = screens.darkContent(of: row).map { dark in
      "; in dark mode, " + (dark.isTooLarge ? "it is \(Self.tooLarge)" : "it \(shows(dark))")
    }
    // The limit has been seen only with storyboards.
    let doubt = content.isTooLarge && !screens.isTooLarge(row) ? "; it may be \(Self.tooLarge)" : ""
    let names = pictures.filter { $0.stretch != nil }.map(\.name)
    let stretched = content.images.count == 1 ? "stretched" : "with \(Self.list(names)) stretched"
    let shown = shows(content) + (names.isEmpty ? "" : ", \(stretched)")
    let verb = shown.isEmpty ? "has" : ", with"
    let images =
      shown + (outside.isEmpty ? "" : "\(verb) \(Self.list(outside)) outside of the screen")
    return (images.isEmpty ? "" : ", which \(images)\(doubt)") + (dark ?? "")
  }

  private static let tooLarge = "too large for iOS 14 and later"

  private static func list(_ names: [String], _ conjunction: String = "and") -> String {
    names.count > 4 ? names.listed(upTo: 3) : names.inWords(conjunction)
  }

  private func shows(_ content: LaunchScreenContent) -> String {
    let images = "shows \(Self.list(content.images))"
    let missing = "\(Self.list(content.missing, "or")) (iOS finds no usable file)"
    switch (content.images.isEmpty, content.missing.isEmpty) {
    case (true, true): return content.plain.map { "shows \($0.text)" } ?? ""
    case (false, true): return images
    case (true, false): return "does not show \(missing)"
    case (false, false): return "\(images), but not \(missing)"
    }
  }
}

/// Hints for developers whose device does not show what they expect.
extension LaunchExplanation {
  var hints: [String] {
    [unknownFamily, rotatedForOneSide, launchesIntoPortrait, unsetTarget].compactMap(\.self)
      + [Self.cache]
  }

  private var unknownFamily: String? {
    info.families == nil && !contents.document.hasOnlyEntries
      && rows.contains { $0.display.idiom == .pad }
      ? "No UIDeviceFamily was found: this holds if the app is for iPads too." : nil
  }

  private var unsetTarget: String? {
    info.minimumOS == nil && contents.project?.isIncomplete == false
      ? "No setting has the deployment target: Xcode takes its SDK's version, and older iOS cannot run the app."
      : nil
  }

  /// The hint if both landscape orientations use the same rotated file. The file is upright in only
  /// one of these orientations.
  private var rotatedForOneSide: String? {
    typealias Use = (
      index: Int, device: String, file: String, orientations: Set<InterfaceOrientation>
    )
    var uses: [String: Use] = [:]
    for row in rows where row.launch.orientation.isLandscape {
      // A file for portrait is upright, even if a launch in landscape shows it.
      guard row.launch.outcome.chosen?.entry.orientation.isLandscape == true,
        let file = contents.present(row.launch.outcome),
        let size = contents.images[file]?.readable?.size, size.width < size.height
      else { continue }
      let (device, index) = (row.devices[0].name, uses.count)
      uses["\(device) \(file)", default: (index, device, file, [])].orientations
        .insert(row.launch.orientation)
    }
    let both = uses.values.filter { $0.orientations.count > 1 }.min { $0.index < $1.index }
    guard let both else { return nil }
    return
      "If \(both.file) is rotated, it is upright in one of landscape-left and landscape-right, and upside down in "
      + "the other, into which \(both.device) may launch as it is held. List only one of them."
  }

  private var launchesIntoPortrait: String? {
    let upright = rows.filter {
      $0.display.idiom == .phone && $0.launch.reason == .firstListed
        && !$0.launch.orientation.isLandscape
    }
    let listed = info.orientations(for: .phone)
    guard !upright.isEmpty, listed.contains(where: \.isLandscape) else { return nil }
    let isOlder = upright.allSatisfy { row in
      row.systems.before.map { $0 <= OSVersion(11, 0) }
        ?? !row.devices.contains { $0.runs(from: OSVersion(11, 0)) }
    }
    return
      (isOlder ? "Before iOS 11, iPhones other than the Plus" : "iPhones")
      + " launch into portrait, which \(InfoPlistKey.supportedOrientations) lists first, and turn "
      + "afterwards. To launch into landscape, list it first; for a first screen in portrait, see "
      + "'launchgen template portrait-first'."
  }

  private static let cache =
    "A device may keep showing an older picture, since iOS caches launch screens: delete the app and restart "
    + "the device, or see 'launchgen template reset-launch-screen-cache'."
}
