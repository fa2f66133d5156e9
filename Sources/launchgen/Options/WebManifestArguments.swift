import ArgumentParser
import LaunchImages
import WebApps

struct WebManifestArguments: ParsableArguments {
  @Option(help: "The manifest's display mode.")
  var display: WebManifestOptions.Display = .standalone

  @Option(
    help: """
      The manifest's orientation. iOS ignores it, so there are images for both orientations.
      """)
  var orientation: WebManifestOptions.Orientation = .any

  @Option(
    help: ArgumentHelp(
      "The manifest's theme color. (default: that of --background)", valueName: "color"),
    transform: PlacingOptions.color)
  var themeColor: RGBColor?

  func apply(to options: inout WebManifestOptions) {
    options.display = display
    options.orientation = orientation
    options.themeColor = themeColor
  }
}

extension WebManifestOptions.Display: ExpressibleByArgument {}
extension WebManifestOptions.Orientation: ExpressibleByArgument {}
