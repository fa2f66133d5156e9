import ArgumentParser
import ManyApps
import WebApps

struct PWA: RequestCommand {
  static let configuration = CommandConfiguration(
    commandName: "pwa",
    abstract: "Write a web app's startup images for iPhones and iPads, and their HTML tags.",
    discussion: """
      Writes images (apple-touch-startup-image) into the folder WebApp, for the \
      \(StartupScreen.all.count) screen sizes of iPhones and iPads that can run web apps. Each \
      size has a portrait and a landscape image. apple-splash.html has the tags for the head of a \
      page. Exactly one tag matches each screen. apple-splash.webmanifest has the startup members \
      of a web app manifest. If an error occurs, nothing is written.
      """)

  @Argument(
    help: "A PNG with any aspect ratio, or '-' for standard input. Not needed with --logo.",
    completion: .file(extensions: ["png"]))
  var artwork: String?

  @OptionGroup(title: HelpPage.output) var output: OutputFolderOption
  @OptionGroup(title: HelpPage.output) var running: RunOptions
  @OptionGroup(title: HelpPage.fit) var placing: PlacingOptions
  @OptionGroup(title: "Web app") var web: WebOptions
  @OptionGroup(title: HelpPage.buildSystems, visibility: .further) var machine: MachineOptions

  var request: any Request {
    var request = WebRequest()
    request.placing = placing.choices(of: artwork)
    request.web = web.choices
    request.folder = running.folder(output)
    return request
  }
}
