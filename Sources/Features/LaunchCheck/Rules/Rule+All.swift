extension Rule {
  /// All rules, in the order in which `check --rules` lists them.
  public static let all: [Rule] = [
    propertyLists, orientations, keys, store, entries, sizes, launches, screens, ownImages,
    matching, files,
    pixels, launchScreens, launchFileNames, launchFiles, launchFileLayout, launchFileContents,
    launchFileAssets, projects,
  ].flatMap(\.self)
}
