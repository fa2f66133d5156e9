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

  /// The file that iOS loads: the first of the outcome's files that is in the app; `nil` if none
  /// is.
  package func present(_ outcome: LaunchOutcome) -> String? { contents.present(outcome) }

  package var table: [[String]] {
    let lines = ExplainLine.lines(rows, confidence: confidence) {
      "\(shown($0)): \(why($0))"
    }
    return [ExplainLine.header] + lines.map(\.cells) + windows.map { WindowLine($0).cells }
  }

  /// Remarks below the table: skipped entries and unknown values.
  package var notes: [String] {
    let skipped = SkippedEntry.all(in: info).map { entry in
      "Entry \(entry.entry) of \(entry.key) is skipped: \(entry.fault)"
    }
    let unknown = contents.unknownValues.map { "Unknown: \($0)" }
    return skipped + unknown + unknownOrientations + hints
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
      let file = present(outcome) ?? outcome.files.first { !$0.contains("~") } ?? ""
      if case .namedFile = outcome, contents.knowsImages, present(outcome) == nil {
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
        return storyboard.reason
      }
    }
    if let frame = contents.frame(row) {
      return "found by its name, in the frame of an \(frame), as no image has this screen's size"
    }
    let reason = row.launch.outcome.reason(on: device, system: row.systems.from, key: key(device))
    guard contents.isUpright(row) else { return reason }
    return reason
      + (row.systems.from < ScreenImage.firstUpright
        ? ", not rotated: distorted (TN2244)" : ", not rotated, as some apps ship it")
  }

  /// The evidence for the launch.
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
