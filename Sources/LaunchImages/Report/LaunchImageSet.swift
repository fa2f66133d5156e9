public import LaunchRules
package import Pixels

/// Everything that a build makes, in memory: images, property list, launch file.
public struct LaunchImageSet: Sendable {
  public let plan: BuildPlan
  /// The launch images, in the plan's order.
  public let images: [GeneratedImage]
  /// The images of the launch file's asset catalog, in its plan's order.
  public let catalogImages: [GeneratedImage]
  public let warnings: [BuildWarning]
  /// The upright artwork, small, in the images' colors and 8-bit RGB; `nil` unless the options ask for
  /// it.
  package let overview: Raster?
  /// Files to write too, by their paths in the output folder.
  package var additions: [(path: String, bytes: ContiguousArray<UInt8>)] = []
  let source: ArtworkSource

  /// The entries for UILaunchImages.
  public var entries: [LaunchImageEntry] { plan.entries }

  /// The entries as an XML property list.
  public var propertyList: String { PropertyList(entries: entries).document() }

  /// The path in the output folder and the bytes of all files, in the order of writing; the property
  /// list comes last.
  public var files: [(path: String, bytes: ContiguousArray<UInt8>)] {
    let documents = plan.launchFile.map { launchFile in
      launchFile.documents.map { ($0.file, LaunchFileText(plan: launchFile).text(of: $0)) }
    }
    let texts = (documents ?? []) + [(BuildPlan.propertyListFile, propertyList)]
    return (images + catalogImages).map { ($0.file, $0.bytes) }
      + additions + texts.map { ($0, ContiguousArray($1.utf8)) }
  }

  /// Writes everything or nothing. Files that would not change are not written.
  ///
  /// - Throws: ``LaunchImagesError``
  public func write(to destination: Destination) throws(LaunchImagesError) -> BuildReport {
    var options = plan.options
    options.orientation = plan.turn.orientation
    let target = try BuildTarget(destination, options)
    try target.check(self)
    return try target.write(self, target.stagedInfoPlist())
  }
}
