import ArgumentParser
import LaunchImages

/// Which images there are, and what they are called.
struct NamingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The screens that get images and entries, in points, with commas. (values: 320x480, "
        + "320x568, 375x667, 414x736; default: all)",
      valueName: "list"),
    transform: Self.screens)
  var screens: [LaunchScreenSize] = [.height480, .height568, .height667, .height736]

  @Option(
    help: ArgumentHelp(
      "The scales for each screen, or 'native' for only the five files that some device loads. "
        + "(values: 2, 3, native; default: 2,3)",
      valueName: "list"),
    transform: Self.scales)
  var scales: ScaleSelection = .list([.two, .three])

  @Option(help: "The beginning of the images' names.")
  var namePrefix = LaunchImageName.defaultPrefix

  mutating func validate() throws {
    do throws(LaunchImageName.Fault) {
      try LaunchImageName.check(prefix: namePrefix)
    } catch {
      throw ValidationError(
        "'--name-prefix \(namePrefix)' cannot begin the names of launch images: \(error)"
          + "\(error == .slash ? "; use --output for the folder." : ".")")
    }
  }

  func apply(to options: inout BuildOptions) {
    options.screens = Set(screens)
    options.scales = scales
    options.namePrefix = namePrefix
  }

  /// In the order of TN2244's Listing 1.
  var entries: [LaunchImageEntry] {
    LaunchImageEntry.entries(screens: Set(screens), scales: scales, namePrefix: namePrefix)
  }

  @Sendable private static func screens(_ text: String) throws -> [LaunchScreenSize] {
    try text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      let known = LaunchScreenSize.allCases.first {
        [$0.points.description, "\($0.rawValue)", "\($0.rawValue)h"].contains(part.lowercased())
      }
      guard let known else {
        throw ValidationError("'\(part)' is not one of 320x480, 320x568, 375x667, 414x736.")
      }
      return known
    }
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
