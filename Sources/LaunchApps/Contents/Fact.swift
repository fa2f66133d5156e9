internal import InfoPlist
internal import LaunchRules

/// Something about an app that may be unknown: whoever needs it can then say nothing of the app.
package enum Fact: Hashable, Sendable, CaseIterable {
  /// The Info.plist, whether it is a file or made of build settings.
  case infoPlist
  /// The orientations that the app launches into.
  case orientations
  /// The entries of UILaunchImages.
  case entries
  /// The entries as a person wrote them. The asset compiler writes no others than it does, and checks
  /// the sizes itself.
  case writtenEntries
  /// The launches of all orientations: a launch image set that is without landscape images is one
  /// fault, whatever launches it concerns.
  case everyLaunch
  /// The files of the launch images.
  case files
  /// The keys that name launch screens.
  case launchScreenKeys
  /// Whether the app requires the full screen.
  case fullScreen
  /// Whether the app has a scene manifest.
  case scenes
  /// The launch storyboards and xibs.
  case launchFiles
  /// Whether the launch storyboard ships with the app. A file of its name that is not a member of the
  /// target is a fault by itself.
  case members
  /// The images and colors of the asset catalogs.
  case assets
}

extension BundleContents {
  /// What is not known of the app.
  package var unknownFacts: Set<Fact> {
    var facts = project?.unknownFacts ?? []
    if isLaunchFile { facts.insert(.infoPlist) }
    if !hasImages { facts.insert(.files) }
    if launchFiles.assets?.isComplete != true { facts.insert(.assets) }
    if let project {
      // A file that was not read may set the orientations.
      let isListed = document.root.keys.contains {
        $0.hasPrefix(InfoPlistKey.supportedOrientations)
      }
      if project.isIncomplete && !isListed { facts.insert(.orientations) }
      if !project.isUnknown, catalogWithoutLandscape != nil { facts.insert(.everyLaunch) }
    }
    return facts
  }
}

extension ProjectContents {
  /// What the project leaves open.
  fileprivate var unknownFacts: Set<Fact> {
    var facts = Set(unknown.flatMap { Self.facts(of: $0.key) })
    if isUnknown { facts.formUnion([.infoPlist, .launchFiles]) }
    if catalog != nil { facts.insert(.writtenEntries) }
    let isOutside = outsiders.contains {
      $0.name.hasSuffix(".storyboard") || $0.name.hasSuffix(".xib")
    }
    if isOutside { facts.insert(.members) }
    return facts
  }

  /// What the value of a key decides.
  private static func facts(of key: String) -> Set<Fact> {
    if key.contains("Orientation") { return [.orientations] }
    if key.hasPrefix(InfoPlistKey.launchImages) { return [.entries] }
    if key.hasPrefix("UILaunchS") { return [.launchScreenKeys] }
    if key.hasPrefix(InfoPlistKey.requiresFullScreen) { return [.fullScreen] }
    if key.hasPrefix(InfoPlistKey.sceneManifest) { return [.scenes] }
    return []
  }
}
