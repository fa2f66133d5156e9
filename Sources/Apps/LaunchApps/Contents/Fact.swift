internal import AppDocuments
internal import LaunchRules

/// A fact about an app that may be unknown; a check that needs an unknown fact is skipped.
package enum Fact: Equatable, Sendable, CaseIterable {
  case infoPlist
  case orientations
  case entries
  /// The entries that a person wrote. The asset compiler writes all other entries, and checks the
  /// sizes of their images.
  case writtenEntries
  /// The outcome of each launch. If a launch image set lacks landscape images, the outcomes count
  /// as unknown, and one finding about the set replaces the findings about launches.
  case everyLaunch
  case files
  case launchScreenKeys
  case fullScreen
  case scenes
  case storyboards
  /// Whether the launch storyboard ships with the app; unknown if a file outside the target, or a
  /// member that was not read, has the storyboard's name. A separate finding then reports the file.
  case members
  /// The images and colors of the asset catalogs.
  case assets
}

extension BundleContents {
  package var unknownFacts: Set<Fact> {
    var facts = Set((project?.unknown ?? []).flatMap { Self.facts(of: $0.key) })
    if project?.isUnknown == true { facts.formUnion([.infoPlist, .storyboards]) }
    if isStoryboard { facts.insert(.infoPlist) }
    if otherKind != nil { facts.formUnion([.infoPlist, .storyboards]) }
    let fullScreen = InfoPlistKey.variants(of: InfoPlistKey.requiresFullScreen)
    if fullScreen.contains(where: { document.root[$0]?.isVariable == true }) {
      facts.insert(.fullScreen)
    }
    if !hasImages || project?.hidesImages == true { facts.insert(.files) }
    if dotNetSet != nil || project?.hidesSet == true { facts.insert(.entries) }
    if onlySet != nil { facts.insert(.writtenEntries) }
    if storyboards.assets?.isComplete != true { facts.insert(.assets) }
    // A settings file that was not read may set the orientations, and keys that Xcode generates.
    let isListed = document.root.keys.contains { $0.hasPrefix(InfoPlistKey.supportedOrientations) }
    if let project, project.isIncomplete {
      if !isListed { facts.insert(.orientations) }
      let mayAdd = project.generatesKeys && info.launchScreenKeys.values.isEmpty
      if mayAdd { facts.insert(.launchScreenKeys) }
    }
    if project?.isUnknown == false, catalogWithoutLandscape != nil { facts.insert(.everyLaunch) }
    let outsiders = (project?.outsiders ?? []).map(\.name) + (project?.unread ?? [])
    if outsiders.contains(where: { [".storyboard", ".xib", "/"].contains(where: $0.hasSuffix) }) {
      facts.insert(.members)
    }
    return facts
  }

  private static func facts(of key: String) -> Set<Fact> {
    if key.contains("Orientation") { return [.orientations] }
    if key.hasPrefix(InfoPlistKey.launchImages) || key == ProjectContents.launchImageSetting {
      return [.entries]
    }
    if key.hasPrefix("UILaunchS") { return [.launchScreenKeys] }
    if key.hasPrefix(InfoPlistKey.requiresFullScreen) { return [.fullScreen] }
    return key.hasPrefix(InfoPlistKey.sceneManifest) ? [.scenes] : []
  }
}
