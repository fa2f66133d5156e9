public import InfoPlist

/// What a build would do.
public struct DryRun: Hashable, Sendable {
  public let plan: BuildPlan
  /// What messages call the artwork.
  public let artworkName: String
  /// What would be merged into the Info.plist; `nil` if none was named.
  public let merge: InfoPlistMerge?
  public let warnings: [BuildWarning]
}
