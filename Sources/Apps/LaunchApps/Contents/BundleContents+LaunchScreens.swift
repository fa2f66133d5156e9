internal import InfoPlist
public import LaunchRules

extension BundleContents {
  /// Whether iPads may show the app next to other apps; an unknown SDK is assumed to be new enough.
  package var sharesPadScreen: Bool {
    info.idioms.contains(.pad) && !info.requiresFullScreen && !document.hasOnlyEntries
      && info.sdk.map { $0 >= OSVersion(9, 0) } ?? true
  }

  /// Whether the Info.plist is certainly that of an app that shows something: it is complete and
  /// has keys of an interface, or images that iOS finds by name are next to it.
  package var isCertainlyApp: Bool {
    if !namedUses.isEmpty || !unfoundImages.isEmpty { return true }
    let keys = document.root.keys
    let isInterface =
      project?.isGenerated == true || keys.contains("LSRequiresIPhoneOS")
      || keys.contains { $0.hasPrefix("UI") && $0 != InfoPlistKey.deviceFamily }
    return hasAllKeys && isInterface
  }

  /// The storyboard or xib that the newest iOS shows; `nil` if none is named or found.
  package func launchStoryboard(for idiom: DeviceIdiom) -> FoundStoryboard? {
    let key = document.key(LaunchScreenKey.storyboardName.rawValue, for: idiom)
    for site in storyboards.sites where site.reference.key == key {
      guard case .files(let files) = site.lookup else { return nil }
      return files.first { $0.path.contains(idiom.suffix + ".") } ?? files.first
    }
    return nil
  }

  /// Whether the app has no launch screen on at least one of its device families.
  package var lacksLaunchScreen: Bool {
    info.idioms.contains { info.launchScreenKey(for: $0, .latest) == nil }
  }

  /// Whether the App Store rejects the app for its lack of a launch screen.
  package var needsLaunchScreen: Bool {
    lacksLaunchScreen && info.sdk.map { $0 >= OSVersion(27, 0) } == true
  }

  /// The deployment target of a storyboard or xib; if the file has none, the app's; `nil` if that
  /// is unknown too.
  package func target(of document: InterfaceDocument) -> OSVersion? {
    document.deploymentTarget ?? info.minimumOS
  }

  /// A reason why iOS does not find the launch storyboard that a key names.
  public enum StoryboardFault: Sendable {
    case missingFile
    case hasExtension
  }

  /// The fault of the launch storyboard that a key names; `nil` if iOS may find it.
  public func launchScreenFault(of key: LaunchScreenKey) -> StoryboardFault? {
    let sites = storyboards.sites.filter {
      $0.reference.role == .launch && $0.reference.key.contains(key.rawValue)
    }
    if sites.contains(where: { $0.reference.writtenExtension != nil }) { return .hasExtension }
    return sites.contains(where: \.isMissing) ? .missingFile : nil
  }

  /// Whether all images of the app are known. If so, an image that was not found is missing.
  public var knowsImages: Bool { isWhole || hasImages }

  /// The launch image set of an app that launches into landscape, if the set has only Portrait
  /// images for iPhones before the 6 Plus; otherwise `nil`.
  ///
  /// - Returns: the set, and whether a launch leaves the screen blank; if none does, iOS 9 and
  ///   later show the Portrait images in some shipped apps.
  package var catalogWithoutLandscape: (catalog: ProjectContents.Catalog, isBlank: Bool)? {
    guard let catalog = project?.catalog else { return nil }
    let rows = (launches[.phone] ?? []).filter(\.launch.orientation.isLandscape)
    let isBlank = rows.contains { if case .blank = $0.launch.outcome { true } else { false } }
    let isTolerated = rows.contains {
      $0.launch.outcome.chosen?.fit == .otherOrientation && $0.launch.reason == .firstListed
    }
    return isBlank || isTolerated ? (catalog, isBlank) : nil
  }
}
