import ArgumentParser
import ManyApps

struct Build: RequestCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write launch images for iOS 7, and their entries for Info.plist.",
    discussion: """
      Writes eight images and UILaunchImages.plist into the folder LaunchImages. If anything \
      fails, nothing is written. For iOS 8 and later, use 'launchgen screen' instead.

      Examples:
        launchgen build art.png --merge App/Info.plist
        launchgen build art.png --focus 30%,50% --preview
      """)

  @Argument(
    help: ArgumentHelp(
      "A landscape PNG, or '-' for standard input.",
      discussion: "Not needed with --logo."),
    completion: .file(extensions: ["png"]))
  var artwork: String?

  @OptionGroup(title: HelpPage.output) var output: OutputFolderOption
  @OptionGroup(title: HelpPage.output) var running: RunOptions

  @Option(
    file: ["plist", "xcodeproj"],
    ArgumentHelp(
      "Also write the entries into this Info.plist or project.",
      discussion: """
        Without --orientation, the Info.plist decides the orientation. In a project, the entries \
        go into the target's INFOPLIST_FILE, and the images are added to the target.
        """, valueName: "path"))
  var merge: String?

  @OptionGroup(title: HelpPage.fit) var placing: PlacingOptions
  @OptionGroup(title: HelpPage.images) var images: LaunchImageOptions
  @OptionGroup(title: HelpPage.project) var target: TargetOptions
  @OptionGroup(title: HelpPage.buildSystems, visibility: .further) var machine: MachineOptions

  var request: any Request {
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
}
