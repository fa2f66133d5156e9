import ArgumentParser
import LaunchImages

/// What a merge may change in an Info.plist.
struct MergingOptions: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "Put the orientation that the images are made for first in "
        + "UISupportedInterfaceOrientations."))
  var setOrientations = false

  @Flag(help: "Replace an existing UILaunchImages or launch file key that differs.")
  var replace = false

  func options(
    entries: [LaunchImageEntry], _ launchFile: LaunchFile?, orientation: LandscapeOrientation?
  ) -> MergeOptions {
    var options = MergeOptions(entries: entries)
    options.launchFile = launchFile
    options.orientation = orientation
    options.setsOrientations = setOrientations
    options.replaces = replace
    return options
  }
}
