import ArgumentParser
import LaunchImages
import ManyApps
import Texts

struct NamingOptions: ParsableArguments {
  @Option(
    ArgumentHelp(
      "The screens to make images for. (default: 320x480,320x568,375x667,414x736)",
      discussion: """
        Values, separated by commas: a size in points (see 'launchgen displays'), a device \
        ('iPhone 8'), or one of phones, ipads, all. Images for iPads are not rotated. Their \
        entries go into UILaunchImages~ipad.
        """, valueName: "list"), completion: .list(ScreenList.words))
  var screens: ScreenList?

  @Option(
    .further(
      "The scale factors of the images for the four default screens. (values: 2, 3, native; "
        + "default: 2,3)",
      discussion: """
        'native' makes only the files that devices really load: five for the four default screens. \
        For other screens, launchgen makes only files that devices load.
        """, valueName: "list"))
  var scales: ScaleSelection?

  @Option(
    .further(
      "Add unrotated images for iPhones with this iOS version or later, such as 9.0.",
      discussion: """
        iOS 7 and 8 need rotated images (TN2244). For iOS 9 and later, some apps use \
        unrotated images, and others use rotated ones. Test on a device.
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
      "The side of the home button at launch.",
      discussion: """
        landscape-right rotates the artwork clockwise, landscape-left counterclockwise. The \
        default is the first landscape value in UISupportedInterfaceOrientations. Without an \
        Info.plist, the default is landscape-right.
        """, valueName: "side"))
  var orientation: LandscapeOrientation?
}

struct InfoPlistOption: ParsableArguments {
  @Option(
    file: ["plist", "xcodeproj"],
    .further(
      "The Info.plist or Xcode project that decides the orientation.",
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
      "Whether to rotate the artwork. Use 'none' if it is already rotated. (default: auto)"))
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
        It may have any size and aspect ratio. In dark mode, a launch screen shows it on all \
        devices, even if there is --artwork-ipad or --artwork-portrait. Dark mode needs iOS 13.
        """))
  var dark: String?

  @Option(
    .further(
      "The background color in dark mode. (default: that of --background)",
      discussion: """
        In a launch screen, it cannot be a gradient. A storyboard with this color needs a \
        deployment target of iOS 11 or later, because the color is a named color.
        """, valueName: "color"))
  var darkBackground: Background?

  @Option(
    file: ["png"],
    .further(
      "Artwork for devices that are held in portrait.",
      discussion: """
        In a launch screen, iPhones show it if the app also launches in portrait. iPads show it \
        only in narrow windows (compact width, regular height).
        """))
  var artworkPortrait: String?
}

struct LaunchScreenOptions: ParsableArguments {
  @OptionGroup(title: HelpPage.launchScreen) var further: FurtherArtworkOptions

  @Option(
    file: ["png"],
    .further(
      "Artwork for iPads, landscape or portrait.",
      discussion: """
        iPads show it in both orientations: an asset catalog cannot have an image for each.
        """))
  var artworkIpad: String?

  @Option(
    help: ArgumentHelp(
      "The kind of launch screen. (default: storyboard)",
      discussion: """
        storyboard is for iOS 8 and later. Its logo has the same size in points on all screens. \
        ui-launch-screen is the dictionary UILaunchScreen in Info.plist, for iOS 14 and later. \
        'screen' makes it only with --output. iOS scales its image and ignores --fit. A logo is \
        part of this image, in the center.
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
