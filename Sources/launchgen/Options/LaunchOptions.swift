import ArgumentParser
import LaunchImages
import ManyApps
import Texts

struct NamingOptions: ParsableArguments {
  @Option(
    ArgumentHelp(
      "The screens to make images for. (default: 320x480,320x568,375x667,414x736)",
      discussion: """
        Separate values with commas. A value is a size in points, as 'launchgen displays' lists \
        it, the name of a device, such as 'iPhone 8', or phones, ipads or all. iPads get landscape \
        images that are not rotated, and entries under UILaunchImages~ipad.
        """, valueName: "list"), completion: .list(ScreenList.words))
  var screens: ScreenList?

  @Option(
    .further(
      "The scales for each of the four default screens, or 'native' for only the five files that "
        + "devices load. Other screens always get only the files that devices load. (values: 2, 3, "
        + "native; default: 2,3)",
      valueName: "list"))
  var scales: ScaleSelection?

  @Option(
    .further(
      "From this iOS on, such as 9.0, give iPhones a second set of images that are not rotated.",
      discussion: """
        iOS 7 and 8 need rotated images (TN2244). Some apps ship upright images for iOS 9 and \
        later, others rotated images for all versions: test on a device.
        """, valueName: "version"))
  var uprightFrom: OSVersion?

  @Option(
    help: .further(
      "The beginning of the images' names. (default: \(LaunchImageName.defaultPrefix))",
      valueName: "name-prefix"))
  var namePrefix: String?

  mutating func validate() throws {
    try OptionText.checking { () throws(ValueFault) in try choices.validate(hasArtwork: true) }
  }

  var choices: LaunchImageChoices {
    var choices = LaunchImageChoices()
    choices.screens = screens
    choices.scales = scales
    choices.uprightFrom = uprightFrom
    choices.namePrefix = namePrefix
    return choices
  }
}

struct OrientationOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Which side the home button is on.",
      discussion: """
        landscape-right rotates the artwork clockwise, landscape-left counterclockwise. The \
        default is the orientation into which the app launches: the first landscape value in \
        UISupportedInterfaceOrientations. Without an Info.plist, it is landscape-right.
        """, valueName: "side"))
  var orientation: LandscapeOrientation?
}

struct InfoPlistOption: ParsableArguments {
  @Option(
    file: ["plist", "xcodeproj"],
    .further(
      "Take the orientation from this app: an Info.plist or an Xcode project.",
      valueName: "path"))
  var infoPlist: String?

  mutating func validate() throws {
    try OptionText.refuseEmpty(infoPlist, "--info-plist", "name an Info.plist")
  }
}

struct LaunchImageOptions: ParsableArguments {
  @OptionGroup(title: HelpPage.images) var naming: NamingOptions
  @OptionGroup(title: HelpPage.images) var orientation: OrientationOption
  @OptionGroup(title: HelpPage.images) var infoPlist: InfoPlistOption

  @Option(
    help: .further(
      "Use 'none' for artwork that is portrait because it is already rotated. (default: auto)"))
  var rotation: LaunchImageChoices.RotationChoice?

  var choices: LaunchImageChoices {
    var choices = naming.choices
    choices.orientation = orientation.orientation
    choices.rotation = rotation
    return choices
  }
}

struct FurtherArtworkOptions: ParsableArguments {
  @Option(
    file: ["png"],
    ArgumentHelp(
      "Artwork for dark mode.",
      discussion: """
        Its size and aspect ratio may differ from those of the main artwork. In a launch screen, \
        iOS 13 and later show it on all devices, even in place of --artwork-ipad and \
        --artwork-portrait.
        """))
  var dark: String?

  @Option(
    .further(
      "The background color in dark mode. (default: that of --background)",
      discussion: """
        In a launch screen, it cannot be a gradient. launchgen stores it as a named color, which \
        needs iOS 11: Xcode refuses it in a storyboard if the deployment target is older.
        """, valueName: "color"))
  var darkBackground: Background?

  @Option(
    file: ["png"],
    .further(
      "Portrait artwork for devices that are held upright.",
      discussion: """
        In a launch screen, iPhones show it if the app also launches in portrait. iPads show it \
        only in narrow windows, which have compact width and regular height.
        """))
  var artworkPortrait: String?
}

struct LaunchScreenOptions: ParsableArguments {
  @OptionGroup(title: HelpPage.launchScreen) var further: FurtherArtworkOptions

  @Option(
    file: ["png"],
    .further(
      "Artwork for iPads; landscape or portrait.",
      discussion: """
        iPads show it in both orientations, because asset catalogs cannot distinguish them.
        """))
  var artworkIpad: String?

  @Option(
    help: ArgumentHelp(
      "With --output: what to make. (default: storyboard)",
      discussion: """
        storyboard is for iOS 8 and later. In the storyboard, a logo is a separate view with the \
        same size in points on all screens. ui-launch-screen is a dictionary in Info.plist, for \
        iOS 14 and later. iOS scales its image, regardless of --fit. A logo is part of this image, \
        in the center.
        """, valueName: "kind"))
  var kind: LaunchScreenKind?

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
    return choices
  }

  /// The choices for a launch screen in a project. Such a launch screen is always a storyboard.
  var installed: LaunchScreenChoices {
    var choices = choices
    choices.kind = nil
    return choices
  }
}
