internal import InfoPlist
internal import LaunchRules

extension BundleContents {
  /// Whether iPads may show the app next to other apps; an unknown SDK is assumed to be new enough.
  package var sharesPadScreen: Bool {
    info.idioms.contains(.pad) && !info.requiresFullScreen && !document.hasOnlyEntries
      && info.sdk.map { $0 >= OSVersion(9, 0) } ?? true
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
