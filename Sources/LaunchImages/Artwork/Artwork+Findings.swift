internal import Pixels
internal import Platform

extension Artwork {
  /// What a plan with these options takes from the pixels.
  ///
  /// - Parameter name: that messages show.
  /// - Complexity: a few milliseconds for artwork of any size, if the options ask for anything
  func findings(
    _ options: BuildOptions, name: String
  ) throws(LaunchImagesError) -> ArtworkFindings {
    let wantsDetail = BuildPlan.needsDetail(ofArtwork: size, options)
    guard options.focus == .automatic || wantsDetail else { return ArtworkFindings() }
    guard Memory.has(Self.bytesToLookAt) else { throw .outOfMemory(path: name) }
    let map = SaliencyMap(
      of: raster, conversion: colors.conversion, background: options.background)
    return ArtworkFindings(
      focus: options.focus == .automatic ? Position(map.peak) : nil,
      detail: wantsDetail ? DetailMap(map) : nil)
  }

  /// Samples, planes, and the strips of the renderer that shrinks them.
  private static let bytesToLookAt = 32 << 20
}
