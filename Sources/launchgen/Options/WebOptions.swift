import ArgumentParser
import LaunchImages
import ManyApps
import Texts
import WebApps

struct WebOptions: ParsableArguments {
  @OptionGroup(title: "Artwork") var further: FurtherArtworkOptions

  @Option(file: ["png"], .further("A portrait PNG for the dark portrait images."))
  var darkPortrait: String?

  @Option(
    file: ["png"],
    .further(
      "A PNG in place of --logo in dark images. Without --dark, they use the main artwork.")
  )
  var darkLogo: String?

  @Option(
    help: ArgumentHelp(
      "The beginning of the images' URLs in the tags: the folder that they are served from.",
      valueName: "url"))
  var urlPrefix: String?

  @Option(
    help: .further(
      "Another screen, such as 466x678@3. The numbers are what a page on it reads as screen.width, "
        + "screen.height (in portrait) and devicePixelRatio. (may be repeated)",
      valueName: "screen"), transform: OptionText.value)
  var addScreen: [StartupScreen] = []

  @Option(help: .further("The manifest's display mode. (default: standalone)"))
  var display: WebManifestOptions.Display?

  @Option(
    help: .further(
      "The manifest's orientation. iOS ignores it, so there are images for portrait and landscape. "
        + "(default: any)"))
  var orientation: WebManifestOptions.Orientation?

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
    choices.orientation = orientation
    choices.themeColor = themeColor
    return choices
  }
}
