internal import LaunchApps
internal import LaunchImages
package import LaunchInstall
internal import LaunchPreview
internal import LaunchRules
package import Platform
package import Texts

/// A request to put a launch screen into an app's project.
package struct InstallRequest: Sendable {
  package var choices = ScreenChoices()
  package var app = "."
  package var targetName: String?
  package var allowOutside = false
  package var folder = FolderChoices()
  var previewName = PreviewFiles.standardName

  package init() {}

  private func installer(_ run: RunChoices) throws -> (Installer, SearchOmissions) {
    let omissions = SearchOmissions()
    let mode: Installer.Mode =
      switch run.mode {
      case .write: .write
      case .check: .check
      case .dryRun, .listOutputs: .dryRun
      }
    let installer = try omissions.collecting {
      try Installer(
        app, target: targetName, allowsOutside: allowOutside, replaces: folder.replace, mode)
    }
    return (installer, omissions)
  }

  /// Takes the launch screen out of the app.
  package func removal(_ run: RunChoices) throws -> JobReport {
    let (installer, omissions) = try installer(run)
    return report(try installer.remove(), run, omissions)
  }

  private func report(
    _ made: InstallReport, _ run: RunChoices, _ omissions: SearchOmissions
  ) -> JobReport {
    var report = JobReport()
    report.artworkName = choices.placing.source.name
    report.summary = Array(made.lines.prefix(1))
    report.details = Array(made.lines.dropFirst())
    report.plan = made.lines
    report.difference = made.difference
    report.changes = made.changes
    report.isUpToDate = made.upToDate
    report.warnings = omissions.names.map(\.warning) + made.warnings
    report.warningTexts = made.warnings.map { "\($0.place): \($0.text)" }
    report.notes =
      omissions.notes.map { "note: \($0)" } + made.notes
    report.document = made
    report.refusal = made.refusal
    report.files = made.files.map {
      JobReport.File(path: $0.path, isWritten: run.writes ? true : nil)
    }
    report.inputs = pictures
    report.lastFile = made.storyboard ?? made.files.last?.path ?? app
    if !made.upToDate, made.storyboard != nil { report.reminders = [.cache] }
    return report
  }
}

extension InstallRequest: Request {
  package var artwork: String { choices.placing.main }
  package var output: String { app }
  package var pictures: [String] { choices.paths }

  package func validate(_ run: RunChoices) throws(ValueFault) {
    if folder.output != nil {
      throw ValueFault("'--output' is for a folder", remedy: "leave out the app, or the folder")
    }
    if folder.prune { throw ValueFault("'--prune' is for '--output'", remedy: "leave it out") }
    if run.stagingFolder != nil {
      throw ValueFault("'--staging-folder' is for '--output'", remedy: "leave it out")
    }
    try choices.validate()
  }

  package func report(
    _ run: RunChoices, _ gate: OutputGate, jobs: Int, isOneOfSeveral: Bool,
    onImage: (@Sendable (String) -> Void)?
  ) async throws -> JobReport {
    let (installer, omissions) = try installer(run)
    var choices = choices
    choices.isStrict = folder.strict
    let previews = folder.preview && run.writes
    if previews { choices.overviewSide = ArtworkPreview.overviewSide }
    // If the page must not be replaced, this throws before the app is changed.
    let page =
      folder.preview
      ? try PreviewFiles(
        page: previewName, sheet: nil, inputs: pictures, replacesForeign: folder.replace) : nil
    let made = try await installer.install(choices, gate, jobs: jobs)
    var report = report(made, run, omissions)
    // A run for several apps prints one reminder in place of the notes about each app.
    if isOneOfSeveral, !made.newItems.isEmpty { report.reminders.insert(.membership) }
    if let set = made.preview, let page {
      report.summary += try await preview(set, made, page, run)
    }
    if page != nil, !run.writes {
      report.files.append(JobReport.File(path: previewName))
      report.plan.append("\(previewName): preview")
    }
    return report
  }

  private func preview(
    _ set: LaunchImageSet, _ made: InstallReport, _ page: PreviewFiles, _ run: RunChoices
  ) async throws -> [String] {
    let name = choices.placing.source.name
    let shape = made.warnings.filter { $0.place.path == name }
    let content = try await ArtworkPreview.content(
      set, name: name, findings: shape.map(\.text), app: made.contents?.info, run.origin)
    let written = try page.write(content).map(\.path).joined(separator: " and ")
    return ["\(name): preview in \(written)"]
  }
}
