internal import LaunchRules
internal import Pixels

extension BuildPlan {
  /// The part of the artwork's area that may be cropped without a warning.
  static let croppedAreaLimit = 0.2

  /// The warnings about the plan, without those about files.
  public var warnings: [BuildWarning] {
    var warnings: [BuildWarning] = []
    let placements = images.map(\.placement)
    if let warning = BuildWarning.enlarged(placements, of: givenArtwork, into: images.map(\.size)) {
      warnings.append(warning)
    }
    if let warning = BuildWarning.cropped(placements, of: artwork, limit: Self.croppedAreaLimit) {
      warnings.append(warning)
    }
    if launchFile != nil && options.fit != .fill && !anchor.isCentered {
      warnings.append(.launchFileCenters)
    }
    if images.isEmpty, let launchFile, let enlarged = launchFile.enlargement(of: artwork) {
      let longest = LargestScreen.phones.map(\.pixelWidth).max() ?? 0
      let wanted = BuildWarning.wanted(of: givenArtwork, enlargedBy: enlarged, longest: longest)
      warnings.append(.enlargedInLaunchFile(factor: enlarged, wanted: wanted))
    }
    return warnings + hiddenDetailWarnings
  }
}
