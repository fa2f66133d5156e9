import ArgumentParser
import Files
import LaunchApps
import LaunchImages
import LaunchPreview
import Platform
import Texts

struct Preview: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write a page that shows every screen as it is held at launch.",
    discussion: """
      For artwork, the page shows the images that 'launchgen build' makes with the same options: on \
      each device, rotated as it is held, next to the file itself; and the artwork with the crop of \
      each screen. For a folder written by 'build', an Info.plist, an Xcode project or an app, it \
      shows what 'launchgen explain' prints, with the images that are found and the screens that \
      stay blank. The page is a single file, without scripts or network requests.
      """)

  @Argument(
    help: """
      A landscape PNG, '-' for standard input; a folder, Info.plist, .xcodeproj, .app, .ipa; may be \
      left out with --logo.
      """,
    completion: .file(extensions: ["png", "plist", "xcodeproj", "app", "ipa"]))
  var path: String?

  @OptionGroup(title: HelpPage.output) var preview: PreviewOptions
  @OptionGroup var images: ImageOptions
  @OptionGroup(title: HelpPage.project, visibility: .further) var assumed: AssumptionOptions
  @OptionGroup(visibility: .further) var configuration: ConfigurationOptions

  mutating func validate() throws {
    if path?.isEmpty == true { throw ValidationError("the path is empty; name a PNG, or '.'.") }
    if path == nil && images.logo.logo == nil {
      throw ValidationError(
        "nothing to show; name a PNG, a folder or an app, or a logo with '--logo'.")
    }
    try images.check(path)
  }

  private var sources: BuildSources { images.sources(path) }

  func run() throws {
    let console = Console(isQuiet: preview.work.quiet, warningsAreErrors: preview.work.strict)
    try console.reportingErrors {
      var inputs = [path, images.turning.infoPlist].compactMap(\.self) + images.further.paths
      inputs += [images.logo.logo].compactMap(\.self)
      let app = try path.flatMap { path in
        try isArtwork(path)
          ? nil : console.reportingOmissions { try load(path) }.preview(title: path)
      }
      if let app { inputs += app.files }
      let destination = try preview.files(inputs: inputs, configuration.confinement)
      var page = try app.map(of) ?? ofArtwork(console)
      page.next = next(page, isApp: app != nil)
      try Interruption.start()
      let files = try destination.write(page)
      console.finish(files, in: path ?? sources.main.name)
      if preview.open { PageOpening.open(preview.output, console) }
    }
  }

  private func next(_ page: PreviewContent, isApp: Bool) -> [PreviewContent.Step] {
    if isApp, let path { return NextSteps.afterApp(path, isWell: page.verdict.isWell) }
    return NextSteps.afterArtwork(
      ProcessArguments.all ?? [], path, infoPlist: images.turning.infoPlist)
  }

  private func isArtwork(_ path: String) -> Bool {
    let trimmed = path.endsInSlash ? String(path.dropLast()) : path
    let apps = [".plist", ".xcodeproj", ".app", ".ipa"]
    return FileKind(of: path) != .folder && !apps.contains { trimmed.lowercased().hasSuffix($0) }
  }

  private func ofArtwork(_ console: Console) throws -> PreviewContent {
    var options = try images.options(path, images.turning.app(images.project, console))
    preview.work.apply(to: &options.pictures)
    // The page exists to show hidden parts of the artwork, so they must not stop it.
    if options.safeArea == .off { options.safeArea = .warnUnlessChosen }
    options.jobs = try Waiting.jobs(upTo: options.jobs)
    options.overviewSide = ArtworkPreview.overviewSide
    let sources = sources
    let source = sources.main
    let orientations =
      try images.turning.infoPlist.map { try LaunchedOrientations.of($0, images.project) } ?? []
    let made = try Waiting.value { [options] in
      let set = try await Generator.generate(source, further: sources.further, options: options) {
        console.progress(ImageLine($0).description)
      }
      let content = try await ArtworkPreview.content(
        set, name: source.name, findings: set.warnings.map { $0.message(at: "").text },
        listed: orientations, .command)
      return (warnings: set.warnings, content: content)
    }
    console.write(made.warnings.map { $0.message(at: source.name) })
    return made.content
  }

  private func of(_ app: AppPreview) throws -> PreviewContent {
    let jobs = try Waiting.jobs(upTo: preview.work.jobs ?? BuildOptions().jobs)
    return try Waiting.value { try await app.content(.command, jobs: jobs) }
  }

  private func load(_ path: String) throws -> LoadedBundle {
    if BundleLoader.isBuildFolder(path) {
      let orientation = images.turning.orientation ?? .default
      return try mapError(
        try BundleLoader.load(buildFolder: path, launching: orientation.interfaceOrientation)
      ) { (error: LoadError) in CommandError(error.message(at: path)) }
    }
    let bundles = try images.project.load(path, .standard, assumed.assumptions)
    guard let first = bundles.first, bundles.count == 1 else {
      let names = bundles.prefix(4).map(\.name).joined(separator: "; ")
      throw CommandError(
        .badData, path, "has \(bundles.count) apps (\(names))",
        "name one of them, or choose one with --target-name")
    }
    return first
  }
}
