public import InfoPlist
public import Pictures

/// The result of a build: the images that it made and the files that it wrote.
public struct BuildReport: Equatable, Sendable {
  public let plan: BuildPlan
  /// The main artwork's name in messages: its path, or a name for standard input and data.
  public let artworkName: String
  /// The names of the other artworks in messages.
  public let furtherNames: [ArtworkRole: String]
  /// The launch images, in the plan's order.
  public let images: [ImageReport]
  /// The images of the launch screen's asset catalog, in its plan's order.
  public let catalogImages: [ImageReport]
  /// Files that are not in the plan, such as a preview.
  package let additionalFiles: [String]
  /// The paths in the output folder of the files that were written, without files that already had
  /// the same bytes.
  public let writtenFiles: Set<String>
  /// The paths in the output folder of an earlier build's files that were removed.
  public let removedFiles: [String]
  /// The merge into the Info.plist; `nil` if the destination has none.
  public let merge: InfoPlistMerge?
  public let warnings: [BuildWarning]
  /// The SHA-256 digests of the build's files as hexadecimal digits, by path; files whose digest is
  /// not known are missing.
  package var digests: [String: String] = [:]
  /// How the cache was used; `nil` without a cache, or if nothing had to be made.
  public internal(set) var cache: CacheUse?

  /// The number of the build's files, including files that did not have to be written.
  package var fileCount: Int { plan.files.count + additionalFiles.count }

  /// Whether everything was up to date: nothing was written, merged or removed.
  public var isUpToDate: Bool {
    writtenFiles.isEmpty && removedFiles.isEmpty && merge?.changes.isEmpty != false
  }

  /// The files that the build changed, or would change if it is a trial.
  package func changes(_ destination: Destination) -> FileChanges {
    let merged = merge?.changes.isEmpty == false ? [destination.infoPlist?.path ?? ""] : []
    return FileChanges(
      changed: plan.files.filter(writtenFiles.contains).map(destination.path) + merged,
      removed: removedFiles.map(destination.path))
  }
}

/// A file that a build makes from its images and writes in addition to the files of its plan, such
/// as a preview.
package typealias BuildAddition = PictureAddition<LaunchImageSet>
