internal import InfoPlist
internal import LaunchRules

extension BundleContents {
  /// Reports launches that UILaunchImages decides, with one violation for each different message.
  func launches(
    _ message: (_ row: LaunchSurvey.Row, _ key: String) -> (text: String, level: Level?)?
  ) -> [Violation] {
    var seen: Set<String> = []
    return DeviceIdiom.allCases.flatMap { idiom in
      let key = info.launchImages.key(InfoPlistKey.launchImages, for: idiom)
      return (launches[idiom] ?? []).compactMap { row -> Violation? in
        guard let (text, level) = message(row, key), seen.insert(text).inserted else { return nil }
        return Violation(document.lineOfKey(.key(key)), text, level: level)
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
