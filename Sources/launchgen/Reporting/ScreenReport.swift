import LaunchImages
import LaunchInstall

/// What putting a launch screen into an app, or taking it out, changes: lines for people, and the
/// JSON document of `screen --json`.
struct ScreenReport: Encodable {
  enum Change: String, Encodable {
    case new, changed, replaced, removed, restored
  }

  struct File: Encodable {
    var path: String
    var change: Change
  }

  /// The app's target, or the path of its Info.plist.
  let app: String
  /// The other targets that change, because they share Info.plist or build settings with the app.
  let otherTargets: [String]
  /// The path of the launch storyboard; absent if it is taken out.
  let storyboard: String?
  let files: [File]
  /// Whether nothing changes.
  let upToDate: Bool
  var warnings: [String] = []
  /// What the app shows before the run.
  private let shown: [ShownScreen]
  private let isDryRun: Bool

  private enum CodingKeys: CodingKey {
    case app, otherTargets, storyboard, files, upToDate, warnings
  }

  init(_ installation: Installation, _ plan: InstallPlan, isDryRun: Bool) {
    self.isDryRun = isDryRun
    app = installation.app.name
    otherTargets = installation.otherTargets
    storyboard = plan.storyboard
    shown = installation.shown
    files =
      plan.changes.map { file in
        let isReplaced = file.path == plan.storyboard
        return File(
          path: file.path, change: file.isNew ? .new : isReplaced ? .replaced : .changed)
      } + plan.removedFiles.map { File(path: $0, change: .removed) }
    upToDate = files.isEmpty
  }

  init(_ app: ScreenApp, _ plan: RemovalPlan) {
    self.app = app.name
    otherTargets = plan.otherTargets
    storyboard = nil
    shown = []
    isDryRun = false
    let record = plan.record.map { File(path: $0.path, change: $0.isRemoved ? .removed : .changed) }
    files =
      plan.restoredFiles.map { File(path: $0, change: .restored) }
      + plan.removedFiles.map { File(path: $0, change: .removed) }
      + [record].compactMap(\.self)
    upToDate = false
  }

  var lines: [String] {
    let changes = files.map { "\($0.path): \($0.change.rawValue)" }
    guard let storyboard else { return changes }
    if upToDate { return ["\(app): shows \(storyboard); up to date"] }
    let before = shown.map(\.description).joined(separator: "; ")
    let isInPlace = shown.allSatisfy { $0.isStoryboard(at: storyboard) }
    let change =
      isInPlace
      ? "\(before) \(isDryRun ? "would be" : "was") rewritten in place"
      : isDryRun
        ? "shows \(before); would show \(storyboard)" : "showed \(before); now shows \(storyboard)"
    return ["\(app): \(change)"]
      + otherTargets.map {
        "\($0): shows it too (it shares Info.plist or build settings with \(app))"
      } + changes
  }

  /// What a run would change, as `--check` prints it.
  var trialLines: [String] {
    FileChanges(
      changed: files.filter { $0.change != .removed }.map(\.path),
      removed: files.filter { $0.change == .removed }.map(\.path)
    ).lines
  }
}

extension [PlannedFile] {
  /// The changes of the texts among the files, as unified diffs.
  var difference: String { map(\.difference).joined() }
}
