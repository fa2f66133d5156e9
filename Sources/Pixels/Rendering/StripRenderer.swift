/// Renders turned, resampled images of an artwork, strip by strip.
///
/// A separable resize takes two one-dimensional passes, and a quarter turn swaps the axes. So a
/// vertical pass over the artwork's rows, stored transposed, and a vertical pass over the result
/// give the turned image: both passes are contiguous loops, and the turn costs nothing. Each strip
/// is converted to linear light once for all images.
///
/// Results differ by at most 1 of 255 from ``ReferenceRenderer``, which does the same in double
/// precision. See ``SRGBTransfer`` for why flat colors, and images that mix no pixels, are exact.
package struct StripRenderer: Sendable {
  package let artwork: Raster
  let images: [TurnedImage]
  let sources: [ImageSource]
  let background: RGBColor
  package let conversion: ColorConversion
  let tables: SampleTables
  let schedule: StripSchedule
  /// Whether some pixel of the artwork is not fully opaque.
  let hasTransparency: Bool

  /// An image's taps, and how it reads samples.
  struct ImageSource: Sendable {
    let rowTaps: AxisTaps
    let columnTaps: AxisTaps
    let usesRoundedSamples: Bool
  }

  /// - Parameter conversion: converts the artwork's samples; made for their bit depth, and for gray
  ///   or RGB.
  /// - Precondition: every image's samplings lie within the artwork.
  /// - Complexity: O(the images' rows and columns), plus the artwork's pixels if it has an alpha
  ///   channel.
  package init(
    artwork: Raster, conversion: ColorConversion = .none, images: [TurnedImage],
    filter: ResamplingFilter, background: RGBColor
  ) {
    for image in images {
      precondition(image.rows.sourceCount == artwork.size.width, "rows sample the columns")
      precondition(image.columns.sourceCount == artwork.size.height, "columns sample the rows")
      precondition(image.rows.count == image.content.height, "a sample for each content row")
      precondition(image.columns.count == image.content.width, "a sample for each content column")
    }
    let hasTransparency = artwork.hasTransparency()
    let is16 = if case .bits16 = artwork.samples { true } else { false }
    self.artwork = artwork
    self.images = images
    self.background = background
    self.conversion = conversion
    self.hasTransparency = hasTransparency
    tables = SampleTables.linear(for: artwork.samples, conversion)
    schedule = StripSchedule(images: images)
    sources = images.map { image in
      // The first pass reads linear light, the second reads the first one's output.
      let columnTaps = AxisTaps(image.columns, filter: filter, inputLimit: SRGBTransfer.one)
      let rowTaps = AxisTaps(image.rows, filter: filter, inputLimit: columnTaps.outputLimit)
      return ImageSource(
        rowTaps: rowTaps, columnTaps: columnTaps,
        usesRoundedSamples: is16 && conversion.isNone && !hasTransparency && rowTaps.isIdentity
          && columnTaps.isIdentity)
    }
  }

  /// How many strips there are; each can be rendered on its own, at the same time as others.
  package var stripCount: Int { schedule.rows.count }

  /// For each image, the one that it is an excerpt of: then its bands are parts of that one's, or the
  /// same.
  package var excerpts: [Excerpt?] { schedule.excerpts }

  /// Each image's rows in a strip, with the row above them; `nil` for an image without rows in it.
  package func render(strip: Int) -> [RowBand?] {
    var bands = [RowBand?](repeating: nil, count: images.count)
    render(strip: strip) { bands[$0] = $1 }
    return bands
  }

  /// Renders the images' rows in a strip one after another, so that they need not be in memory
  /// together.
  ///
  /// - Parameter body: called with an image's index and its rows, with the row above them; not for an
  ///   image without rows in the strip. Right after an image come its excerpts.
  package func render(strip: Int, body: (Int, RowBand) -> Void) {
    for usesRoundedSamples in [false, true] {
      let members = images.indices.filter {
        sources[$0].usesRoundedSamples == usesRoundedSamples && !schedule.rows[strip][$0].isEmpty
          && excerpts[$0] == nil
      }
      guard !members.isEmpty else { continue }
      let tables = usesRoundedSamples ? SampleTables.rounded16 : tables
      let light = linearStrip(of: members, strip: strip, tables: tables)
      for index in members {
        let rows = schedule.rows[strip][index]
        let turned = turnedPlanes(of: light, image: index, rows: rows)
        let band = band(of: turned, image: index, rows: rows, tables: tables)
        body(index, band)
        for (other, excerpt) in excerpts.enumerated() where excerpt?.image == index {
          if let part = excerpt?.band(of: band, rowCount: images[other].size.height) {
            body(other, part)
          }
        }
      }
    }
  }
}
