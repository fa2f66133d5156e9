import ArgumentParser
import LaunchImages
import ManyApps
import Texts
import WebApps

struct WebOptions: ParsableArguments {
  @OptionGroup(title: "Artwork") var further: FurtherArtworkOptions

  @Option(file: ["png"], .further("Artwork for dark mode on devices that are held in portrait."))
  var darkPortrait: String?

  @Option(
    file: ["png"],
    .further(
      "The logo for dark mode. Without --dark, the dark images use the main artwork.")
  )
  var darkLogo: String?

  @Option(
    help: ArgumentHelp(
      "The URL of the images' folder on your server, such as /icons.",
      valueName: "url"))
  var urlPrefix: String?

  @Option(
    help: .further(
      "Another screen, such as 466x678@3; may be repeated. The numbers are screen.width and "
        + "screen.height in portrait, and devicePixelRatio.",
      valueName: "screen"), transform: OptionText.value)
  var addScreen: [StartupScreen] = []

  @Option(help: .further("The manifest's display mode. (default: standalone)"))
  var display: WebManifestOptions.Display?

  @Option(
    .further("The manifest's theme color. (default: that of --background)", valueName: "color"))
  var themeColor: RGBColor?

  @Option(
    .further(
      "The beginning of the files' names. (default: apple-splash)", valueName: "name-prefix"))
  var namePrefix: StartupNamePrefix?

  var choices: WebChoices {
    var choices = WebChoices()
    choices.artworkPortrait = further.artworkPortrait
    choices.dark = further.dark
    choices.darkBackground = further.darkBackground
    choices.darkPortrait = darkPortrait
    choices.darkLogo = darkLogo
    choices.urlPrefix = urlPrefix
    choices.namePrefix = namePrefix
    choices.addScreen = addScreen
    choices.display = display
    choices.themeColor = themeColor
    return choices
  }
}
