internal import LaunchApps
package import LaunchImages
package import LaunchPreview
package import Pictures
internal import Platform
package import Texts

/// A request to make a folder of launch images, or a folder of files for a launch screen.
package struct BuildRequest: Sendable {
  package var placing = PictureChoices()
  package var images = LaunchImageChoices()
  /// The launch screen; `nil` for launch images.
  package var screen: LaunchScreenChoices?
  package var app = AppChoices()
  package var folder = FolderChoices()
  /// The folder that must contain the output folder and a changed Info.plist, as an absolute path
  /// without links. `nil` if they may be anywhere.
  package var root: String?

  package init() {}
}

extension BuildRequest: Request {
  package var artwork: String { placing.main }

  package var output: String {
    folder.output ?? (screen == nil ? "LaunchImages" : "LaunchScreen")
  }

  package var pictures: [String] { placing.paths(with: screen?.files.map(\.path) ?? []) }

  package var otherFiles: [String] { app.files }

  package var watchedFiles: [String] {
    pictures + app.paths.flatMap { NamedTarget.files($0, app.loading) }
  }

  package func validate(_ run: RunChoices) throws(ValueFault) {
    try checkArtwork(placing)
    try folder.validate()
    try app.validate(stagingFolder: run.stagingFolder)
    try placing.validate()
    try images.validate(hasArtwork: placing.hasArtwork)
    try screen?.validate(hasArtwork: placing.hasArtwork)
  }

  var further: [ArtworkRole: ArtworkSource] { placing.further(screen?.files ?? []) }

  /// - Parameter orientation: the orientation of the app that `--info-plist` names.
  func options(_ orientation: LandscapeOrientation?) throws(ValueFault) -> BuildOptions {
    var options = BuildOptions()
    options.pictures = placing.options
    options.artworkIsLogo = !placing.hasArtwork
    options.warningsAreErrors = folder.strict
    if let screen {
      options.screen = screen
      // Most crops of a launch screen are first seen on a device, so the build warns of them.
      options.findsHiddenParts = true
      return options
    }
    images.apply(to: &options)
    if let orientation, let typed = images.orientation, orientation != typed {
      throw ValueFault(
        "'--orientation \(typed.rawValue)' disagrees with '--info-plist', whose first landscape "
          + "orientation is \(orientation.interfaceOrientation.rawValue)",
        remedy: "leave out one option, or change UISupportedInterfaceOrientations")
    }
    options.orientation = images.orientation ?? orientation
    return options
  }

  package func report(
    _ run: RunChoices, _ gate: OutputGate, jobs: Int, isOneOfSeveral: Bool,
    onImage: (@Sendable (String) -> Void)?
  ) async throws -> JobReport {
    let build = try PreparedBuild(self, run, gate, jobs: jobs, isOneOfSeveral: isOneOfSeveral)
    return run.isPlan ? try await build.planned() : try await build.made(onImage)
  }
}

extension BuildRequest {
  /// Makes a preview of what the build makes, and writes nothing.
  package func page(
    _ origin: PreviewOrigin, jobs: Int, onImage: @escaping @Sendable (String) -> Void
  ) async throws -> (content: PreviewContent, warnings: [Message]) {
    // A launch screen is for any orientation.
    let found = screen == nil ? try app.launched() : nil
    var options = try options(found?.orientation)
    // The page exists to show hidden parts of the artwork, so they must not stop it.
    options.findsHiddenParts = true
    options.jobs = jobs
    options.overviewSide = ArtworkPreview.overviewSide
    let known = try app.infoPlist.flatMap { try LaunchedApp.first(at: $0, app.loading) }
    let early = app.infoPlist.flatMap { found?.portraitWarning(at: $0) }
    if folder.strict, let early { throw CommandError(early.with(.error)) }
    let set = try await Generator.generate(placing.source, further: further, options: options) {
      onImage(ImageLine($0.report).description)
    }
    let name = placing.source.name
    let shape = known.flatMap { app in
      set.croppedArtwork.flatMap { [app.contents].shapeWarning(name, $0, app: app.name) }
    }
    if folder.strict, let shape { throw CommandError(shape.with(.error)) }
    let warnings = [shape].compactMap(\.self) + set.warnings.map { $0.message(at: name) }
    let content = try await ArtworkPreview.content(
      set, name: name, findings: warnings.map(\.text), app: known?.contents.info, origin)
    return (content, [early].compactMap(\.self) + warnings)
  }
}
