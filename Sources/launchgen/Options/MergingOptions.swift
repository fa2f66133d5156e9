import ArgumentParser
import LaunchImages

/// What a merge may change in an Info.plist.
struct MergingOptions: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "Put the orientation that the images are made for first in "
        + "UISupportedInterfaceOrientations."))
  var setOrientations = false

  @Flag(help: "Replace existing entries of the same screens, or another launch file key.")
  var replace = false

  func options(
    _ naming: NamingOptions?, _ launchFile: LaunchFile?, orientation: LandscapeOrientation?
  ) -> MergeOptions {
    var options = MergeOptions(
      entries: naming?.entries(for: .phone), padEntries: naming?.entries(for: .pad) ?? [])
    options.launchFile = launchFile
    options.orientation = orientation
    options.setsOrientations = setOrientations
    options.replaces = replace
    return options
  }
}
