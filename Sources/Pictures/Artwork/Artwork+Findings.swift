package import Pixels
internal import Platform

extension Artwork {
  /// Finds the facts about the pixels that a plan needs.
  ///
  /// - Parameters:
  ///   - focus: whether to find the point that stands out most.
  ///   - detail: whether to map where in the artwork the detail is.
  ///   - background: the background behind transparent pixels.
  /// - Complexity: a few milliseconds for artwork of any size, if there is anything to find
  package func findings(
    focus: Bool, detail: Bool, over background: Background
  ) throws(PictureError) -> ArtworkFindings {
    guard focus || detail else { return ArtworkFindings() }
    guard Memory.has(Self.bytesToLookAt) else { throw .outOfMemory(path: name) }
    let map = SaliencyMap(of: raster, conversion: colors.conversion, background: background)
    return ArtworkFindings(
      focus: focus ? Position(map.peak) : nil, detail: detail ? DetailMap(map) : nil)
  }

  /// Bytes of memory for making a ``SaliencyMap``: samples, planes, and the strips of the renderer
  /// that shrinks the artwork.
  private static let bytesToLookAt = 32 << 20
}
