internal import InfoPlist
internal import LaunchRules

extension InfoPlistTarget {
  /// The options of a merge for a build with these options.
  func mergeOptions(_ options: BuildOptions) -> MergeOptions {
    var merge = MergeOptions(
      entries: options.entries(for: .phone), padEntries: options.entries(for: .pad))
    merge.launchFile = options.launchFile
    merge.orientation = options.orientation
    merge.builtOrientation = builtOrientation
    merge.setsOrientations = setsOrientations
    merge.replaces = replaces
    return merge
  }
}
