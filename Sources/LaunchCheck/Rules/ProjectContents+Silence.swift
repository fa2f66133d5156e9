internal import InfoPlist
internal import LaunchApps
internal import LaunchRules

extension BundleContents {
  /// Rules that would judge what is not known, or say again what another rule says.
  var silentRules: Set<String> {
    if isLaunchFile { return ProjectContents.ofInfoPlists }
    guard let project else { return [] }
    // A file that was not read may set the orientations.
    let isListed = document.root.keys.contains { $0.hasPrefix(InfoPlistKey.supportedOrientations) }
    if project.isIncomplete && !isListed {
      return project.silentRules.union(ProjectContents.ofOrientations)
    }
    let isSaid = !project.isUnknown && !catalogLandscape().isEmpty
    return project.silentRules.union(isSaid ? ["blank-screen", "missing-scale"] : [])
  }
}

extension ProjectContents {
  /// Rules that would judge what is not known, or what nobody wrote.
  var silentRules: Set<String> {
    if isUnknown {
      return Set(Rule.all.map(\.id)).subtracting(Rule.projects.map(\.id))
    }
    var silent: Set<String> = catalog == nil ? [] : Self.ofWrittenEntries
    // The rule not-in-target reports it.
    let isOutside = outsiders.contains {
      $0.name.hasSuffix(".storyboard") || $0.name.hasSuffix(".xib")
    }
    if isOutside { silent.insert("launch-file-missing") }
    let keys = unknown.map(\.key)
    if keys.contains(where: { $0.contains("Orientation") }) {
      silent.formUnion(Self.ofOrientations)
    }
    if keys.contains(where: { $0.hasPrefix(InfoPlistKey.launchImages) }) {
      silent.formUnion(
        Self.ids(Rule.entries + Rule.sizes + Rule.launches + Rule.matching + Rule.files))
    }
    if keys.contains(where: { $0.hasPrefix("UILaunchS") }) {
      silent.formUnion([
        "no-launch-screen", "ui-launch-screen-target", "launch-screen", "ipad-multitasking",
      ])
    }
    if keys.contains(where: { $0.hasPrefix(InfoPlistKey.requiresFullScreen) }) {
      silent.formUnion([
        "ipad-orientations", "ipad-multitasking", "ui-launch-screen-target", "requires-full-screen",
      ])
    }
    if keys.contains(where: { $0.hasPrefix(InfoPlistKey.sceneManifest) }) {
      silent.insert("scene-manifest")
    }
    return silent
  }

  /// Rules that depend on the orientations.
  static let ofOrientations =
    ids(Rule.orientations + Rule.launches + Rule.matching + Rule.pixels)
    .union(["catalog-landscape"])

  /// Rules about entries as people write them: the asset compiler writes no others than it does, and
  /// checks the sizes itself.
  private static let ofWrittenEntries: Set<String> = [
    "portrait-entry", "landscape-entry", "entry-unreachable", "minimum-os-above-target",
    "letterboxed", "newer-iphones", "landscape-pixels", "wide-736h", "wide-736h-portrait",
  ]

  /// All but those about the contents of launch files.
  static let ofInfoPlists = ids(Rule.all).subtracting(
    ids(Rule.launchFiles + Rule.launchFileContents + Rule.launchFileAssets))

  private static func ids(_ rules: [Rule]) -> Set<String> { Set(rules.map(\.id)) }
}
