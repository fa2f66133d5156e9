/// Renders turned, resampled images of an artwork, strip by strip. An image has a logo over the
/// artwork over the background.
///
/// A resize takes two one-dimensional passes. The renderer makes a vertical pass over the artwork's
/// rows, stores the result transposed, and makes a vertical pass over the transposed result. The
/// transposition also makes the quarter turn, so the turn costs nothing. Each strip is converted to
/// linear light once for all images.
///
/// Results differ by at most 1 of 255 from ``ReferenceRenderer``, which does the same in double
/// precision. ``SRGBTransfer`` explains why flat colors, and images that mix no pixels, are exact.
package struct StripRenderer: Sendable {
  let frames: [ImageFrame]
  let artwork: Layer?
  let logo: Layer?
  private let composers: [RowComposer]
  private let schedule: StripSchedule

  /// Without an artwork, images have only a background and a logo. Without a background, images
  /// have an alpha channel and four samples per pixel.
  package init(
    _ frames: [ImageFrame], artwork: PlacedPicture?, logo: PlacedPicture?,
    filter: ResamplingFilter, background: Background?
  ) {
    for picture in [artwork, logo] {
      precondition(picture.map { $0.images.map(\.size) == frames.map(\.size) } ?? true)
    }
    self.frames = frames
    let layer = artwork.map { Layer($0, filter: filter, isOnly: logo == nil) }
    let isGradient = if case .gradient = background { true } else { false }
    // A gradient and a logo are placed in the frame, so they differ between images that show the
    // same rows of the artwork.
    let hasExcerpts = logo == nil && (!isGradient || artwork?.coversImages == true)
    schedule =
      layer.map {
        StripSchedule(
          images: $0.picture.images,
          excerpts: hasExcerpts ? Excerpt.all(of: $0) : $0.picture.images.map { _ in nil })
      } ?? StripSchedule(frames)
    self.artwork = layer
    self.logo = logo.map { Layer($0, filter: filter, isOnly: false) }
    composers = Self.composers(frames, background)
  }

  private static func composers(
    _ frames: [ImageFrame], _ background: Background?
  ) -> [RowComposer] {
    let encoded = SRGBTransfer.shared.encoded
    let tables =
      if case .gradient = background { CompositionTables.shared } else { nil as CompositionTables? }
    // Several images may have the same frame.
    var known: [ImageFrame: Backdrop] = [:]
    return frames.map { frame in
      let backdrop = known[frame] ?? Backdrop(background, in: frame, tables)
      known[frame] = backdrop
      return RowComposer(width: frame.size.width, backdrop: backdrop, encoded: encoded)
    }
  }

  /// Number of strips, which can be rendered concurrently.
  package var stripCount: Int { schedule.rows.count }

  /// For each image that is an excerpt of a longer image, the excerpt; for other images, `nil`.
  package var excerpts: [Excerpt?] { schedule.excerpts }

  /// Renders each image's rows in a strip, and the row above these rows. An image without rows in
  /// the strip gets `nil`.
  package func render(strip: Int) -> [RowBand?] {
    var bands = [RowBand?](repeating: nil, count: frames.count)
    render(strip: strip) { bands[$0] = $1 }
    return bands
  }

  /// Calls `body` for each image that has rows in a strip, with the image's index and the band of
  /// these rows. Directly after an image, `body` is called for the image's excerpts.
  package func render(strip: Int, body: (Int, RowBand) -> Void) {
    let members = frames.indices.filter {
      !schedule.rows[strip][$0].isEmpty && excerpts[$0] == nil
    }
    guard let artwork else { return render(members, strip, nil, composers, body) }
    for usesRoundedSamples in [false, true] {
      let members = members.filter {
        artwork.sources[$0].usesRoundedSamples == usesRoundedSamples
      }
      guard !members.isEmpty else { continue }
      let tables = usesRoundedSamples ? SampleTables.rounded16 : artwork.tables
      let light = artwork.linearStrip(
        of: members.map { ($0, schedule.rows[strip][$0]) }, tables: tables)
      let composers = usesRoundedSamples ? composers.map { $0.encoding(tables.encoded) } : composers
      render(members, strip, light, composers, body)
    }
  }

  private func render(
    _ members: [Int], _ strip: Int, _ light: LinearStrip?, _ composers: [RowComposer],
    _ body: (Int, RowBand) -> Void
  ) {
    for index in members {
      let rows = schedule.rows[strip][index]
      let band = band(index, rows, light, composers[index])
      body(index, band)
      for (other, excerpt) in excerpts.enumerated() where excerpt?.image == index {
        if let part = excerpt?.band(of: band, rowCount: frames[other].size.height) {
          body(other, part)
        }
      }
    }
  }

  private func band(
    _ image: Int, _ rows: Range<Int>, _ light: LinearStrip?, _ composer: RowComposer
  ) -> RowBand {
    let kernel = BandKernel(
      artwork: light.flatMap { artwork?.rows(of: $0, image: image, rows) },
      logo: logo.flatMap { logo in
        if logo.columnPairs(image: image, rows).isEmpty { return nil }
        let strip = logo.linearStrip(of: [(image, rows)], tables: logo.tables)
        return logo.rows(of: strip, image: image, rows)
      },
      composer: composer)
    let above = max(0, rows.lowerBound - 1)..<rows.lowerBound
    return RowBand(
      firstRow: rows.lowerBound, rowCount: rows.count, samples: kernel.samples(of: rows),
      rowAbove: kernel.samples(of: above))
  }

  /// Upper bound of the bytes that rendering a strip takes, including the strip's bands.
  package var bytesPerStrip: Int {
    schedule.rows.map { strip in
      strip.indices.reduce(0) { sum, image in
        let rows = strip[image]
        if rows.isEmpty { return sum }
        let layers =
          excerpts[image] == nil
          ? [artwork, logo].reduce(0) { $0 + ($1?.bytes(image: image, rows) ?? 0) } : 0
        let channels = composers[image].backdrop.channels
        return sum + layers + (rows.count + 1) * frames[image].size.width * channels
      }
    }.max() ?? 0
  }
}
