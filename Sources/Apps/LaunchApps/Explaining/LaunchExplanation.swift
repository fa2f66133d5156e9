package import LaunchRules
internal import PNGCodec
internal import Pixels

/// The launches of an app and their reasons, which `explain` prints and a preview draws.
package struct LaunchExplanation: Sendable {
  /// The Info.plist's path, or the name of a project's target.
  package let path: String
  package let contents: BundleContents
  package let rows: [LaunchSurvey.Row]
  package let windows: [ResizableWindow]

  /// - Parameters:
  ///   - path: the Info.plist's path, or the name of a project's target.
  ///   - scope: the launches to explain; `nil` for all.
  package init(path: String, contents: BundleContents, scope: LaunchSurvey.Scope? = nil) {
    let scope = scope ?? LaunchSurvey.Scope(contents.info)
    self.path = path
    self.contents = contents
    rows = LaunchSurvey(contents.info, scope).rows.flatMap { contents.splitWhereUprightIsSeen($0) }
    windows = ResizableWindow.all(contents.info, scope)
  }

  package var info: LaunchInfo { contents.info }

  package var table: [[String]] {
    let lines = ExplainLine.lines(rows, confidence: confidence) {
      "\(shown($0)): \(why($0))"
    }
    return [ExplainLine.titles.map { $0.uppercased() }] + lines.map(\.cells) + windows.map(\.cells)
  }

  /// Remarks below the table: skipped entries and unknown values.
  package var notes: [String] {
    let skipped = skippedEntries.map { "Entry \($0.entry) of \($0.key) is skipped: \($0.fault)" }
    let unknown = contents.unknownValues.map { "Unknown: \($0)" }
    return skipped + unknown + unknownOrientations + hints
  }

  package var skippedEntries: [SkippedEntry] {
    contents.sites.compactMap { site in
      guard case .failure(let fault) = site.reading else { return nil }
      return SkippedEntry(key: site.key, entry: site.index + 1, fault: fault.description)
    }
  }

  private var unknownOrientations: [String] {
    info.idioms.contains { info.hasUnknownOrientations(for: $0) }
      ? [
        "The launches may be others: an orientation is known only after the build. To see them, "
          + "explain the built app."
      ] : []
  }

  /// Whether the screen stays blank, for any reason.
  package func isBlank(_ outcome: LaunchOutcome) -> Bool {
    switch outcome {
    case .blank: true
    case .launchScreen(let key): contents.launchScreenFault(of: key) != nil
    case .image, .letterboxed, .namedFile: false
    }
  }

  private func shown(_ row: LaunchSurvey.Row) -> String {
    let outcome = row.launch.outcome
    switch outcome {
    case .launchScreen, .blank: return isBlank(outcome) ? "blank screen" : "launch screen"
    case .image, .namedFile, .letterboxed:
      // If the app's files are unknown, show the name of the file to add: the one without an idiom.
      let file = contents.present(outcome) ?? outcome.files.first { !$0.contains("~") } ?? ""
      if case .namedFile = outcome, contents.knowsImages, contents.present(outcome) == nil {
        return "no launch image"
      }
      return file + (isFramed(row) ? ", letterboxed" : "")
    }
  }

  /// Whether the app runs in the frame of an older iPhone.
  func isFramed(_ row: LaunchSurvey.Row) -> Bool {
    row.launch.outcome.isInSmallerFrame(on: row.display) || contents.frame(row) != nil
  }

  package func why(_ row: LaunchSurvey.Row) -> String {
    let device = row.devices[0]
    if case .launchScreen(let key) = row.launch.outcome {
      switch contents.launchScreenFault(of: key) {
      case .missingFile: return "\(key.rawValue) names a missing file"
      case .hasExtension: return "\(key.rawValue) has an extension"
      case nil: break
      }
      if let storyboard = contents.launchStoryboard(for: device.idiom), key == .storyboardName {
        return storyboard.summary
      }
    }
    if let frame = contents.frame(row) {
      return "found by its name, in the frame of an \(frame), as no image has this screen's size"
    }
    let reason = row.launch.outcome.reason(on: device, key: key(device))
    guard contents.isUpright(row) else { return reason }
    return reason
      + (row.systems.from < ScreenImage.firstUpright
        ? ", not rotated: distorted (TN2244)" : ", not rotated, as some apps ship it")
  }

  package func confidence(_ row: LaunchSurvey.Row) -> Confidence {
    if row.display == .phone812At2x, case .blank(.noFile) = row.launch.outcome {
      return .decompiled
    }
    return contents.isUpright(row) || contents.frame(row) != nil
      ? max(row.launch.confidence, .shippedApps) : row.launch.confidence
  }

  /// The key that a device reads, or the keys that it would read if only the other family has one.
  private func key(_ device: DeviceModel) -> String {
    let key = info.launchImages.key(InfoPlistKey.launchImages, for: device.idiom)
    let isForOthers = info.launchImages[device.idiom] == nil && info.hasNamedImages
    return isForOthers ? "\(key) for \(device.idiom.devices)" : key
  }
}

/// An entry of UILaunchImages that iOS ignores, and the reason why.
package struct SkippedEntry: Encodable {
  var key: String
  /// The entry's number, from 1.
  var entry: Int
  var fault: String
}

extension BundleContents {
  /// The row, in two if iOS 9 begins in it and it shows a file that is not rotated: TN2244 is
  /// about older versions, and some apps with such files work on later ones.
  fileprivate func splitWhereUprightIsSeen(_ row: LaunchSurvey.Row) -> [LaunchSurvey.Row] {
    let first = ScreenImage.firstUpright
    guard isUpright(row), row.systems.from < first, row.systems.before.map({ $0 > first }) ?? true
    else { return [row] }
    var (older, newer) = (row, row)
    older.systems.before = first
    newer.systems.from = first
    return [older, newer]
  }

  /// Whether an iPhone that launches into landscape shows an entry's file that is not turned.
  fileprivate func isUpright(_ row: LaunchSurvey.Row) -> Bool {
    guard row.display.idiom == .phone, row.launch.orientation.isLandscape,
      row.launch.outcome.chosen != nil, let file = present(row.launch.outcome),
      let size = images[file]?.readable?.size
    else { return false }
    return size.width > size.height
  }

  /// The file that iOS loads: the first of the outcome's files that is in the app; `nil` if none
  /// is.
  package func present(_ outcome: LaunchOutcome) -> String? {
    outcome.files.first { images[$0] != nil }
  }

  /// The iPhone in whose frame an app runs that has neither entries nor a launch screen: on an
  /// iPhone for whose screen no image is found by name, the iPhone 5 or the iPhone 4s, whichever
  /// has an image. `nil` if the app fills the screen, or if its images are unknown.
  ///
  /// Source: shipped apps; documented nowhere.
  fileprivate func frame(_ row: LaunchSurvey.Row) -> String? {
    guard case .namedFile = row.launch.outcome, row.display.idiom == .phone,
      knowsImages || !namedUses.isEmpty,
      ![Display.phone480, .phone568].contains(row.display)
    else { return nil }
    let orientation = row.launch.orientation
    func has(_ display: Display) -> Bool {
      info.ownNamesWithoutEntries(on: display, orientation).contains { name in
        let entry = LaunchImageEntry(name: name, minimumOS: .firstWithEntries, size: display.points)
        return entry.fileNames(scale: display.scale, idiom: .phone).contains { images[$0] != nil }
      }
    }
    if has(row.display) { return nil }
    return has(.phone568) ? "iPhone 5" : "iPhone 4s"
  }
}
