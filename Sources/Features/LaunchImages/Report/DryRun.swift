public import InfoPlist

/// The result of a dry run: what a build would make and change.
public struct DryRun: Equatable, Sendable {
  public let plan: BuildPlan
  /// The main artwork's name in messages: its path, or a name for standard input and data.
  public let artworkName: String
  /// The names of the other artworks in messages.
  public let furtherNames: [ArtworkRole: String]
  /// The paths in the output folder of an earlier build's files that would be removed.
  public let removedFiles: [String]
  /// The merge into the Info.plist; `nil` if the destination has no Info.plist.
  public let merge: InfoPlistMerge?
  public let warnings: [BuildWarning]
}
