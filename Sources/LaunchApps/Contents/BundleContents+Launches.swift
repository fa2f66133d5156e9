package import LaunchRules

extension BundleContents {
  /// The lowest iOS that the app runs on, on devices that use the entry.
  package func lowestSystem(_ site: EntrySite) -> OSVersion {
    site.idioms.map { info.lowestSystem(for: $0) }.min() ?? .firstWithEntries
  }
}

extension OSVersion {
  /// From it on, apps that break the rules of TN2244 on orientations have been seen to work.
  package static let firstTolerant = OSVersion(9, 0)
}
