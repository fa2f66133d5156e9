import ArgumentParser
import ManyApps

struct Build: RequestCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write launch images and their entries, for iOS 7.",
    discussion: """
      Writes eight images and UILaunchImages.plist into LaunchImages, or nothing if anything fails. \
      An app for iOS 8 and later needs a launch screen instead: see 'launchgen screen'.

      Examples:
        launchgen build art.png --merge App/Info.plist
        launchgen build art.png --focus 30%,50% --preview
      """)

  @Argument(
    help: ArgumentHelp(
      "A landscape PNG, or '-' for standard input.",
      discussion: "It may be left out with --logo."),
    completion: .file(extensions: ["png"]))
  var artwork: String?

  @OptionGroup(title: HelpPage.output) var output: OutputFolderOption
  @OptionGroup(title: HelpPage.output) var running: RunOptions

  @Option(
    file: ["plist", "xcodeproj"],
    ArgumentHelp(
      "Write the entries into this Info.plist or project.",
      discussion: """
        'launchgen merge' does the same. The orientation comes from the Info.plist unless \
        --orientation is given. For an Xcode project, the entries go into the target's \
        INFOPLIST_FILE, and the files are added to the target.
        """, valueName: "path"))
  var merge: String?

  @OptionGroup(title: HelpPage.fit) var placing: PlacingOptions
  @OptionGroup(title: HelpPage.images) var images: LaunchImageOptions
  @OptionGroup(title: HelpPage.project) var target: TargetOptions
  @OptionGroup(title: HelpPage.buildSystems, visibility: .further) var machine: MachineOptions

  var request: BuildRequest {
    var request = BuildRequest()
    request.placing = placing.choices(of: artwork)
    request.images = images.choices
    request.app.merge = merge
    request.app.infoPlist = images.infoPlist.infoPlist
    request.app.targetName = target.targetName
    request.app.allowOutside = target.allowOutside
    request.folder = running.folder(output)
    return request
  }

  var command: RequestRun {
    RequestRun(
      things: .one(request), run: running.choices(machine), isWatching: running.watch)
  }
}
