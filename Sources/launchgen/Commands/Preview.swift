import ArgumentParser
import LaunchApps
import LaunchCheck
import LaunchImages
import LaunchPreview
import ManyApps
import Platform
import Texts

struct Preview: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write a page that shows what each device displays at launch.",
    discussion: """
      For artwork, the page shows the launch screen that 'launchgen screen' makes with the same \
      options, and how each device crops the artwork. With --launch-images, the page also shows \
      the images that 'launchgen build' makes.

      For an app, or a folder that 'launchgen build' wrote, the page shows the launch screen, the \
      launch images, and the devices that stay blank. It also has the table of 'launchgen explain'.

      The page is a single file, without scripts or network requests.
      """)

  @Argument(
    help: """
      Artwork: a PNG, or '-' for standard input. Or an app: a folder, Info.plist, .xcodeproj, \
      .xcworkspace, .app or .ipa. Not needed with --logo.
      """,
    completion: .file(extensions: ["png", "plist", "xcodeproj", "xcworkspace", "app", "ipa"]))
  var path: String?

  @Argument(
    help: "The app that artwork is for: an Info.plist or .xcodeproj.",
    completion: .file(extensions: ["plist", "xcodeproj"]))
  var app: String?

  @OptionGroup(title: HelpPage.output) var preview: PreviewOptions

  @Flag(help: "Also show the launch images for iOS 7 to 12.")
  var launchImages = false

  @OptionGroup(title: HelpPage.fit) var placing: PlacingOptions
  @OptionGroup(title: HelpPage.images, visibility: .further) var images: LaunchImageOptions
  @OptionGroup(title: HelpPage.launchScreen, visibility: .further) var screen: LaunchScreenOptions
  @OptionGroup(title: HelpPage.project) var project: ProjectOptions
  @OptionGroup(title: HelpPage.project, visibility: .further) var assumed: AssumptionOptions

  mutating func validate() throws {
    if path?.isEmpty == true { throw ValidationError("the path is empty; name a PNG, or '.'.") }
    if path == nil && placing.logo == nil {
      throw ValidationError(
        "nothing to show; name a PNG, a folder or an app, or a logo with '--logo'.")
    }
    if let app, let path, !isArtwork(path) {
      throw ValidationError("'\(path)' is an app already; leave out '\(app)'.")
    }
    let choices = WrittenChoices(placing.choices, screen.installed).all
    // A compression would change nothing on the page.
    if let path, !isArtwork(path), let choice = choices.first(where: { $0.name != "compression" }) {
      throw ValidationError(
        "'--\(choice.name)' is for artwork, and '\(path)' is an app; leave it out, or name a PNG.")
    }
    if app != nil && images.infoPlist.infoPlist != nil {
      throw ValidationError("the app and '--info-plist' are two apps; leave out one.")
    }
    try OptionText.checking { () throws(ValueFault) in
      let run = RunChoices(version: version, origin: .command)
      try request(ofScreen: true).validate(run)
      try request(ofScreen: false).validate(run)
    }
  }

  private var infoPlist: String? { app ?? images.infoPlist.infoPlist }

  private func request(ofScreen isScreen: Bool) -> BuildRequest {
    var request = BuildRequest()
    request.placing = placing.choices(of: path)
    request.app.infoPlist = infoPlist
    request.app.targetName = project.target.targetName
    if isScreen {
      request.screen = screen.choices
    } else {
      request.images = images.choices
    }
    request.folder.strict = preview.strict.strict
    return request
  }

  /// Whether the preview includes launch images, because an option for launch images was given.
  private var showsImages: Bool {
    launchImages || images.choices != LaunchImageChoices() || images.infoPlist.infoPlist != nil
  }

  func run() throws {
    let console = Console(isQuiet: preview.quiet.quiet)
    let requests = [request(ofScreen: true), request(ofScreen: false)]
    var inputs = requests.flatMap(\.readFiles)
    let app = try path.flatMap { path in
      try isArtwork(path)
        ? nil : console.reportingOmissions { try load(path, console) }.preview(title: path)
    }
    if let app { inputs += app.files + [path].compactMap(\.self) }
    let destination = try PreviewFiles(
      page: preview.path, sheet: preview.png, inputs: inputs,
      replacesForeign: preview.replace.replace)
    let jobs = try Waiting.jobs(upTo: preview.jobs)
    var page =
      try app.map { app in try Waiting.value { try await app.content(.command, jobs: jobs) } }
      ?? content(of: requests, jobs, console)
    console.write(page.warnings)
    page.next = next(page, isApp: app != nil)
    try Interruption.start()
    let files = try destination.write(page)
    let names = files.map(\.path).joined(separator: " and ")
    let change = files.contains(where: \.isWritten) ? "" : "; up to date"
    console.note("\(path ?? placing.logo ?? ""): preview in \(names)\(change)")
    if preview.open { open(preview.path, console) }
  }

  /// Opens the page in a browser. A failure causes only a note, because servers and containers have
  /// no browser.
  private func open(_ path: String, _ console: Console) {
    #if canImport(Darwin)
      let program = "open"
    #else
      let program = "xdg-open"
    #endif
    // `./` keeps a name that begins with a hyphen from being an option, and one like `mailto:x`
    // from being an address.
    let argument = path.isAbsolutePath ? path : "./" + path
    if ProgramStart.run(program, [argument]) == 0 { return }
    console.note(
      "\(path): note: was written, but cannot be opened (\(program) failed or is missing); "
        + "open it yourself")
  }

  private func next(_ page: PreviewContent, isApp: Bool) -> [PreviewContent.Step] {
    if isApp, let path { return NextSteps.afterApp(path, isWell: page.verdict.isWell) }
    return NextSteps.afterArtwork(
      path, screen: WrittenChoices(placing.choices, screen.installed).arguments,
      build: WrittenChoices(placing.choices, images.choices).arguments, app: infoPlist)
  }

  private func isArtwork(_ path: String) -> Bool {
    let trimmed = path.endsInSlash ? String(path.dropLast()) : path
    let apps = [".plist", ".plist.in", ".plist.xml", ".xcodeproj", ".xcworkspace", ".app", ".ipa"]
    return FileKind(of: path) != .folder && !apps.contains { trimmed.lowercased().hasSuffix($0) }
  }

  private func content(
    of requests: [BuildRequest], _ jobs: Int, _ console: Console
  ) throws -> PreviewContent {
    let shown = showsImages ? requests : Array(requests.prefix(1))
    let made = try Waiting.value {
      var pages: [(content: PreviewContent, warnings: [Message])] = []
      for request in shown {
        pages.append(try await request.page(.command, jobs: jobs) { console.progress($0) })
      }
      return pages
    }
    var warnings: [Message] = []
    for warning in made.flatMap(\.warnings) where !warnings.contains(warning) {
      warnings.append(warning)
    }
    console.write(warnings)
    guard var page = made.first?.content else { preconditionFailure("one request at least") }
    if let images = made.dropFirst().first { page.add(launchImages: images.content) }
    return page
  }

  private func load(_ path: String, _ console: Console) throws -> LoadedBundle {
    if BundleLoader.isBuildFolder(path) {
      let orientation = images.orientation.orientation ?? .default
      return try mapError(
        try BundleLoader.load(buildFolder: path, launching: orientation.interfaceOrientation),
        CommandError.loading(path))
    }
    let (all, failures) = try BundleLoader.loaded(
      path, project.options(.standard, assumed.assumptions)
    ).launchContents()
    // An Info.plist that no target uses is hardly meant.
    let ofTargets = all.filter { $0.bundle.build != nil }
    let apps = ofTargets.isEmpty ? all : ofTargets
    guard let first = apps.first, apps.count == 1 else {
      let names = apps.map(\.bundle.name).prefix(4).joined(separator: "; ")
      throw CommandError(
        .badData, path, "has \(apps.count) apps (\(names))",
        "name one of them, or choose one with --target-name")
    }
    console.write(failures.flatMap(\.messages).map { $0.with(.warning) })
    return first.bundle
  }
}

extension LoadedBundle {
  fileprivate func preview(title: String) throws(CommandError) -> AppPreview {
    let explanation = LaunchExplanation(path: path, contents: try launchContents())
    let all = Checker().findings(in: self)
    let findings = all.filter { $0.level == .error } + all.filter { $0.level == .warning }
    return AppPreview(
      explanation, title: title == "." ? path : title,
      findings: findings.map { "\($0.path): \($0.level.rawValue): \($0.message)" })
  }
}
