public import InfoPlist

/// What a build has made and written.
public struct BuildReport: Hashable, Sendable {
  public let plan: BuildPlan
  /// What messages call the artwork.
  public let artworkName: String
  /// In the plan's order.
  public let images: [ImageReport]
  /// Of the launch file; in its plan's order.
  public let catalogImages: [ImageReport]
  /// The plan's files that were written; those that had the same bytes already were left alone.
  public let writtenFiles: Set<String>
  /// Files of an earlier build that were removed.
  public let removedFiles: [String]
  /// What was merged into the Info.plist; `nil` if none was named.
  public let merge: InfoPlistMerge?
  public let warnings: [BuildWarning]

  /// Whether everything was up to date: nothing was written, merged or removed.
  public var isUpToDate: Bool {
    writtenFiles.isEmpty && removedFiles.isEmpty && merge?.changes.isEmpty != false
  }
}
