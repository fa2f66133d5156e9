import ArgumentParser
import LaunchImages
import ManyApps
import Texts

struct FurtherArtworkOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Artwork for dark mode.",
      discussion: """
        Its size and aspect ratio may differ. In a launch screen, iOS 13 and later show it on all \
        devices, even in place of --artwork-ipad and --artwork-portrait.
        """,
      valueName: "file"),
    completion: .file(extensions: ["png"]))
  var dark: String?

  @Option(
    help: ArgumentHelp(
      "The background color in dark mode. (default: that of --background)",
      discussion: """
        In a launch screen, it is not a gradient, and a named color, which needs iOS 11: Xcode \
        refuses it in a storyboard if the deployment target is older.
        """,
      valueName: "color", visibility: .further),
    transform: OptionText.value)
  var darkBackground: Background?

  @Option(
    help: ArgumentHelp(
      "Portrait artwork for devices that are held upright.",
      discussion: """
        In a launch screen, for iPhones whose app launches in portrait too; iPads show it only in \
        narrow windows, which have compact width and regular height.
        """,
      valueName: "file", visibility: .further),
    completion: .file(extensions: ["png"]))
  var artworkPortrait: String?
}

struct LaunchScreenOptions: ParsableArguments {
  @OptionGroup(title: HelpPage.launchScreen) var further: FurtherArtworkOptions

  @Option(
    help: ArgumentHelp(
      "Artwork for iPads; landscape or portrait.",
      discussion: """
        iPads show it in both orientations, because asset catalogs cannot distinguish them.
        """,
      valueName: "file", visibility: .further),
    completion: .file(extensions: ["png"]))
  var artworkIpad: String?

  @Option(
    help: ArgumentHelp(
      "With --output: what to make. (default: storyboard)",
      discussion: """
        storyboard is for iOS 8 and later. ui-launch-screen is a dictionary in Info.plist, for iOS 14 and later; iOS scales its image, \
        regardless of --fit, and a logo is centered, and part of the image. In the storyboard, a \
        logo is a separate view with the same size in points on all screens.
        """, valueName: "kind"))
  var kind: LaunchScreenKind?

  @Flag(
    help: ArgumentHelp(
      "With --kind ui-launch-screen: put the image next to the asset catalog, as separate files.",
      visibility: .further))
  var imageOutsideCatalog = false

  mutating func validate() throws {
    if case .gradient? = further.darkBackground {
      throw ValidationError("'--dark-background' of a launch screen is one color, not a gradient.")
    }
  }

  var choices: LaunchScreenChoices {
    var choices = LaunchScreenChoices()
    choices.kind = kind
    choices.dark = further.dark
    if case .color(let color)? = further.darkBackground { choices.darkBackground = color }
    choices.artworkIpad = artworkIpad
    choices.artworkPortrait = further.artworkPortrait
    choices.imageOutsideCatalog = imageOutsideCatalog
    return choices
  }

  /// What a project gets: always a storyboard.
  var installed: LaunchScreenChoices {
    var choices = choices
    choices.kind = nil
    choices.imageOutsideCatalog = false
    return choices
  }
}
