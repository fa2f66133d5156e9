internal import LaunchApps
internal import LaunchImages
internal import Pictures
package import Platform
internal import Texts

/// Puts a launch screen into an app, or takes one out. A run makes all changes or none.
package struct Installer: Sendable {
  package enum Mode: Sendable {
    case write
    /// Nothing is written. If a real run would fail only because ``Installer/replaces`` is false,
    /// the report's `refusal` is the error.
    case dryRun
    case check
  }

  private let app: ScreenApp
  private let path: String
  private let target: String?
  private let allowsOutside: Bool
  private let replaces: Bool
  private let mode: Mode

  /// Finds and reads the app.
  ///
  /// - Parameters:
  ///   - path: an .xcodeproj or .xcworkspace, an Info.plist, or a folder with one project or one
  ///     Info.plist.
  ///   - target: the name of the project's target; `nil` if the project makes only one app.
  ///   - replaces: whether files that launchgen did not make, or that were edited, are replaced.
  package init(
    _ path: String, target: String?, allowsOutside: Bool, replaces: Bool, _ mode: Mode
  ) throws(InstallError) {
    (self.path, self.target, self.allowsOutside) = (path, target, allowsOutside)
    (self.replaces, self.mode) = (replaces, mode)
    app = try ScreenApp(
      path, target: target, allowsOutside: allowsOutside, locks: mode == .write)
  }

  /// Makes the launch screen of a request, and puts it into the app.
  ///
  /// - Throws: ``InstallError``, ``LaunchImagesError`` or `ValueFault`.
  package func install(
    _ request: ScreenChoices, _ gate: OutputGate, jobs: Int
  ) async throws -> InstallReport {
    var installation = try Installation(app)
    var request = request
    let again = try request.complete(from: installation)
    let made = try await request.images(for: installation.app, jobs: jobs)
    if request.isFresh {
      installation = try Installation(app, newNames: FreshName.digest(of: made.files))
    }
    let recorded = request.recorded(in: app)
    let plan = try InstallPlan(
      installation, made.files, choices: recorded, replaces: replaces || mode == .dryRun)
    var gate = gate
    // The request may have been completed with artworks of the last run.
    gate.add(inputs: request.paths)
    try plan.steps.check(gate, replaces: replaces)
    var report = InstallReport(
      installation.app, plan, shown: installation.shown, isDryRun: mode == .dryRun)
    report.notes = [again].compactMap(\.self)
    let ofApp = appWarnings(made, installation.places)
    if request.isStrict, let first = ofApp.first { throw InstallError.other(first.with(.error)) }
    report.warnings = ofApp + made.warnings.map { $0.message(at: made.artworkName) }
    report.preview = request.overviewSide == nil ? nil : made
    switch mode {
    case .check: break
    case .dryRun where replaces: break
    case .dryRun:
      do {
        _ = try InstallPlan(installation, made.files, choices: recorded, replaces: false)
      } catch {
        // Without --replace, the real run would throw this. It is shown after the changes.
        report.refusal = error
      }
    case .write:
      try plan.steps.write()
      report.warnings += stillShown(plan)
      report.newItems = plan.newItems
      report.notes += plan.newItems.map {
        "\($0): note: add it to the app's target (no project was named)"
      }
    }
    return report
  }

  /// A warning about the artwork's shape comes first, because most others follow from it.
  private func appWarnings(_ made: LaunchImageSet, _ places: ScreenPlaces) -> [Message] {
    let shape = made.croppedArtwork.flatMap {
      app.builds.map(\.contents).shapeWarning(made.artworkName, $0, app: app.name)
    }
    let doubles = places.doubles.map { path in
      Message(
        warning: "has the name of \(places.storyboard) (Xcode stops if the target gets both)",
        at: Message.Place(path), "remove it from the project")
    }
    return [shape, ProjectGenerator.warning(for: app)].compactMap(\.self) + doubles
  }

  /// Takes the launch screen out, and restores the files as they were.
  package func remove() throws(InstallError) -> InstallReport {
    let plan = try InstallPlan(removingFrom: app, replaces: replaces)
    try plan.steps.check(OutputGate(), replaces: replaces)
    var report = InstallReport(app, plan)
    if mode != .write { return report }
    try plan.steps.write()
    do throws(InstallError) {
      let shown = try again().shown.map(\.description).joined(separator: "; ")
      let names = ([app.name] + plan.otherTargets).joined(separator: ", ")
      report.notes = ["\(names): the launch screen is removed; it shows \(shown)"]
    } catch {
      report.warnings = [unreadable(error)]
    }
    return report
  }

  /// Reads the app again, and warns if the app does not show the launch screen. Everything is
  /// already written, so an error is only a warning.
  private func stillShown(_ plan: InstallPlan) -> [Message] {
    do throws(InstallError) {
      return try again().shown.filter { !$0.isStoryboard(at: plan.storyboard) }.map { other in
        Message(
          warning: "still shows \(other) on some devices or in a configuration",
          at: Message.Place(app.name), "look at 'launchgen explain'")
      }
    } catch {
      return [unreadable(error)]
    }
  }

  private func again() throws(InstallError) -> ScreenApp {
    try ScreenApp(path, target: target, allowsOutside: allowsOutside)
  }

  private func unreadable(_ error: InstallError) -> Message {
    Message(
      warning: "cannot be read again (\(error))", at: Message.Place(app.name),
      "look at 'launchgen explain'")
  }
}
