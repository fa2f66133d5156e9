internal import InfoPlist
internal import LaunchRules

extension InfoPlistTarget {
  func mergeOptions(_ options: BuildOptions) -> MergeOptions {
    var merge = MergeOptions(
      entries: options.entries(for: .phone), padEntries: options.entries(for: .pad))
    merge.orientation = options.orientation
    merge.builtOrientation = builtOrientation
    merge.builtFamilies = builtFamilies
    merge.builtMinimumOS = builtMinimumOS
    merge.setsOrientations = setsOrientations
    merge.replaces = replaces
    return merge
  }
}
