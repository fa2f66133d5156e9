package import LaunchApps
package import LaunchImages
package import Pictures
package import Texts

/// The changes of a run that puts a launch screen into an app or removes one. The report has lines
/// for people, and is the JSON document of `screen --json`.
package struct InstallReport: Encodable, Sendable {
  package enum Change: String, Encodable, Sendable {
    case new, changed, replaced, removed, restored
  }

  package struct File: Encodable, Sendable {
    package let path: String
    let change: Change
  }

  /// The name of the app's target, or the path of the app's Info.plist.
  package let app: String
  /// The other targets that change, because they share Info.plist or build settings with the app.
  package let otherTargets: [String]
  package let storyboard: String?
  package let files: [File]
  package let upToDate: Bool
  package var warnings: [Message] = []
  package var notes: [String] = []
  /// The files and folders that a person has to add to the app's target.
  package var newItems: [String] = []
  /// The images for a preview; `nil` if no preview is requested.
  package var preview: LaunchImageSet?
  /// The app before the run.
  package let contents: BundleContents?
  /// In a dry run, the error that the real run would throw; `nil` if the real run would throw none.
  package var refusal: (any Error)?
  /// The changes of texts, as unified diffs.
  package let difference: String
  /// What the app showed at launch before the run.
  private let shown: [ShownScreen]
  private let isDryRun: Bool

  private enum CodingKeys: CodingKey {
    case app, otherTargets, storyboard, files, upToDate, warnings
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(app, forKey: .app)
    try values.encode(otherTargets, forKey: .otherTargets)
    try values.encodeIfPresent(storyboard, forKey: .storyboard)
    try values.encode(files, forKey: .files)
    try values.encode(upToDate, forKey: .upToDate)
    try values.encode(warnings.map(\.line), forKey: .warnings)
  }

  init(_ app: ScreenApp, _ plan: InstallPlan, shown: [ShownScreen] = [], isDryRun: Bool = false) {
    self.app = app.name
    contents = app.builds.first?.contents
    self.shown = shown
    self.isDryRun = isDryRun
    otherTargets = plan.otherTargets
    storyboard = plan.storyboard
    difference = plan.changes.map(\.difference).joined()
    let removed = plan.removedFiles.map { File(path: $0, change: .removed) }
    let written = plan.changes.map { file in
      let change: Change =
        if plan.storyboard == nil {
          .restored
        } else if file.isNew {
          .new
        } else {
          file.path == plan.storyboard ? .replaced : .changed
        }
      return File(path: file.path, change: change)
    }
    let record = plan.steps.record.map { file, bytes in
      File(path: file.path, change: bytes == nil ? .removed : .changed)
    }
    files = written + removed + (plan.storyboard == nil ? [record].compactMap(\.self) : [])
    upToDate = files.isEmpty
  }

  package var lines: [String] {
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

  package var changes: FileChanges {
    FileChanges(
      changed: files.filter { $0.change != .removed }.map(\.path),
      removed: files.filter { $0.change == .removed }.map(\.path))
  }
}
