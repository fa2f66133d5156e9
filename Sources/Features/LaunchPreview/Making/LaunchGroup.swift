internal import LaunchApps
internal import LaunchRules
internal import PNGCodec
internal import Pixels
internal import Texts

/// Launches that look the same: they show the same file in the same way, or are blank for the same
/// reason.
struct LaunchGroup {
  enum Content: Hashable {
    case file(String, isLetterboxed: Bool)
    /// The name of a file that may or may not be in the app.
    case unknown(String)
    case blank(reason: String)
  }

  private struct Key: Hashable {
    var content: Content
    var isLandscape: Bool
    var idiom: DeviceIdiom
  }

  let content: Content
  let rows: [LaunchSurvey.Row]

  /// All groups, in the order of their first rows. Rows of the explanation that show a launch
  /// screen do not belong to any group.
  static func all(_ report: LaunchExplanation) -> [LaunchGroup] {
    var keys: [Key] = []
    var rows: [Key: [LaunchSurvey.Row]] = [:]
    for row in report.rows {
      guard let content = content(of: row, report) else { continue }
      let key = Key(
        content: content, isLandscape: row.launch.orientation.isLandscape,
        idiom: row.display.idiom)
      if rows[key] == nil { keys.append(key) }
      rows[key, default: []].append(row)
    }
    return keys.map { LaunchGroup(content: $0.content, rows: rows[$0] ?? []) }
  }

  private static func content(of row: LaunchSurvey.Row, _ report: LaunchExplanation) -> Content? {
    let outcome = row.launch.outcome
    if report.isBlank(outcome) { return .blank(reason: report.why(row)) }
    let isLetterboxed = if case .letterboxed = outcome { true } else { false }
    switch outcome {
    case .launchScreen, .blank: return nil
    case .image, .letterboxed, .namedFile:
      if let file = report.contents.present(outcome) {
        return .file(file, isLetterboxed: isLetterboxed)
      }
      if case .namedFile = outcome, report.contents.knowsImages {
        return .blank(reason: "there is no launch image")
      }
      return .unknown(outcome.files.first { !$0.contains("~") } ?? "a launch image")
    }
  }

  var file: String? { if case .file(let name, _) = content { name } else { nil } }

  var isBlank: Bool { if case .blank = content { true } else { false } }

  /// - Parameter picture: the picture of the group's file, or the reason why it cannot be shown;
  ///   `nil` if the group has no file.
  func screen(_ report: LaunchExplanation, _ picture: Result<Picture, PictureFault>?)
    -> PreviewScreen
  {
    let row = rows[0]
    let shown = ShownLaunches(rows: rows)
    let found = picture.flatMap { try? $0.get() }
    var screen = PreviewScreen(
      name: devices, display: row.display,
      content: found.map { .picture($0) } ?? (isBlank ? .blank : .unknown),
      held: shown.held(usual: row.launch.orientation))
    screen.firstSystem = rows.map(\.systems.from).min()
    screen.launches = shown.lines
    switch content {
    case .file(let name, let isLetterboxed):
      screen.file = name
      screen.isLetterboxed = isLetterboxed
      screen.facts = facts(name, found)
      screen.note = note(screen, picture, report)
    case .unknown(let name): screen.note = "\(name) is not next to the Info.plist."
    case .blank(let reason): screen.note = "Blank screen: \(reason)."
    }
    return screen
  }

  private var devices: String {
    var names: [String] = []
    for row in rows where !names.contains(row.display.heading) { names.append(row.display.heading) }
    let more = names.count - 1
    return names[0] + (more < 1 ? "" : " and \(more) other screen" + (more == 1 ? "" : "s"))
  }

  private func facts(_ name: String, _ picture: Picture?) -> [PreviewScreen.Fact] {
    let display = rows[0].display
    let known = picture.map { picture in
      [
        PreviewScreen.Fact("Pixels", "\(picture.size)"),
        PreviewScreen.Fact("Size", "\(ByteCount(bytes: picture.byteCount))"),
      ]
    }
    let first = rows.map(\.systems.from).min() ?? display.minimumOS
    return [
      PreviewScreen.Fact("File", name),
      PreviewScreen.Fact("Screen", "\(display.points) points, \(display.scale)"),
    ] + (known ?? []) + [PreviewScreen.Fact("Used from", "iOS \(first)")]
  }

  private func note(
    _ screen: PreviewScreen, _ picture: Result<Picture, PictureFault>?, _ report: LaunchExplanation
  ) -> String? {
    if case .failure(let error) = picture { return "\(error)" }
    return ShownLaunches.note(screen)
  }
}
