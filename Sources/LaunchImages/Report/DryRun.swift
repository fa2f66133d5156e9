public import InfoPlist

/// The result of a dry run: what a build would make and change.
public struct DryRun: Hashable, Sendable {
  public let plan: BuildPlan
  /// The artwork's name in messages.
  public let artworkName: String
  /// The names of the other artworks in messages.
  public let furtherNames: [ArtworkRole: String]
  /// The merge into the Info.plist; `nil` if the destination has none.
  public let merge: InfoPlistMerge?
  public let warnings: [BuildWarning]
}
