extension Rule {
  /// Every rule, as `check --rules` lists them.
  public static let all: [Rule] =
    propertyList + orientations + keys + store + entries + sizes + launches + matching
    + files + pixels + launchScreens + launchFiles + launchFileContents + launchFileAssets
    + projects
}
