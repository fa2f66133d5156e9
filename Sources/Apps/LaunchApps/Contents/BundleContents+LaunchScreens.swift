internal import InfoPlist
package import LaunchRules

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
}
