extension Rule {
  /// Every rule, as `check --rules` lists them.
  public static let all: [Rule] =
    propertyList + orientations + keys + entries + sizes + launches + matching
    + files + pixels + projects
}
