internal import InfoPlist
internal import LaunchRules

extension InfoPlistTarget {
  func mergeOptions(_ options: BuildOptions) -> MergeOptions {
    var merge = MergeOptions(
      entries: options.makesImages ? options.entries(for: .phone) : nil,
      padEntries: options.entries(for: .pad))
    merge.launchScreen = options.madeLaunchScreen
    merge.orientation = options.orientation
    merge.builtOrientation = builtOrientation
    merge.builtFamilies = builtFamilies
    merge.builtMinimumOS = builtMinimumOS
    merge.setsOrientations = setsOrientations
    merge.replaces = replaces
    return merge
  }
}
