internal import LaunchRules

extension BundleContents {
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
