internal import LaunchApps
internal import LaunchRules

/// What is wrong with a name that no image or color set of the app has.
extension Rule {
  /// Words about types of sets in which iOS may find an image. Of the slots of a launch image set for
  /// iOS 6, Xcode makes separate files.
  private static let doubts = [
    "launchimage": "; sources disagree whether iOS finds its images for iOS 6 and earlier",
    "appiconset":
      "; UIImage finds some image in it until iOS 17; for launch screens nothing is known",
  ]

  static func missing(
    _ name: String, _ assets: LaunchAssets, _ app: BundleContents, isColor: Bool = false
  ) -> Violation {
    if let violation = onlyInPackage(name, app) { return violation }
    let catalog = assets.catalog
    if !isColor, assets.looseImages.contains(LaunchAssets.looseName(name)) {
      return Violation(
        "is not in an asset catalog (Apple requires it; some apps, such as those of Unity, work "
          + "without)", "move it to a catalog, or test it on a device", level: .warning)
    }
    if !isColor, let type = catalog.others[name] {
      let doubt = doubts[type]
      return Violation(
        "is not an image set (the catalog has \(name).\(type)\(doubt ?? ""))",
        "make an image set of it, with another name",
        level: doubt == nil ? nil : .warning)
    }
    return Violation(
      "is missing (\(assets.mayHaveCatalog ? "no asset catalog in the folder has it" : "the app has no asset catalog"))",
      assets.catalog.nearest(to: name, isColor: isColor).map { "did you mean '\($0)'?" }
        ?? "add it to an asset catalog, or correct the name")
  }

  /// The violation by an asset that is only in a Swift package; otherwise `nil`.
  static func onlyInPackage(_ name: String, _ app: BundleContents) -> Violation? {
    guard let path = app.project?.packageCatalogs[name], app.causes(ofMissing: name).isEmpty else {
      return nil
    }
    return Violation(
      "is only in the asset catalog of a Swift package, \(path) (its resources are in a bundle of "
        + "their own, where a launch screen does not look)", "add it to a catalog of the target",
      level: .warning)
  }
}
