internal import InfoPlist
internal import LaunchApps
internal import LaunchRules

/// The check of the rule ipad-launch-orientation.
extension BundleContents {
  func padLaunchOrientation() -> [Violation] {
    // The rule no-orientations reports an app that lists none.
    guard info.supportedOrientations[.pad] != nil else { return [] }
    return launches { row, key in
      guard row.display.idiom == .pad, row.launch.reason == .asHeld,
        row.launch.outcome.chosen?.fit == .otherOrientation
      else { return nil }
      let isLandscape = row.launch.orientation.isLandscape
      let entries = sites.filter { $0.key == key }.compactMap(\.entry)
      // Other rules report an app without any images for iPads, and images without files.
      guard entries.contains(where: \.size.isOfPad),
        !entries.contains(where: { $0.orientation.isLandscape == isLandscape })
      else { return nil }
      let missing = isLandscape ? "Landscape" : "Portrait"
      let reason = LaunchOutcome.BlankReason.orientation(row.launch.orientation)
      return Violation(
        document.lineOfKey(.key(key)),
        "\(key) has no entry for iPads that are held in \(missing.lowercased()) (\(listing) lists it, "
          + "and they launch as they are held; iOS 9 and later have been seen to show an entry for the "
          + "other orientation); add \(missing) entries\(otherWayForPads)",
        subjects: [Self.blankSubject(key, reason)],
        causes: .rules(["blank-screen"], Self.blankSubject(key, reason)))
    }
  }

  /// The key that lists the orientations of iPads.
  private var listing: String {
    info.supportedOrientations.key(InfoPlistKey.supportedOrientations, for: .pad)
  }

  /// What to do instead of adding entries. An app that shares the screen has to list all four.
  var otherWayForPads: String {
    ", or list only the other orientations in \(InfoPlistKey.supportedOrientations)~ipad"
      + (sharesPadScreen ? " and set UIRequiresFullScreen" : "")
  }
}
