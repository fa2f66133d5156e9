import ArgumentParser
import LaunchImages

/// Options for which launch images are made, and for their names.
struct NamingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The screens to make images for. (default: 320x480,320x568,375x667,414x736)",
      discussion: """
        Sizes in points, as 'launchgen displays' lists them, names of devices such as 'iPhone 8', \
        phones, ipads or all, with commas. iPads get landscape images that are not rotated, and entries under \
        UILaunchImages~ipad.
        """,
      valueName: "list"),
    completion: .list(ScreenList.words), transform: ScreenList.screens)
  var screens: [LaunchScreenSize] = LaunchScreenSize.technote

  @Option(
    help: ArgumentHelp(
      "The scales for each of the four default screens, or 'native' for only the five files that "
        + "devices load. Other screens always get only the files that devices load. (values: 2, 3, "
        + "native; default: 2,3)",
      valueName: "list", visibility: .further),
    transform: Self.scales)
  var scales: ScaleSelection = .list([.two, .three])

  @Option(
    help: ArgumentHelp(
      "From this iOS on, such as 9.0, give iPhones a second set of images that are not rotated.",
      discussion: """
        iOS 7 and 8 need rotated images (TN2244). Some apps ship upright images for iOS 9 and \
        later, others rotated images for all versions: test on a device.
        """,
      valueName: "version", visibility: .further),
    transform: SituationOptions.system)
  var uprightFrom: OSVersion?

  @Option(help: ArgumentHelp("The beginning of the images' names.", visibility: .further))
  var namePrefix = LaunchImageName.defaultPrefix

  mutating func validate() throws {
    do throws(LaunchImageName.Fault) {
      try LaunchImageName.check(prefix: namePrefix)
    } catch {
      throw ValidationError(
        "'--name-prefix \(namePrefix)' cannot begin the names of launch images: \(error)"
          + "\(error == .slash ? "; use --output for the folder." : ".")")
    }
    guard let uprightFrom else { return }
    if uprightFrom < ScreenImage.firstUpright {
      throw ValidationError(
        "'--upright-from \(uprightFrom)': iPhones before iOS \(ScreenImage.firstUpright) need "
          + "rotated images (TN2244); name \(ScreenImage.firstUpright) or a later version.")
    }
    if screens.allSatisfy({ $0.idiom == .pad }) {
      throw ValidationError(
        "'--upright-from' is for iPhones, and '--screens' names only iPads, whose images are never "
          + "rotated; leave it out.")
    }
  }

  func apply(to options: inout BuildOptions) {
    options.screens = Set(screens)
    options.scales = scales
    options.uprightFrom = uprightFrom
    options.namePrefix = namePrefix
  }

  /// The entries for UILaunchImages on the devices of a family.
  func entries(for idiom: DeviceIdiom) -> [LaunchImageEntry] {
    var options = BuildOptions()
    apply(to: &options)
    return options.entries(for: idiom)
  }

  @Sendable private static func scales(_ text: String) throws -> ScaleSelection {
    if text == "native" { return .native }
    let scales = try text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      switch part {
      case "2", "2x", "@2x": ScaleFactor.two
      case "3", "3x", "@3x": ScaleFactor.three
      default: throw ValidationError("'\(part)' is not 2, 3 or 'native'.")
      }
    }
    return .list(scales)
  }
}
