package import Pixels
internal import Platform

extension Artwork {
  /// What a plan takes from the pixels.
  ///
  /// - Parameters:
  ///   - focus: whether it takes what stands out most.
  ///   - detail: whether it takes where the detail is.
  ///   - background: what is behind transparent pixels.
  /// - Complexity: a few milliseconds for artwork of any size, if anything is taken
  package func findings(
    focus: Bool, detail: Bool, over background: Background
  ) throws(PictureError) -> ArtworkFindings {
    guard focus || detail else { return ArtworkFindings() }
    guard Memory.has(Self.bytesToLookAt) else { throw .outOfMemory(path: name) }
    let map = SaliencyMap(of: raster, conversion: colors.conversion, background: background)
    return ArtworkFindings(
      focus: focus ? Position(map.peak) : nil, detail: detail ? DetailMap(map) : nil)
  }

  /// Samples, planes, and the strips of the renderer that shrinks them.
  private static let bytesToLookAt = 32 << 20
}
