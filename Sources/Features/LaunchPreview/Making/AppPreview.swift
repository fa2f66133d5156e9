package import LaunchApps
internal import LaunchImages
internal import LaunchRules
internal import Pictures
internal import Platform
internal import Texts

/// The preview of an app, made from its Info.plist and its images.
package struct AppPreview: Sendable {
  private let explanation: LaunchExplanation
  private let title: String
  private let findings: [String]

  /// - Parameter findings: the app's problems, in the order in which the page lists them.
  package init(_ explanation: LaunchExplanation, title: String, findings: [String]) {
    self.explanation = explanation
    self.title = title
    self.findings = findings
  }

  /// The paths of the Info.plist and the app's images, which the preview reads.
  package var files: [String] {
    [explanation.path] + explanation.contents.images.values.map(\.path)
  }

  /// - Complexity: O(pixels of the images)
  package func content(_ origin: PreviewOrigin, jobs: Int) async throws -> PreviewContent {
    let groups = LaunchGroup.all(explanation)
    let names = Set(groups.compactMap(\.file)).sorted()
    let images = explanation.contents.images
    let sizes = names.compactMap { name in
      (try? images[name]?.header.get().size)?.within(BuildOptions.defaultPixelLimit)
    }
    let workers = try Workers(count: jobs)
      .fitting(bytesEach: sizes.map { Picture.bytes(toShow: $0) }.max() ?? 0, shared: 16 << 20)
    let loaded = try await workers.map(names.count) { index in
      Result { () throws(PictureFault) in
        guard let image = images[names[index]] else { throw .unreadable(.missing) }
        return try Picture(at: image.path)
      }
    }
    let pictures = Dictionary(uniqueKeysWithValues: zip(names, loaded))
    let launchScreen = PreviewLaunchScreen(explanation)
    var preview = PreviewContent(
      title: title, origin: origin,
      verdict: verdict(
        pictures, launchScreen, hasBlank: groups.contains(where: \.isBlank),
        isUnknown: groups.contains { $0.file == nil && !$0.isBlank }))
    preview.screens = groups.map { $0.screen(explanation, $0.file.flatMap { pictures[$0] }) }
    preview.launchScreen = launchScreen
    preview.launches = [ExplainLine.titles] + explanation.table.dropFirst()
    preview.notes = explanation.notes
    return preview
  }

  private func verdict(
    _ pictures: [String: Result<Picture, PictureFault>], _ launchScreen: PreviewLaunchScreen?,
    hasBlank: Bool, isUnknown: Bool
  ) -> PreviewContent.Verdict {
    let faulty = pictures.compactMap { name, picture -> String? in
      guard case .failure(let fault) = picture else { return nil }
      return "\(name): \(fault)"
    }
    let images = pictures.count - faulty.count
    let screens = explanation.rows.compactMap(explanation.screens.content)
    let shown =
      images == 0 && !screens.isEmpty
      ? launchScreen == nil ? "no launch screen is shown" : "the launch screen is shown"
      : images == 1 ? "1 launch image is shown" : "\(images) launch images are shown"
    let plain = launchScreen?.plainScreens
    let missing = screens.flatMap(\.missing).withoutRepeats
    let isHidden = isUnknown || launchScreen?.isKnown == false && plain == nil
    let blank = explanation.rows.allSatisfy(explanation.isBlank) ? "all" : "some"
    let rest =
      hasBlank
      ? "\(blank) screens stay \(explanation.rows.contains(where: explanation.isBlack) ? "black" : "blank")"
      : !faulty.isEmpty
        ? "\(faulty.count) cannot be read"
        : !missing.isEmpty
          ? "without \(missing.listed(upTo: 5))"
          : isHidden
            ? "but not all is drawn here"
            : launchScreen?.doubt.map { "but \($0)" }
              ?? (plain == nil
                ? "no screen stays blank"
                : "and\(images == 0 ? "" : " the launch screen") is plain")
    let remarks = [
      plain?.isChosen == false ? plain?.sentence : nil,
      hasBlank && findings.isEmpty ? "Some screens stay blank; see below." : nil,
      isUnknown ? "What some screens show is not known; see below." : nil,
    ]
    var verdict = PreviewContent.Verdict(
      findings: findings + remarks.compactMap(\.self) + faulty.sorted(), made: "\(shown), \(rest)")
    if isHidden {
      verdict.praise = "Look at the launch screen on a device: it is not drawn here."
    } else if let plain {
      verdict.praise = plain.sentence
    }
    return verdict
  }
}

/// Launches that look the same: all show one file in the same way, or all are blank for one reason.
private struct LaunchGroup {
  enum Content: Equatable {
    case file(String, frame: PointSize?)
    /// What is shown is not known, for this reason.
    case unknown(String)
    case blank(reason: String)
  }

  let content: Content
  private(set) var rows: [LaunchSurvey.Row]

  /// All groups, in the order of their first rows, without rows that show a launch screen.
  static func all(_ report: LaunchExplanation) -> [LaunchGroup] {
    report.rows.reduce(into: []) { groups, row in
      guard let content = content(of: row, report) else { return }
      let same = groups.firstIndex {
        $0.content == content && $0.rows[0].display.idiom == row.display.idiom
          && $0.rows[0].launch.orientation.isLandscape == row.launch.orientation.isLandscape
      }
      if let same {
        groups[same].rows.append(row)
      } else {
        groups.append(LaunchGroup(content: content, rows: [row]))
      }
    }
  }

  private static func content(of row: LaunchSurvey.Row, _ report: LaunchExplanation) -> Content? {
    let outcome = row.launch.outcome
    if report.isBlank(row) { return .blank(reason: report.why(row)) }
    switch outcome {
    case .launchScreen, .blank: return nil
    case .image, .letterboxed, .namedFile:
      if let source = report.unreadSource(row) {
        return .unknown("Unknown: \(source) may add a launch screen.")
      }
      if let file = report.contents.present(outcome) {
        return .file(file, frame: report.contents.framingScreen(row))
      }
      if case .namedFile = outcome, report.contents.knowsImages {
        return .blank(reason: "there is no launch image")
      }
      let name = outcome.files.first { !$0.contains("~") } ?? "a launch image"
      return .unknown("\(name) is not next to the Info.plist.")
    }
  }

  var file: String? { if case .file(let name, _) = content { name } else { nil } }

  var isBlank: Bool { if case .blank = content { true } else { false } }

  func screen(
    _ report: LaunchExplanation, _ picture: Result<Picture, PictureFault>?
  ) -> PreviewScreen {
    let display = rows[0].display
    let shown = picture.flatMap { try? $0.get() }.map { PreviewScreen.Content.picture($0) }
    var screen = PreviewScreen(
      name: devices, display: display, shown ?? (isBlank ? .blank : .unknown), rows,
      usual: rows[0].launch.orientation)
    switch content {
    case .file(let name, let frame):
      screen.frame = frame
      let system = rows.map(\.systems.from).min() ?? display.minimumOS
      let others = rows.contains { $0.display != display } ? ", and others" : ""
      screen.setFile(
        name, for: "\(display.points) points, \(display.scale)\(others)", from: system)
      if case .failure(let fault) = picture { screen.note = "\(fault)" }
      let doubts = rows.compactMap { report.doubt($0).map { "But \($0)." } }.withoutRepeats
      if !doubts.isEmpty {
        screen.note = ([screen.note].compactMap(\.self) + doubts).joined(separator: " ")
      }
    case .unknown(let reason): screen.note = reason
    case .blank(let reason):
      screen.note = "\(report.isBlack(rows[0]) ? "Black" : "Blank") screen: \(reason)."
    }
    return screen
  }

  private var devices: String {
    let more = Set(rows.map(\.display)).count - 1
    return rows[0].deviceNames
      + (more < 1 ? "" : " and \(more) other screen" + (more == 1 ? "" : "s"))
  }
}
