package import LaunchRules

extension BundleContents {
  /// The lowest iOS version that the app supports on the device families that use the entry at
  /// `site`.
  package func lowestSystem(_ site: EntrySite) -> OSVersion {
    site.idioms.map { info.lowestSystem(for: $0) }.min() ?? .firstWithEntries
  }
}

extension OSVersion {
  /// The first iOS version on which some apps work although they break TN2244's rules on
  /// orientations.
  package static let firstTolerant = OSVersion(9, 0)
}
