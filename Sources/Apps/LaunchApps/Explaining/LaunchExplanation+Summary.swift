internal import LaunchRules

extension LaunchExplanation {
  /// What the app shows on the newest iOS of each screen, in a sentence; `nil` if the launches of
  /// only one screen are explained.
  package var summary: String? {
    var newest: [Display: LaunchSurvey.Row] = [:]
    var order: [Display] = []
    for row in rows {
      if newest[row.display] == nil { order.append(row.display) }
      newest[row.display] = row
    }
    if order.count < 2 { return nil }
    var groups: [(text: String, screens: [Display])] = []
    for display in order {
      guard let row = newest[display] else { continue }
      let text = summary(of: row)
      if let index = groups.firstIndex(where: { $0.text == text }) {
        groups[index].screens.append(display)
      } else {
        groups.append((text, [display]))
      }
    }
    let start = "In short, on the newest iOS that each device runs: "
    let parts = groups.map { "\($0.text) on \(devices($0.screens, of: order))" }
    return start + parts.joined(separator: "; ") + "."
  }

  private func devices(_ screens: [Display], of all: [Display]) -> String {
    if screens.count == all.count { return "all screens" }
    for idiom in DeviceIdiom.allCases where screens == all.filter({ $0.idiom == idiom }) {
      return "all \(idiom.devices)"
    }
    let isOne = screens.count == 1
    return "\(screens.count) of \(all.count) screens" + (isOne ? " (\(screens[0].devices))" : "")
  }

  private func summary(of row: LaunchSurvey.Row) -> String {
    let outcome = row.launch.outcome
    if isBlank(outcome) { return "a blank screen" }
    if case .launchScreen(let key) = outcome {
      let storyboard = contents.launchStoryboard(for: row.devices[0].idiom)
      if key != .storyboardName { return "the launch screen of \(key.rawValue)" }
      return "the launch screen \(storyboard?.reason ?? "that \(key.rawValue) names")"
    }
    if case .namedFile = outcome, present(outcome) == nil {
      return contents.knowsImages ? "no launch image" : "a launch image, if a file has its name"
    }
    return isFramed(row) ? "a launch image in the frame of an older iPhone" : "a launch image"
  }
}
