internal import Pixels

/// Encodes images strip by strip. A strip of the artwork becomes some rows of each image. The first
/// step filters these rows; the second step deflates the filtered rows. The second step also needs
/// the previous strip's filtered rows, because matches may reach back into them.
struct BandPipeline: Sendable {
  let renderer: ArtworkRenderer
  /// The encoder of each image; `nil` for an image whose colors are counted before it is encoded.
  let encoders: [BandEncoder?]

  /// What a strip gives for each image: filtered rows, or rows whose colors are counted. An image
  /// without rows in the strip has neither.
  struct Filtered: Sendable {
    var rows: [ContiguousArray<UInt8>]
    var counted: [CountedBand?]
    /// For each image, whether its filtered rows are copies of another image's filtered rows. Only
    /// an excerpt has copies: they come from the longer image of which it is an excerpt.
    var isShared: [Bool]
  }

  /// The result for an image's rows in a strip.
  enum Piece: Sendable {
    case encoded(EncodedPart)
    case counted(CountedBand)
  }

  /// The first step: renders a strip, and filters the rows or counts their colors. If `rendered` is
  /// not `nil`, the strip has already been rendered.
  func filter(strip: Int, rendered: [RowBand?]?) -> Filtered {
    var filtered = Filtered(
      rows: [ContiguousArray<UInt8>](repeating: [], count: encoders.count),
      counted: [CountedBand?](repeating: nil, count: encoders.count),
      isShared: [Bool](repeating: false, count: encoders.count))
    guard let rendered else {
      // The band of the most recent image that is not an excerpt. The image's excerpts follow
      // directly.
      var whole: RowBand?
      renderer.strips.render(strip: strip) { image, band in
        if renderer.strips.excerpts[image] == nil { whole = band }
        filter(image, band, whole, &filtered)
      }
      return filtered
    }
    for isExcerpt in [false, true] {
      for (image, band) in rendered.enumerated()
      where (renderer.strips.excerpts[image] != nil) == isExcerpt {
        guard let band else { continue }
        filter(image, band, rendered[renderer.strips.excerpts[image]?.image ?? image], &filtered)
      }
    }
    return filtered
  }

  /// - Parameter whole: if the image is an excerpt, the longer image's band.
  private func filter(
    _ image: Int, _ band: RowBand, _ whole: RowBand?, _ filtered: inout Filtered
  ) {
    guard let encoder = encoders[image] else {
      filtered.counted[image] = CountedBand(band, renderer.channels)
      return
    }
    // Filtering depends on the row above, so the row above must be the same too.
    if let index = renderer.strips.excerpts[image]?.image, let whole,
      band.rowCount == whole.rowCount, band.rowAbove == whole.rowAbove
    {
      filtered.rows[image] = filtered.rows[index]
      filtered.isShared[image] = true
    } else {
      filtered.rows[image] = encoder.filter(band)
    }
  }

  /// The second step: deflates a strip's filtered rows. The result has a piece for each image, or
  /// `nil` if the image has no rows in the strip.
  func deflate(_ filtered: Filtered, after previous: Filtered?) -> [Piece?] {
    var pieces = filtered.counted.map { $0.map { Piece.counted($0) } }
    func window(_ image: Int, _ encoder: BandEncoder) -> ContiguousArray<UInt8> {
      ContiguousArray(encoder.window(of: previous?.rows[image] ?? []))
    }
    func part(_ image: Int, _ encoder: BandEncoder) -> Piece? {
      let rows = filtered.rows[image]
      return rows.isEmpty ? nil : .encoded(encoder.deflate(rows, after: window(image, encoder)))
    }
    for (image, encoder) in encoders.enumerated() where renderer.strips.excerpts[image] == nil {
      if let encoder { pieces[image] = part(image, encoder) }
    }
    for (image, encoder) in encoders.enumerated() {
      guard let encoder, let whole = renderer.strips.excerpts[image]?.image else { continue }
      let isSame =
        filtered.isShared[image] && window(image, encoder) == window(whole, encoder)
      pieces[image] = isSame ? pieces[whole] : part(image, encoder)
    }
    return pieces
  }
}
