extension Rule {
  /// All rules, in the order in which `check --rules` lists them.
  public static let all: [Rule] = [
    propertyLists, orientations, keys, store, entries, sizes, launches, screens, ownImages,
    matching, files,
    pixels, launchScreens, launchScreenNames, storyboards, launchScreenLayout, storyboardContents,
    launchScreenAssets, projects,
  ].flatMap(\.self)
}
