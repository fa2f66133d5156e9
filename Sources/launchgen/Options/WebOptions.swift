import ArgumentParser
import LaunchImages
import ManyApps
import Texts
import WebApps

struct WebOptions: ParsableArguments {
  @OptionGroup(title: "Artwork") var further: FurtherArtworkOptions

  @Option(
    help: ArgumentHelp(
      "A portrait PNG for the dark portrait images.", valueName: "file", visibility: .further),
    completion: .file(extensions: ["png"]))
  var darkPortrait: String?

  @Option(
    help: ArgumentHelp(
      "A PNG in place of --logo in dark images, which use the main artwork unless --dark is given.",
      valueName: "file", visibility: .further),
    completion: .file(extensions: ["png"]))
  var darkLogo: String?

  @Option(
    help: ArgumentHelp(
      "The beginning of the images' URLs in the tags: the folder that they are served from.",
      valueName: "url"))
  var urlPrefix: String?

  @Option(
    help: ArgumentHelp(
      "Another screen, such as 466x678@3: what a page on it reads as screen.width, screen.height "
        + "(in portrait) and devicePixelRatio. (may be repeated)",
      valueName: "screen", visibility: .further),
    transform: OptionText.value)
  var addScreen: [StartupScreen] = []

  @Option(
    help: ArgumentHelp(
      "The manifest's display mode. (default: standalone)", visibility: .further))
  var display: WebManifestOptions.Display?

  @Option(
    help: ArgumentHelp(
      "The manifest's orientation. iOS ignores it, so there are images for both. (default: any)",
      visibility: .further))
  var orientation: WebManifestOptions.Orientation?

  @Option(
    help: ArgumentHelp(
      "The manifest's theme color. (default: that of --background)", valueName: "color",
      visibility: .further),
    transform: OptionText.value)
  var themeColor: RGBColor?

  @Option(
    help: ArgumentHelp(
      "The beginning of the files' names. (default: apple-splash)", valueName: "name-prefix",
      visibility: .further),
    transform: OptionText.value)
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
