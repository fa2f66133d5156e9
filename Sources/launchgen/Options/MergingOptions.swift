import ArgumentParser
import LaunchImages

/// Options for the changes that a merge may make to an Info.plist.
struct MergingOptions: ParsableArguments {
  @OptionGroup var orientations: OrientationMergingOptions

  @Flag(help: "Replace existing entries of the same screens, or another launch screen key.")
  var replace = false

  func options(
    _ naming: NamingOptions?, _ launchScreen: LaunchScreenKind?, orientation: LandscapeOrientation?
  ) -> MergeOptions {
    var options = MergeOptions(
      entries: naming?.entries(for: .phone), padEntries: naming?.entries(for: .pad) ?? [])
    options.launchScreen = launchScreen
    options.orientation = orientation
    options.setsOrientations = orientations.setOrientations
    options.replaces = replace
    return options
  }
}

/// The option that lets a merge change the orientations in an Info.plist.
struct OrientationMergingOptions: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "Make the images' orientation the first value of UISupportedInterfaceOrientations.",
      visibility: .further))
  var setOrientations = false
}

/// The option that lets a build replace existing files and entries.
struct ReplacingOptions: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "Also replace files that launchgen did not make.",
      discussion: """
        This includes edited files; with --prune, they are also removed. With --merge, also \
        replace existing entries of the same screens, or another launch screen key.
        """))
  var replace = false
}
