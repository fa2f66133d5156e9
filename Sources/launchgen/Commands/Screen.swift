import ArgumentParser
import Configuration
import Files
import LaunchImages
import LaunchInstall
import Texts

struct Screen: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Put a launch screen that shows the artwork into an Xcode project.",
    discussion: """
      Writes the app's launch storyboard (the 'splash screen') and its images, adds them to the \
      target, and names the storyboard in Info.plist or in the build settings, so that nothing is \
      left to do in Xcode. If the app has a launch storyboard, it is rewritten in place; otherwise \
      it gets LaunchScreen.storyboard. A second run uses the options of the first again.

      A blank launch screen, or that of a project template, is replaced at once; what people made \
      only with --replace. --dry-run shows each change first. --remove takes the launch screen out \
      again, and restores the files as they were.

      Examples:
        launchgen screen art.png MyGame.xcodeproj --dry-run
        launchgen screen art.png MyGame.xcodeproj
        launchgen screen --remove MyGame.xcodeproj
      """,
    aliases: ["splash", "storyboard"])

  @Argument(
    help: ArgumentHelp(
      "A PNG with any aspect ratio, or '-' for standard input; left out with --remove, and with "
        + "--logo alone.", valueName: "artwork"),
    completion: .file(extensions: ["png", "xcodeproj", "plist"]))
  var first: String?

  @Argument(
    help: ArgumentHelp(
      "An .xcodeproj, a folder with one project, or an Info.plist. (default: the current folder)",
      valueName: "app"),
    completion: .file(extensions: ["xcodeproj", "plist"]))
  var second: String?

  @OptionGroup(title: HelpPage.fit) var placing: PlacingOptions
  @OptionGroup(title: HelpPage.fit, visibility: .further) var reading: ReadingOptions
  @OptionGroup(title: HelpPage.launchScreen) var further: FurtherArtworkOptions
  @OptionGroup(title: HelpPage.launchScreen) var logo: LogoArguments
  @OptionGroup(title: HelpPage.project) var target: ScreenTargetOptions
  @OptionGroup var work: WorkOptions

  @Flag(help: "Print what would change, with a unified diff of each text file; write nothing.")
  var dryRun = false

  @Flag(help: "Write nothing; print what would change, and exit with 1 if there is anything.")
  var check = false

  @Flag(help: "Print a JSON document with the changes and warnings to standard output.")
  var json = false

  @Flag(
    help: "Also replace a storyboard or images that launchgen did not make or that were edited.")
  var replace = false

  @Flag(help: "Do not use the options of the last run again.")
  var reset = false

  @Flag(help: "Take the launch screen out again; no artwork is needed.")
  var remove = false

  private var paths: [String] { [first, second].compactMap(\.self) }

  /// The artwork's path; `nil` if the logo is the only picture, or nothing is made.
  private var artwork: String? {
    remove || (logo.logo != nil && paths.count < 2) ? nil : paths.first
  }

  private var app: String { paths.dropFirst(artwork == nil ? 0 : 1).first ?? "." }

  private var writes: Bool { !dryRun && !check }

  private var sources: BuildSources { BuildSources(artwork, further, logo) }

  mutating func validate() throws {
    if paths.contains("") { throw ValidationError("a path is empty; name an artwork and an app.") }
    if check && dryRun {
      throw ValidationError("'--check' and '--dry-run' write nothing, in two ways; use one.")
    }
    if remove && paths.count > 1 { throw ValidationError("too many paths; name the app.") }
    try checkKinds()
    if let first = paths.first, paths.count == 2, !first.lowercased().hasSuffix(".png"),
      paths[1].lowercased().hasSuffix(".png")
    {
      throw ValidationError("the artwork comes first: 'launchgen screen \(paths[1]) \(first)'.")
    }
    if remove { return }
    if artwork == nil && logo.logo == nil {
      throw ValidationError(
        "nothing to show; name the artwork: 'launchgen screen \(NearbyFile.artwork)'.")
    }
    if sources.isLogo { try BuildSources.checkLogo(placing, further) }
    try further.check(.storyboard, [.launchScreen])
  }

  /// Refuses an artwork in place of the app, and an app in place of the artwork.
  private func checkKinds() throws {
    let isPNG = paths.map { FileExtension.of($0) == "png" }
    if isPNG == [true, true] || remove && isPNG == [true] {
      throw ValidationError(
        "'\(paths[isPNG.count - 1])' is a PNG; name the app, such as App.xcodeproj.")
    }
    if !remove, logo.logo == nil, paths.count == 1, UnknownWord.isApp(paths[0]) {
      throw ValidationError(
        "the artwork is missing; 'launchgen screen art.png \(ShellText.fileName(paths[0]))'.")
    }
  }

  func run() throws {
    let console = Console(isQuiet: work.quiet, warningsAreErrors: work.strict)
    try console.reportingErrors {
      let app = try console.reportingOmissions {
        try ScreenApp(
          self.app, target: target.targetName, allowsOutside: target.allowOutside, locks: writes)
      }
      if remove { try takeOut(of: app, console) } else { try putIn(Installation(app), console) }
    }
  }

  /// Puts the launch screen in, with the options of the last run that are not typed.
  private func putIn(_ installation: Installation, _ console: Console) throws {
    let typed = TypedArguments(
      (ProcessArguments.all ?? []).dropFirst(), DeclaredCommand.of(Self.self).options)
    let kept = try KeptOptions(
      typed, installation.app, last: installation.options, isReset: reset)
    guard let note = kept.note else { return try putIn(installation, kept, console) }
    let screen: Screen
    do {
      // With a logo from the record, one path alone would be the app.
      let place = artwork != nil && paths.count == 1 ? ["."] : []
      screen = try Screen.parse(kept.again + typed.words() + place)
    } catch {
      throw CommandError(
        .usage, installation.app.name,
        "cannot use the options of the last run too (\(Screen.message(for: error)))",
        "name them again, or use --reset")
    }
    console.note("\(installation.app.name): \(note)")
    try screen.putIn(installation, kept, console)
  }

  private func putIn(
    _ installation: Installation, _ kept: KeptOptions, _ console: Console
  ) throws {
    let options = try options()
    let sources = sources
    let made = try Waiting.value {
      try await Generator.generate(sources.main, further: sources.further, options: options)
    }
    let plan = try InstallPlan(
      installation, made.files, options: kept.recorded, replaces: replace || dryRun)
    try plan.check(inputs: sources.paths, replaces: replace)
    var report = ScreenReport(installation, plan, isDryRun: dryRun)
    // Most other warnings follow from artwork of the wrong shape, which is the first.
    let ofApp = warnings(installation.app, made)
    let ofArtwork = made.warnings.map { $0.message(at: made.artworkName) }
    report.warnings = (ofApp + ofArtwork).map(\.line)
    for warning in ofApp { try console.warn(warning) }
    console.write(ofArtwork)
    if try !reportTrial(report, plan.changes) {
      if dryRun && !replace {
        _ = try InstallPlan(installation, made.files, options: kept.recorded, replaces: false)
      }
      return
    }
    try Interruption.start()
    try plan.write()
    try finish(report, console)
    check(installation, plan, console)
  }

  /// What is wrong for this app with pictures that are right by themselves.
  private func warnings(_ app: ScreenApp, _ made: LaunchImageSet) -> [Message] {
    var warnings: [Message] = []
    if artwork != nil, further.artworkPortrait == nil,
      let fault = app.shapeFault(
        width: made.plan.artwork.width, height: made.plan.artwork.height)
    {
      warnings.append(fault.message(at: made.artworkName))
    }
    if let generator = ProjectGenerator(app) { warnings.append(generator.message) }
    return warnings
      + app.translations.map { path, line in
        Message(
          warning: "translates UILaunchStoryboardName (in that language, another launch screen "
            + "flashes too)", at: Message.Place(path, line), "remove the line")
      }
  }

  /// Prints what a run would change that writes nothing.
  ///
  /// - Returns: Whether the run writes.
  private func reportTrial(_ report: ScreenReport, _ changes: [PlannedFile]) throws -> Bool {
    if writes { return true }
    if json {
      try Results.print(json: report)
    } else {
      try Results.print(lines: check ? report.trialLines : report.lines)
      if dryRun { try Results.print(difference: changes.difference) }
    }
    if check && !report.upToDate { throw ExitStatus.found.code }
    return false
  }

  private func finish(_ report: ScreenReport, _ console: Console) throws {
    if json { try Results.print(json: report) } else { console.finish(report) }
  }

  /// Reads the app again, and warns if it does not show the launch screen. Everything is written, so
  /// warnings do not become errors.
  private func check(_ installation: Installation, _ plan: InstallPlan, _ console: Console) {
    let shown = shownAgain(installation.app, console) ?? []
    for other in shown where !other.isStoryboard(at: plan.storyboard) {
      console.write(
        Message(
          warning: "still shows \(other) on some devices or in a configuration",
          at: Message.Place(installation.app.name), "look at 'launchgen explain'"))
    }
    for path in plan.newItems {
      console.note("\(path): note: add it to the app's target (no project was named)")
    }
  }

  private func takeOut(of app: ScreenApp, _ console: Console) throws {
    let plan = try RemovalPlan(app, replaces: replace)
    try plan.check(replaces: replace)
    let report = ScreenReport(app, plan)
    if try !reportTrial(report, plan.changes) { return }
    try Interruption.start()
    try plan.apply()
    try finish(report, console)
    guard let shown = shownAgain(app, console) else { return }
    let names = ([app.name] + plan.otherTargets).joined(separator: ", ")
    console.note(
      "\(names): the launch screen is removed; it shows "
        + shown.map(\.description).joined(separator: "; "))
  }

  /// What the app shows after the run. Everything is written, so an error is only a warning.
  private func shownAgain(_ app: ScreenApp, _ console: Console) -> [ShownScreen]? {
    do throws(InstallError) {
      return try ScreenApp(
        self.app, target: target.targetName, allowsOutside: target.allowOutside
      ).shown
    } catch {
      console.write(
        Message(
          warning: "cannot be read again (\(error))", at: Message.Place(app.name),
          "look at 'launchgen explain'"))
      return nil
    }
  }

  private func options() throws -> BuildOptions {
    var options = BuildOptions()
    options.launchScreen = .storyboard
    options.parts = [.launchScreen]
    reading.apply(to: &options.pictures)
    placing.apply(to: &options.pictures)
    // Most crops of a launch screen are seen for the first time on a device.
    options.safeArea = placing.safeArea == .off ? .warnUnlessChosen : placing.safeArea
    further.apply(to: &options)
    logo.apply(to: &options.pictures)
    options.artworkIsLogo = sources.isLogo
    work.apply(to: &options.pictures)
    options.jobs = try Waiting.jobs(upTo: options.jobs)
    return options
  }
}
