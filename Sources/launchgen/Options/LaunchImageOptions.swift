import ArgumentParser
import LaunchImages
import ManyApps

struct NamingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The screens to make images for. (default: 320x480,320x568,375x667,414x736)",
      discussion: """
        Sizes in points, as 'launchgen displays' lists them, names of devices such as 'iPhone 8', \
        phones, ipads or all, with commas. iPads get landscape images that are not rotated, and \
        entries under UILaunchImages~ipad.
        """,
      valueName: "list"),
    completion: .list(ScreenList.words), transform: OptionText.value)
  var screens: ScreenList?

  @Option(
    help: ArgumentHelp(
      "The scales for each of the four default screens, or 'native' for only the five files that "
        + "devices load. Other screens always get only the files that devices load. (values: 2, 3, "
        + "native; default: 2,3)",
      valueName: "list", visibility: .further),
    transform: OptionText.value)
  var scales: ScaleSelection?

  @Option(
    help: ArgumentHelp(
      "From this iOS on, such as 9.0, give iPhones a second set of images that are not rotated.",
      discussion: """
        iOS 7 and 8 need rotated images (TN2244). Some apps ship upright images for iOS 9 and \
        later, others rotated images for all versions: test on a device.
        """,
      valueName: "version", visibility: .further),
    transform: OptionText.value)
  var uprightFrom: OSVersion?

  @Option(
    help: ArgumentHelp(
      "The beginning of the images' names. (default: \(LaunchImageName.defaultPrefix))",
      valueName: "name-prefix", visibility: .further))
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
        landscape-right rotates the artwork clockwise, landscape-left counterclockwise. The default \
        is the first landscape value in UISupportedInterfaceOrientations, into which an app \
        launches, or landscape-right without an Info.plist. Apple's names, such as \
        UIInterfaceOrientationLandscapeRight, work here too.
        """, valueName: "side"))
  var orientation: LandscapeOrientation?
}

struct InfoPlistOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Take the orientation from this app: an Info.plist or an Xcode project.",
      valueName: "path", visibility: .further),
    completion: .file(extensions: ["plist", "xcodeproj"]))
  var infoPlist: String?

  mutating func validate() throws {
    if infoPlist == "" { throw ValidationError("'--info-plist' is empty; name an Info.plist.") }
  }
}

/// The options of `build`, and of `preview`, that determine which images are made and how.
struct LaunchImageOptions: ParsableArguments {
  @OptionGroup(title: HelpPage.images) var naming: NamingOptions
  @OptionGroup(title: HelpPage.images) var orientation: OrientationOption
  @OptionGroup(title: HelpPage.images) var infoPlist: InfoPlistOption

  @Option(
    help: ArgumentHelp(
      "Use none if the artwork is portrait because it is already rotated. (default: auto)",
      visibility: .further))
  var rotation: LaunchImageChoices.RotationChoice?

  var choices: LaunchImageChoices {
    var choices = naming.choices
    choices.orientation = orientation.orientation
    choices.rotation = rotation
    return choices
  }
}
