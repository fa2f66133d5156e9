internal import AppDocuments
internal import LaunchApps
internal import LaunchImages
internal import LaunchInstall
internal import LaunchPreview
internal import LaunchRules
internal import Pictures
internal import Platform
internal import Texts

/// A build that is ready to run, with what was found out about the app.
struct PreparedBuild {
  private let request: BuildRequest
  private let run: RunChoices
  private var options: BuildOptions
  private var destination: Destination
  private let membership: BuildMembership?
  private let unnamed: UnnamedInfoPlist?
  /// The warnings that do not depend on the artwork.
  private let early: [Message]
  /// The lowest iOS of the app; `nil` if it is unknown.
  private let lowest: OSVersion?
  private let inputs: [String]
  private let isOneOfSeveral: Bool

  /// - Throws: an error that prevents the build. With `--strict`, also a warning in ``early``.
  init(
    _ request: BuildRequest, _ run: RunChoices, _ gate: OutputGate, jobs: Int,
    isOneOfSeveral: Bool
  ) throws {
    (self.request, self.run, self.isOneOfSeveral) = (request, run, isOneOfSeveral)
    let app = try request.app.launched()
    options = try request.options(app?.orientation)
    options.jobs = jobs
    if request.folder.preview, run.writes {
      options.overviewSide = ArtworkPreview.overviewSide
      // The page exists to show hidden parts of the artwork, so they must not stop the build.
      options.findsHiddenParts = true
    }
    let target = try request.app.target(app)
    destination = Destination(folder: request.output, infoPlist: target)
    destination.root = request.root
    destination.infoPlist?.root = request.root
    destination.infoPlist?.replaces = request.folder.replace
    destination.prunes = request.folder.prune
    destination.replaces = request.folder.replace
    destination.stagingFolder = run.stagingFolder
    destination.isDryRun = run.mode == .check
    destination.gate = gate
    let isListed = run.listsInputs || run.depfile != nil
    inputs =
      (isListed ? request.watchedFiles : request.pictures) + [target?.path].compactMap(\.self)
    destination.gate.add(inputs: inputs)
    membership = try request.app.membership()
    lowest = app?.minimumOS ?? target?.builtMinimumOS
    unnamed = Self.unnamed(request, run, isOneOfSeveral)
    let path = request.app.infoPlist ?? ""
    early =
      [app?.portraitWarning(at: path), unnamed?.warning, request.app.catalogWarning].compactMap(
        \.self)
      + (target == nil ? app?.faults(of: options, at: path) ?? [] : [])
    if request.folder.strict, let first = early.first { throw CommandError(first.with(.error)) }
    if let membership, run.writes || run.mode == .dryRun {
      // The images' names do not depend on the artwork, and standard input can be read only once.
      let plan = BuildPlan(artwork: PixelSize(width: 1, height: 1), options: options)
      try membership.check(plan.files.map(destination.path))
    }
  }

  /// Finds an Info.plist that no option names. The result is `nil` in Xcode's sandbox, because the
  /// sandbox reports each attempt to read a file that is not a declared input.
  private static func unnamed(
    _ request: BuildRequest, _ run: RunChoices, _ isOneOfSeveral: Bool
  ) -> UnnamedInfoPlist? {
    let isNamed = !request.app.paths.isEmpty || request.images.orientation != nil
    if isNamed || run.stagingFolder != nil || request.screen != nil { return nil }
    if run.listsOutputs, !run.listsInputs { return nil }
    return .nearest(to: request.output, isOneOfSeveral: isOneOfSeveral)
  }

  private var reuse: Reuse {
    var reuse = run.reuse
    // The JSON line of each app has the digests.
    reuse.recordsImageDigests = isOneOfSeveral && run.printsJSON
    return reuse
  }

  /// Reports what a build would do. Throws the error that a build would throw.
  func planned() async throws -> JobReport {
    let found = try await Generator.dryRun(
      request.placing.source, further: request.further, options: options, into: destination,
      reusing: run.mode == .dryRun ? reuse : nil)
    var report = report(found.artworkName, found.plan, found.warnings)
    report.files = found.plan.files.map { JobReport.File(path: destination.path(of: $0)) }
    let pages = request.folder.preview ? [PreviewFiles.standardName] : []
    report.files += pages.map { JobReport.File(path: destination.path(of: $0)) }
    guard run.mode == .dryRun else { return report }
    let path = VisibleText.of(destination.infoPlist?.path ?? "")
    report.plan = found.lines(destination, adding: pages)
    report.difference =
      try (found.merge.map { $0.difference(path: path) } ?? "")
      + (membership?.difference(
        adding: found.plan.files.map(destination.path),
        removing: found.removedFiles.map(destination.path)) ?? "")
    report.document = BuildDocument(found, warnings: report.warningTexts, destination)
    return report
  }

  func made(_ onImage: (@Sendable (String) -> Void)?) async throws -> JobReport {
    let built = try await Generator.build(
      request.placing.source, further: request.further, options: options, into: destination,
      reusing: reuse, adding: try preview()
    ) { image in onImage?(ImageLine(image).description) }
    if run.writes {
      _ = try membership?.add(
        built.plan.files.map(destination.path), removing: built.removedFiles.map(destination.path))
    }
    var report = report(built.artworkName, built.plan, built.warnings)
    report.files = built.plan.files.map {
      JobReport.File(
        path: destination.path(of: $0), isWritten: built.writtenFiles.contains($0),
        digest: built.digests[$0])
    }
    report.isUpToDate = built.isUpToDate
    if !built.isUpToDate { report.notes += screenNotes(built.plan) }
    report.changes = built.changes(destination)
    report.document = BuildDocument(built, warnings: report.warningTexts, destination)
    report.summary = [built.summary(destination)]
    if let merge = built.merge, let target = destination.infoPlist {
      report.summary.append(merge.summary(target.path))
    }
    let merges = built.merge?.changes.isEmpty == false
    if merges { report.changedInput = destination.infoPlist?.path }
    if merges, membership == nil { report.reminders.insert(.membership) }
    if !built.isUpToDate, merges { report.reminders.insert(.cache) }
    return report
  }

  private func report(
    _ artwork: String, _ plan: BuildPlan, _ warnings: [BuildWarning]
  ) -> JobReport {
    var report = JobReport()
    report.artworkName = artwork
    report.warnings = early + warnings.map { $0.message(at: artwork) }
    report.warningTexts =
      warnings.map { $0.message(at: "").text } + early.map { "\($0.place) \($0.text)" }
    report.inputs = inputs
    report.lastFile = destination.path(of: BuildPlan.lastFile(of: options))
    report.notes = [unnamed?.note].compactMap(\.self) + modernNotes
    return report
  }

  /// Notes that iOS 13 and later show a launch screen in place of launch images.
  private var modernNotes: [String] {
    guard let lowest, lowest >= OSVersion(13, 0),
      let app = request.app.merge ?? request.app.infoPlist
    else { return [] }
    let command = ShellText.of(["launchgen", "screen", request.artwork, app])
    return [
      "note: an app for iOS \(lowest.major) and later shows only a launch screen: '\(command)'"
    ]
  }

  private func screenNotes(_ plan: BuildPlan) -> [String] {
    guard run.writes, let screen = plan.launchScreen else { return [] }
    let other = screen.kind == .storyboard ? " in place of UILaunchScreen" : ""
    return [
      "note: add the files to the app's target, and \(screen.kind.key.rawValue) to its "
        + "Info.plist\(other), as in \(destination.path(of: LaunchScreenDocument.propertyList.file))"
    ]
  }

  /// The page that is written next to the images; `nil` for none.
  private func preview() throws -> BuildAddition? {
    guard request.folder.preview, run.writes else { return nil }
    let path = request.app.infoPlist ?? request.app.merge
    let app = try path.flatMap { try LaunchedApp.first(at: $0, request.app.loading) }?.contents.info
    let next = NextSteps.afterBuild(mergedInto: request.app.merge)
    // The facts on the page that do not come from the images.
    let steps = next.flatMap { [$0.text, $0.command ?? ""] }
    let (name, origin) = (request.placing.source.name, run.origin)
    let orientations = app.map { $0.orientations(for: $0.mainIdiom) } ?? []
    let facts = [origin.command, name] + orientations.map(\.rawValue) + steps
    return BuildAddition(
      file: PreviewFiles.standardName, key: facts.joined(separator: "\n"), isOwn: Page.isOwn
    ) { set in
      var content = try await ArtworkPreview.content(
        set, name: name, findings: set.warnings.map { $0.message(at: "").text }, app: app, origin)
      content.next = next
      return Page(content).bytes
    }
  }
}
