internal import InfoPlist
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
  /// The upright artworks, small, in the images' colors and 8-bit RGB; `nil` unless the options ask
  /// for them.
  let overviews: PerArtwork<Raster>?
  let sources: PerArtwork<ArtworkSource>

  /// The small picture of the main artwork.
  package var overview: Raster? { overviews?.main }

  /// The small picture of an artwork beside it.
  package func overview(of role: ArtworkRole) -> Raster? { overviews?.further[role] }

  /// The entries for UILaunchImages on iPhones.
  public var entries: [LaunchImageEntry] { plan.entries }

  /// The entries for UILaunchImages on iPads.
  public var padEntries: [LaunchImageEntry] { plan.padEntries }

  /// The entries as an XML property list.
  public var propertyList: String {
    PropertyList(entries: entries, padEntries: padEntries).document()
  }

  /// The path in the output folder and the bytes of all files, in the order of writing; the property
  /// list comes last.
  public var files: [(path: String, bytes: ContiguousArray<UInt8>)] {
    (images + catalogImages).map { ($0.file, $0.bytes) }
      + plan.documents.map { ($0.path, ContiguousArray($0.text.utf8)) }
  }

  /// Writes everything or nothing. Files that would not change are not written.
  ///
  /// - Throws: ``LaunchImagesError``
  public func write(to destination: Destination) throws(LaunchImagesError) -> BuildReport {
    var options = plan.options
    options.orientation = plan.turn.orientation
    let target = try BuildTarget(destination, options, sources)
    return try write(to: target, target.stagedInfoPlist(), additions: []).0
  }

  /// A file to write beside the images: its path in the output folder, and its bytes.
  package typealias Addition = (path: String, bytes: ContiguousArray<UInt8>)

  /// - Parameter infoPlist: the result of ``BuildTarget/stagedInfoPlist()``.
  func write(
    to target: BuildTarget, _ infoPlist: consuming StagedInfoPlist?, additions: [Addition],
    wantsDigests: Bool = false
  ) throws(LaunchImagesError) -> (BuildReport, PlacedFiles) {
    try target.check(plan.files + additions.map(\.path))
    try target.checkOwnership(plan, nil)
    let outputs = try target.open(plan, wantsDigests: wantsDigests)
    for (output, image) in zip(outputs.images, images + catalogImages) {
      try output.append(image.bytes)
      try output.finish()
    }
    return try target.write(outputs, plan, warnings, infoPlist, additions)
  }
}
