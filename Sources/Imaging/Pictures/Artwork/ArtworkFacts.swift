package import Pixels
internal import Platform

/// The facts about an artwork that a plan and its warnings need. Records contain these facts, so
/// that a plan can be made again without the pixels.
package struct ArtworkFacts: Codable, Equatable, Sendable {
  package var size: PixelSize
  package var findings = ArtworkFindings()
  /// Whether the artwork has transparency; `nil` if the pixels were not checked.
  package var hasTransparency: Bool?
  /// Warnings about the artwork itself, such as a color space that is ignored, or a transparent
  /// logo.
  package var warnings: [PictureWarning] = []

  package init(size: PixelSize) { self.size = size }

  /// Whether these facts are possible for an artwork. Facts from a record may be impossible,
  /// because somebody may have edited the record.
  var isPlausible: Bool {
    size.within(.max) != nil && findings.isPlausible && warnings.allSatisfy(\.isAboutArtwork)
  }
}

extension PixelSize {
  /// This size; `nil` if a side is longer than ``PNGHeader/sideLimit``, or if there are more than
  /// `pixelLimit` pixels.
  package func within(_ pixelLimit: Int) -> PixelSize? {
    let sides = 1...PNGHeader.sideLimit
    return sides.contains(width) && sides.contains(height) && area <= pixelLimit ? self : nil
  }
}

/// What a build has found in an artwork's pixels.
package struct ArtworkFindings: Codable, Equatable, Sendable {
  /// The point that keeps the titles and the subject in as many crops as possible; `nil` if the
  /// pixels were not analyzed.
  package var focus: Position?
  /// The rows of letters in the artwork, the largest first.
  package var titles: [UnitRect]
  /// The only part that stands out. `nil` if there are titles, if no part stands out, or if several
  /// parts stand out.
  package var subject: UnitRect?

  package init(focus: Position? = nil, titles: [UnitRect] = [], subject: UnitRect? = nil) {
    self.focus = focus
    self.titles = titles
    self.subject = subject
  }

  /// Whether the pixels were analyzed.
  package var isKnown: Bool { focus != nil }

  fileprivate var isPlausible: Bool {
    let parts = titles + [subject].compactMap(\.self)
    return [focus?.x, focus?.y].allSatisfy { $0.map((0...1).contains) ?? true }
      && titles.count <= PictureAnalysis.mostTitles && parts.allSatisfy(\.isInUnitSquare)
  }
}

extension UnitRect {
  /// Whether the rectangle has an area, and no part of it is outside of the picture.
  fileprivate var isInUnitSquare: Bool {
    // The limit is above 1, because the sums may be rounded up.
    x >= 0 && y >= 0 && width > 0 && height > 0 && x + width < 1.000001 && y + height < 1.000001
  }

  init(_ part: PictureAnalysis.Part) {
    let whole = Double(PictureAnalysis.Part.whole)
    self.init(
      x: Double(part.left) / whole, y: Double(part.top) / whole,
      width: Double(part.right - part.left) / whole, height: Double(part.bottom - part.top) / whole)
  }
}

extension Position {
  /// The position of a peak. The peak's coordinates are in thousandths. Division by 10 and then by
  /// 100 gives exactly the coordinates that are parsed from `X%,Y%`; division by 1000 may not.
  init(_ peak: SaliencyMap.Peak) {
    self.init(x: Double(peak.x) / 10 / 100, y: Double(peak.y) / 10 / 100)
  }
}

extension Artwork {
  /// Analyzes the pixels and finds what a plan needs. This takes a few milliseconds.
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

  /// The memory, in bytes, that is needed to make a ``PictureAnalysis`` of the artwork.
  private static let bytesToLookAt = 48 << 20
}
