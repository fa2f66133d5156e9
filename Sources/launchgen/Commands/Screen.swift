import ArgumentParser
import LaunchInstall
import ManyApps
import Platform
import Texts

struct Screen: RequestCommand {
  static let configuration = CommandConfiguration(
    abstract: "Add a launch screen, made from your artwork, to an Xcode project.",
    discussion: """
      Writes a launch storyboard ('splash screen') and its images, adds them to the target, and \
      sets the keys in Info.plist or the build settings. Nothing is left to do in Xcode. The next \
      run uses the same options again. launchgen replaces a launch screen that is blank or comes \
      from a project template. To replace any other, add --replace. If a program such as XcodeGen \
      generates the project, use --output to write the files into a folder.

      Examples:
        launchgen screen art.png MyGame.xcodeproj --dry-run
        launchgen screen art.png MyGame.xcodeproj
        launchgen screen --remove MyGame.xcodeproj
      """,
    aliases: ["splash", "storyboard"])

  @Argument(
    help: ArgumentHelp(
      "A PNG with any aspect ratio, or '-' for standard input.",
      discussion: "Not needed with --remove or --logo.",
      valueName: "artwork"),
    completion: .file(extensions: ["png", "xcodeproj", "plist"]))
  var first: String?

  @Argument(
    help: ArgumentHelp(
      "A project, its folder, or an Info.plist. (default: .)", valueName: "app"),
    completion: .file(extensions: ["xcodeproj", "plist"]))
  var second: String?

  @OptionGroup(title: HelpPage.output) var output: OutputFolderOption
  @OptionGroup(title: HelpPage.output) var running: RunOptions

  @Flag(help: "Remove the launch screen, and restore the earlier one.")
  var remove = false

  @Flag(help: .further("Forget the options of the last run."))
  var reset = false

  @Flag(
    help: .further(
      "Give the storyboard and its images new names, for devices that keep the old launch screen. "
        + "The names follow from the content: the same content keeps its names."))
  var fresh = false

  @OptionGroup(title: HelpPage.fit) var placing: PlacingOptions
  @OptionGroup(title: HelpPage.launchScreen) var screen: LaunchScreenOptions
  @OptionGroup(title: HelpPage.project) var target: TargetOptions
  @OptionGroup(title: HelpPage.buildSystems, visibility: .further) var machine: MachineOptions

  private var paths: [String] { [first, second].compactMap(\.self) }

  /// Whether the files go into a folder, not into a project.
  private var hasFolder: Bool { output.output != nil }

  /// The artwork's path; `nil` with `--remove`, or if the logo is the only picture.
  private var artwork: String? {
    let isApp = placing.logo != nil && paths.count == (hasFolder ? 0 : 1)
    return remove || (isApp && !isPicture) ? nil : paths.first
  }

  private var isPicture: Bool { paths.first.map { FileExtension.of($0) == "png" } ?? false }

  private var app: String { paths.dropFirst(artwork == nil ? 0 : 1).first ?? "." }

  mutating func validate() throws {
    if paths.contains("") { throw ValidationError("a path is empty; name an artwork and an app.") }
    if remove {
      if paths.count > 1 { throw ValidationError("too many paths; name the app.") }
      if hasFolder { throw ValidationError("'--remove' is for apps; remove the folder yourself.") }
      if fresh { throw ValidationError("'--fresh' is for a new launch screen; leave it out.") }
      if running.watch { throw RequestRun.watchConflict("--remove", "remove it in a separate run") }
      if isPicture {
        throw ValidationError("'\(paths[0])' is a PNG; name the app, such as App.xcodeproj.")
      }
      return
    }
    try checkPaths()
    if let option = optionWithoutEffect {
      throw ValidationError(
        hasFolder
          ? "'\(option)' is for a project, and '--output' writes into a folder; leave out one of "
            + "them."
          : "'\(option)' is for '--output'; leave it out.")
    }
    try command.validate()
  }

  private var optionWithoutEffect: String? {
    let unused =
      hasFolder
      ? [
        ("--reset", reset), ("--fresh", fresh), ("--target-name", target.targetName != nil),
        ("--allow-outside", target.allowOutside),
      ]
      : [("--no-record", machine.noRecord)]
    return unused.first(where: \.1)?.0
  }

  /// Throws an error if an artwork is in the app's place, or an app in the artwork's place.
  private func checkPaths() throws {
    let isPNG = paths.map { FileExtension.of($0) == "png" }
    if hasFolder, isPNG == [true, true] {
      throw ValidationError(
        "a launch screen takes one artwork, and '\(paths[1])' is another; for dark mode, use "
          + "'--dark'.")
    }
    if hasFolder, paths.count > 1 {
      throw ValidationError(
        "'--output' writes into a folder, and '\(paths[1])' is an app; leave out one of them.")
    }
    if isPNG == [true, true] {
      throw ValidationError("'\(paths[1])' is a PNG; name the app, such as App.xcodeproj.")
    }
    if isPNG == [false, true] {
      throw ValidationError(
        "the artwork comes first: 'launchgen screen \(paths[1]) \(paths[0])'.")
    }
    if placing.logo == nil, paths.count == 1, UnknownWord.isApp(paths[0]) {
      throw ValidationError(
        "the artwork is missing; 'launchgen screen art.png \(ShellText.fileName(paths[0]))'.")
    }
    if artwork == nil && placing.logo == nil {
      throw ValidationError(
        "nothing to show; name the artwork: 'launchgen screen \(NearbyFile.artwork)'.")
    }
  }

  private var installation: InstallRequest {
    var request = InstallRequest()
    request.choices.placing = placing.choices(of: artwork)
    request.choices.screen = screen.choices
    request.choices.isReset = reset
    request.choices.isFresh = fresh
    request.app = app
    request.targetName = target.targetName
    request.allowOutside = target.allowOutside
    request.folder = running.folder(output)
    return request
  }

  private var folder: BuildRequest {
    var request = BuildRequest()
    request.placing = placing.choices(of: artwork)
    request.screen = screen.choices
    request.folder = running.folder(output)
    return request
  }

  func run() throws {
    guard remove else { return try command.start() }
    try command.printing { try installation.removal($0) }
  }

  var request: any Request { hasFolder ? folder : installation }
}
