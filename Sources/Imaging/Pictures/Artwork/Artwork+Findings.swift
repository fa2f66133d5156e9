package import Pixels
internal import Platform

extension Artwork {
  /// Finds the facts about the pixels that a plan needs.
  ///
  /// - Parameter background: the background behind transparent pixels.
  /// - Complexity: a few milliseconds for artwork of any size
  package func findings(over background: Background) throws(PictureError) -> ArtworkFindings {
    guard Memory.has(Self.bytesToLookAt) else { throw .outOfMemory(path: name) }
    let analysis = PictureAnalysis(
      of: raster, conversion: colors.conversion, background: background)
    let titles = analysis.titles.map { UnitRect($0) }
    let second = analysis.second.map { UnitRect($0) }
    let focus =
      TitleCrops(titles, second, artwork: size)?.focus ?? Position(analysis.saliency.peak)
    let subject = analysis.subject.map { UnitRect($0) }
    return ArtworkFindings(focus: focus, titles: titles, subject: subject)
  }

  /// Bytes of memory for a ``PictureAnalysis``: samples, planes, shapes, and the strips of the
  /// renderer that shrinks the artwork.
  private static let bytesToLookAt = 48 << 20
}
