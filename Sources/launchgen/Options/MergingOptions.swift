import ArgumentParser
import LaunchImages

/// What a merge may change in an Info.plist.
struct MergingOptions: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "Let UISupportedInterfaceOrientations begin with the orientation that the images are made "
        + "for."))
  var setOrientations = false

  @Flag(help: "Replace UILaunchImages, and a launch file's key, that differ.")
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
