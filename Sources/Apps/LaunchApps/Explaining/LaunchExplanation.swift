internal import AppDocuments
package import LaunchRules
internal import Pictures
internal import Pixels
internal import Platform
internal import Texts

/// The launches of an app and their reasons, which `explain` prints and a preview draws.
package struct LaunchExplanation: Sendable {
  /// The Info.plist's path, or the name of a project's target.
  package let path: String
  package let contents: BundleContents
  package let rows: [LaunchSurvey.Row]
  package let windows: [ResizableWindow]
  /// Whether ``rows`` are about all devices that run the app.
  private let isWhole: Bool
  package let screens: LaunchScreenContents

  /// - Parameter scope: the launches to explain; `nil` for all.
  package init(path: String, contents: BundleContents, scope: LaunchSurvey.Scope? = nil) {
    let all = LaunchSurvey.Scope(contents.info)
    let scope = scope ?? all
    isWhole = scope.devices == all.devices
    self.path = path
    self.contents = contents
    let screens = LaunchScreenContents(contents)
    self.screens = screens
    rows = LaunchSurvey(contents.info, scope).rows.flatMap { row in
      switch row.launch.outcome {
      case .launchScreen: screens.isTooLarge(row) ? row.split(at: LaunchImageLimit.since) : [row]
      default: contents.isUpright(row) ? row.split(at: ScreenImage.firstUpright) : [row]
      }
    }
    windows = ResizableWindow.all(contents.info, scope)
  }

  package var info: LaunchInfo { contents.info }

  package var table: [[String]] { table(namesDevices: !isWhole) }

  /// - Parameter namesDevices: whether all devices are named, even if a row covers a whole family.
  func table(namesDevices: Bool) -> [[String]] {
    let lines = ExplainLine.lines(rows, isWhole: !namesDevices, confidence: confidence) {
      "\(shown($0)): \(why($0))"
    }
    return [ExplainLine.titles.map { $0.uppercased() }] + lines.map(\.cells)
      + windows.map { $0.cells(contents) }
  }

  /// Remarks below the table: skipped entries and unknown values.
  package var notes: [String] {
    var notes = skippedEntries.map { "Entry \($0.entry) of \($0.key) is skipped: \($0.fault)" }
    notes += contents.unknownValues.map { "Unknown: \($0)" }
    if info.idioms.contains(where: { info.hasUnknownOrientations(for: $0) }) {
      notes.append(
        "The launches may be others: an orientation is known only after the build. To see them, "
          + "explain the built app.")
    }
    if let key = contents.emptyOrientations {
      notes.append("\(key) is empty: portrait is assumed, as no source says what iOS does then.")
    }
    let shown = rows.compactMap(screens.content).flatMap(\.images).withoutRepeats
    let loose = shown.filter { contents.storyboards.assets?.catalog.imageFolder($0) == nil }
    notes += loose.map {
      "Apple requires an asset catalog for \($0); some images have been seen to work without one."
    }
    let sets = contents.storyboards.assets?.sets.values.map(\.self) ?? []
    let faults = sets.flatMap { $0.faults(.drawnOtherwise) }.filter { $0.kind != .template }
    notes += faults.map { "\($0.path) \($0.problem)." }.sorted()
    return notes + hints
  }

  /// Whether the screen stays blank, for any reason.
  package func isBlank(_ row: LaunchSurvey.Row) -> Bool {
    switch row.launch.outcome {
    case .blank: true
    case .launchScreen(let key):
      contents.namesMissingFile(key) || isBlack(row) || pathWithoutInitial(key, row) != nil
    case .image, .letterboxed, .namedFile: false
    }
  }

  package func isBlack(_ row: LaunchSurvey.Row) -> Bool {
    row.systems.from >= LaunchImageLimit.since && screens.isTooLarge(row)
  }

  /// What may add a launch screen that is shown instead, if nothing else is known of the launch.
  package func unreadSource(_ row: LaunchSurvey.Row) -> String? {
    contents.unreadProject == nil && contents.present(row.launch.outcome) != nil
      ? nil : unread(row)
  }

  /// What may add a launch screen that is shown instead, such as `project.yml, which is not read,`.
  func unread(_ row: LaunchSurvey.Row) -> String? {
    guard case .namedFile = row.launch.outcome, !contents.hasAllKeys,
      info.presentLaunchScreenKeys.isEmpty, info.launchImageFile[row.display.idiom] == nil
    else { return nil }
    if let file = contents.unreadProject { return "\(file), which is not read," }
    return contents.project == nil ? "build settings" : nil
  }

  private func shown(_ row: LaunchSurvey.Row) -> String {
    if unreadSource(row) != nil { return "unknown" }
    let outcome = row.launch.outcome
    let file = contents.present(outcome)
    switch outcome {
    case .blank: return "blank screen"
    case .launchScreen(let key):
      if contents.missingMember(of: key) != nil { return "no launch screen" }
      if isBlank(row) { return isBlack(row) ? "black screen" : "blank screen" }
      let isBare = screens.content(of: row).map { $0.images.isEmpty && !$0.missing.isEmpty }
      return isBare == true ? "launch screen without its picture" : "launch screen"
    case .namedFile where contents.project?.hidesImages == true: return "not known"
    case .namedFile where contents.knowsNamedImages && file == nil: return "no launch image"
    case .image, .namedFile, .letterboxed:
      // If the app's files are unknown, show the name of the file to add: the one without an idiom.
      let name = outcome.files.first { !$0.contains("~") } ?? outcome.files.first ?? ""
      let isSure = file != nil || outcome.chosen != nil
      let hasName = !info.ownNamesWithoutEntries(on: row.display, .portrait).isEmpty
      return (file.map(contents.shownName) ?? name + (isSure ? "" : ", if it exists"))
        + (contents.isFramed(row) || !isSure && !hasName ? ", letterboxed" : "")
    }
  }

  private func why(_ key: LaunchScreenKey, _ row: LaunchSurvey.Row) -> String {
    if let path = contents.missingMember(of: key) { return "\(path) does not exist" }
    if contents.namesMissingFile(key) {
      return "\(key.rawValue) names a missing file" + unlessCopied
    }
    if let path = pathWithoutInitial(key, row) {
      return "\(path) has no initial view controller"
    }
    if let project = contents.splashProject {
      return ".NET MAUI makes it of MauiSplashScreen in \(project), which is not read"
    }
    let doubt = contents.launchScreenDoubt(of: key, for: row.display.idiom)
    let images = imagesShown(row)
    let other = key.isStoryboard ? nil : contents.launchStoryboard(for: row.display.idiom)?.path
    let shown =
      storyboard(key, row)?.path
      ?? (images.isEmpty ? "\(key.rawValue) is present" + unfound(key) : key.rawValue)
    return shown + images
      + (doubt.map { "; \($0)" + (other.map { ", with \($0)" } ?? "") } ?? "")
  }

  /// A launch storyboard may be in a folder of the project that was not read.
  private func unfound(_ key: LaunchScreenKey) -> String {
    let isOpen = key == .storyboardName && !contents.isWhole && contents.splashProject == nil
    return isOpen ? ", and the storyboard was not found" : ""
  }

  package func why(_ row: LaunchSurvey.Row) -> String {
    let added = info.supportedOrientations[row.display.idiom] == nil ? "orientations and " : ""
    if let source = unreadSource(row) { return "\(source) may add \(added)a launch screen" }
    if case .launchScreen(let key) = row.launch.outcome { return why(key, row) }
    return reason(row) + (unread(row).map { "; \($0) may add a launch screen" } ?? "")
  }

  private func reason(_ row: LaunchSurvey.Row) -> String {
    let device = row.devices[0]
    let isNamed = if case .namedFile = row.launch.outcome { true } else { false }
    if isNamed, contents.project?.hidesImages == true {
      return "images of the target were not read"
    }
    let isMissing =
      isNamed && contents.knowsNamedImages && contents.present(row.launch.outcome) == nil
    let found = isMissing ? "none is found by name" + unlessCopied : "found by its name"
    if let frame = contents.frame(row) {
      let reason =
        "\(found), in the frame of an \(frame.rawValue), as no image has this screen's size"
      if contents.isUnreadable(row) { return reason + Self.unreadable }
      return reason + size(row) + rotation(row) + (doubt(row).map { "; \($0)" } ?? "")
    }
    if isMissing { return found }
    let reason =
      isNamed && info.launchImageFile[device.idiom] != nil && contents.project?.catalog == nil
      ? "named by UILaunchImageFile" : row.launch.outcome.reason(on: device, key: key(device))
    if contents.isUnreadable(row) { return reason + Self.unreadable }
    if case .blank(.systemTooOld) = row.launch.outcome, contents.hasNamedImage {
      return "\(reason); nothing is known about iOS 7 if it finds an image by name"
    }
    return reason + size(row) + (contents.wrongSize(row) == nil ? rotation(row) : "")
  }

  /// Why sources disagree about which file a launch shows; `nil` if they agree. Apple's reference
  /// has the modifier for all devices, older guides for iPads only.
  package func doubt(_ row: LaunchSurvey.Row) -> String? {
    contents.frame(row) != nil && row.display.idiom == .phone
      && contents.present(row.launch.outcome)?.contains("-Landscape") == true
      ? "sources disagree whether iPhones find '-Landscape' without a size" : nil
  }

  private func size(_ row: LaunchSurvey.Row) -> String {
    contents.wrongSize(row).map { ", of the wrong size \($0)" } ?? ""
  }

  private var unlessCopied: String {
    contents.project?.hasScripts == true ? ", unless a script phase copies one" : ""
  }

  private static let unreadable = "; it cannot be read"

  /// The end of a reason: what an iPhone makes of an image that is not rotated.
  private func rotation(_ row: LaunchSurvey.Row) -> String {
    guard contents.isUpright(row) else { return "" }
    return row.systems.from < ScreenImage.firstUpright
      ? ", not rotated: distorted (TN2244)" : ", not rotated, as some apps ship it"
  }

  /// The evidence for what a launch shows; `nil` if no source says this, or if it is not known.
  package func confidence(_ row: LaunchSurvey.Row) -> Confidence? {
    if row.launch.reason == .noneListed || unreadSource(row) != nil { return nil }
    if row.display == .phone812At2x, case .blank(.noFile) = row.launch.outcome {
      return .decompiled
    }
    return contents.isUpright(row) || contents.frame(row) != nil
      || info.launchImages[row.display.idiom] == nil && !row.display.hasDocumentedName
      ? max(row.launch.confidence, .shippedApps) : row.launch.confidence
  }

  /// The key that a device reads. If only the other device family has entries, the device's family
  /// is added: `UILaunchImages for iPhones`.
  private func key(_ device: DeviceModel) -> String {
    let key = info.launchImages.key(InfoPlistKey.launchImages, for: device.idiom)
    let isForOthers = info.launchImages[device.idiom] == nil && !info.launchImages.values.isEmpty
    return isForOthers ? "\(key) for \(device.idiom.devices)" : key
  }
}

extension BundleContents {
  /// Whether an iPhone launches into landscape and shows a file that wrongly is not rotated. A file
  /// found by a name with `-Landscape` does not count: the file is for iPads, or may be upright.
  fileprivate func isUpright(_ row: LaunchSurvey.Row) -> Bool {
    guard row.display.idiom == .phone, row.launch.orientation.isLandscape,
      let file = present(row.launch.outcome), let size = images[file]?.readable?.size,
      row.launch.outcome.chosen != nil || !file.contains("-Landscape")
    else { return false }
    return size.width > size.height && !row.display.hasLandscapeSlot(size)
  }

  /// A file's name in the app. If the name in the launch image set differs, that name follows.
  fileprivate func shownName(_ file: String) -> String {
    let own = images[file]?.path.lastPathName ?? file
    return own == file || images[file]?.path.contains(CatalogLaunchImages.suffix) != true
      ? file : "\(file) ('\(own)' in the launch image set)"
  }
}

extension BundleContents {
  /// The first key without an orientation, among the keys that devices of the app read.
  package var emptyOrientations: String? {
    let name = InfoPlistKey.supportedOrientations
    return info.idioms.map { info.supportedOrientations.key(name, for: $0) }.first { key in
      document.root[key]?.array?.allSatisfy { $0.string == "" } == true
    }
  }
}

extension LaunchSurvey.Row {
  /// The row, split into two if `system` lies inside the row's range of versions.
  fileprivate func split(at system: OSVersion) -> [LaunchSurvey.Row] {
    guard systems.from < system, systems.before.map({ $0 > system }) ?? true else { return [self] }
    var (older, newer) = (self, self)
    older.systems.before = system
    newer.systems.from = system
    return [older.withoutOthers, newer.withoutOthers].filter { !$0.devices.isEmpty }
  }
}
