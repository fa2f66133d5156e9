internal import InfoPlist
internal import LaunchRules

extension BundleContents {
  /// Reports launches that UILaunchImages decides, with one violation for each different message.
  func launches(
    _ violation: (_ row: LaunchSurvey.Row, _ key: String) -> Violation?
  ) -> [Violation] {
    var seen: Set<String> = []
    return DeviceIdiom.allCases.flatMap { idiom in
      let key = info.launchImages.key(InfoPlistKey.launchImages, for: idiom)
      return (launches[idiom] ?? []).compactMap { row -> Violation? in
        guard let violation = violation(row, key), seen.insert(violation.message).inserted else {
          return nil
        }
        return violation
      }
    }
  }

  /// The lowest iOS that the app runs on, on devices that use the entry.
  func lowestSystem(_ site: EntrySite) -> OSVersion {
    site.idioms.map { info.lowestSystem(for: $0) }.min() ?? .firstWithEntries
  }
}

extension OSVersion {
  /// From it on, apps that break the rules of TN2244 on orientations have been seen to work.
  static let firstTolerant = OSVersion(9, 0)
}
