import ArgumentParser
import ManyApps
import WebApps

struct PWA: RequestCommand {
  static let configuration = CommandConfiguration(
    commandName: "pwa",
    abstract: "Write the startup images of a web app for iPhones and iPads, and their tags.",
    discussion: """
      Makes upright images (apple-touch-startup-image) for the \(StartupScreen.all.count) screens \
      of iPhones and iPads with web apps, in portrait and landscape. apple-splash.html has the \
      tags for the head of a page; exactly one tag matches on each screen. \
      apple-splash.webmanifest has the members of a web app manifest that concern startup. All \
      files go into the folder WebApp. Files that would not change are left alone. If an error \
      occurs, nothing is written.
      """)

  @Argument(
    help: "A PNG with any aspect ratio, or '-' for standard input; may be left out with --logo.",
    completion: .file(extensions: ["png"]))
  var artwork: String?

  @OptionGroup(title: HelpPage.output) var output: OutputFolderOption
  @OptionGroup(title: HelpPage.output) var running: RunOptions
  @OptionGroup(title: HelpPage.fit) var placing: PlacingOptions
  @OptionGroup(title: "Web app") var web: WebOptions
  @OptionGroup(title: HelpPage.buildSystems, visibility: .further) var machine: MachineOptions

  var request: WebRequest {
    var request = WebRequest()
    request.placing = placing.choices(of: artwork)
    request.web = web.choices
    request.folder = running.folder(output)
    return request
  }

  var command: RequestRun {
    RequestRun(
      things: .one(request), run: running.choices(machine), isWatching: running.watch)
  }
}
