import LaunchInstall

/// What putting a launch screen into an app changes, as lines for people.
struct ScreenReport {
  let lines: [String]
  /// Whether nothing changes.
  let isUpToDate: Bool

  init(_ installation: Installation, _ plan: InstallPlan) {
    let app = installation.app.name
    let changes = plan.changes
    isUpToDate = changes.isEmpty && plan.removedFiles.isEmpty
    let shown = installation.shown
    let isInPlace = shown.allSatisfy { $0.isStoryboard(at: plan.storyboard) }
    if isUpToDate {
      lines = ["\(app): shows \(plan.storyboard); up to date"]
      return
    }
    let before = shown.map(\.description).joined(separator: "; ")
    lines =
      [
        "\(app): shows \(before), "
          + (isInPlace ? "which is written anew" : "then \(plan.storyboard)")
      ]
      + installation.otherTargets.map {
        "\($0): shows it too (it shares Info.plist or build settings with \(app))"
      }
      + changes.map { file in
        "\(file.path): \(file.isNew ? "new" : file.path == plan.storyboard ? "replaced" : "changed")"
      } + plan.removedFiles.map { "\($0): removed" }
  }
}

extension [PlannedFile] {
  /// The changes of the texts among the files, as unified diffs.
  var difference: String { map(\.difference).joined() }
}
