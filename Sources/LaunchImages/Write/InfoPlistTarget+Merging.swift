internal import InfoPlist
internal import LaunchRules

extension InfoPlistTarget {
  /// The options of a merge for a build with these options.
  func mergeOptions(_ options: BuildOptions) -> MergeOptions {
    let entries = LaunchImageEntry.entries(
      screens: options.screens, scales: options.scales, namePrefix: options.namePrefix)
    var merge = MergeOptions(entries: options.makesImages ? entries : nil)
    merge.launchFile = options.madeLaunchFile
    merge.orientation = options.orientation
    merge.builtOrientation = builtOrientation
    merge.setsOrientations = setsOrientations
    merge.replaces = replaces
    return merge
  }
}
