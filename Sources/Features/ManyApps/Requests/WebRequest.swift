package import Pictures
package import Platform
package import Texts
package import WebApps

/// A request for the startup images of a web app, and their tags.
package struct WebRequest: Sendable {
  /// The folder that must contain the output folder. `nil` if the output folder may be anywhere.
  package var root: String?
  package var placing = PictureChoices()
  package var web = WebChoices()
  package var folder = FolderChoices()

  package init() {}

  private var artworks: WebAppArtworks {
    web.artworks(
      placing.artwork.map { $0 == "-" ? .standardInput : .file(path: $0) }, logo: placing.logo)
  }

  private func options(jobs: Int) -> WebAppOptions {
    var options = WebAppOptions()
    options.images = placing.options
    options.images.jobs = jobs
    options.images.warningsAreErrors = folder.strict
    web.apply(to: &options)
    return options
  }

  private func destination(_ run: RunChoices, _ gate: OutputGate) -> PictureDestination {
    var destination = PictureDestination(folder: output)
    destination.root = root
    destination.prunes = folder.prune
    destination.replaces = folder.replace
    destination.stagingFolder = run.stagingFolder
    destination.isDryRun = run.mode == .check
    destination.gate = gate
    return destination
  }
}

extension WebRequest: Request {
  package var artwork: String { placing.main }
  package var output: String { folder.output ?? "WebApp" }
  package var pictures: [String] { artworks.paths }

  package func validate(_ run: RunChoices) throws(ValueFault) {
    try checkArtwork(placing)
    try folder.validate()
    try placing.validate()
    try web.validate(artwork: placing.artwork, logo: placing.logo)
  }

  package func report(
    _ run: RunChoices, _ gate: OutputGate, jobs: Int, isOneOfSeveral: Bool,
    onImage: (@Sendable (String) -> Void)?
  ) async throws -> JobReport {
    let (artworks, options) = (artworks, options(jobs: jobs))
    var destination = destination(run, gate)
    destination.gate.add(inputs: pictures)
    var report = JobReport()
    report.artworkName = artworks.all.map(\.source.name).joined(separator: ", ")
    report.inputs = pictures
    report.lastFile = destination.path(of: options.tagsFile)
    func add(_ warnings: [WebAppWarning]) {
      report.warnings = warnings.map(\.message)
      report.warningTexts = report.warnings.map { "\($0.place): \($0.text)" }
    }
    if run.isPlan {
      let found = try await WebAppGenerator.dryRun(
        artworks, options: options, into: destination,
        reusing: run.mode == .dryRun ? run.reuse : nil)
      add(found.warnings)
      report.files = found.plan.files.map { JobReport.File(path: destination.path(of: $0)) }
      report.plan = found.lines(destination)
      report.document = WebAppDocument(found, warnings: report.warningTexts, destination)
      return report
    }
    let built = try await WebAppGenerator.build(
      artworks, options: options, into: destination, reusing: run.reuse
    ) { image in onImage?(ImageLine(image).description) }
    add(built.warnings)
    report.files = built.plan.files.map {
      JobReport.File(
        path: destination.path(of: $0), isWritten: built.writtenFiles.contains($0))
    }
    report.summary = [built.summary(destination)]
    report.isUpToDate = built.isUpToDate
    report.changes = built.changes(destination)
    report.document = WebAppDocument(built, warnings: report.warningTexts, destination)
    return report
  }
}
