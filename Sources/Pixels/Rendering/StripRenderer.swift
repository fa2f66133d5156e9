/// Makes turned, resampled images of an artwork, strip by strip.
///
/// A separable resize needs two one-dimensional passes, and a turn by a quarter swaps which axis
/// is which. So a vertical pass over the artwork's rows, stored transposed, and a vertical pass
/// over that give the turned image: both passes are contiguous loops, and the turn costs nothing.
/// Each strip is converted to linear light once for all images.
///
/// Results differ by at most 1 of 255 from ``ReferenceRenderer``, which does the same in double
/// precision. (Where an artwork is shrunk by more than 30 times, a pattern that is made for it can
/// differ by 2.) See ``SRGBTransfer`` for why flat colors, and images that mix no pixels, are
/// exact.
package struct StripRenderer: Sendable {
  package let artwork: Raster
  let images: [TurnedImage]
  let sources: [ImageSource]
  let background: RGBColor
  package let conversion: ColorConversion
  let tables: SampleTables
  let schedule: StripSchedule
  /// Whether the artwork's alpha channel says anything.
  let hasTransparency: Bool

  /// An image's taps, and how it reads samples.
  struct ImageSource: Sendable {
    let rowTaps: AxisTaps
    let columnTaps: AxisTaps
    let usesRoundedSamples: Bool
  }

  /// - Parameter conversion: of the artwork's samples; for just their depth, and for gray or RGB
  ///   as they are.
  /// - Precondition: every image's samplings lie within the artwork.
  /// - Complexity: O(the images' rows and columns), and one look at each of the artwork's pixels
  ///   if it has an alpha channel.
  package init(
    artwork: Raster, conversion: ColorConversion = .none, images: [TurnedImage],
    filter: ResamplingFilter, background: RGBColor
  ) {
    for image in images {
      precondition(image.rows.sourceCount == artwork.size.width, "rows sample the columns")
      precondition(image.columns.sourceCount == artwork.size.height, "columns sample the rows")
      precondition(image.rows.count == image.content.height, "each content row samples")
      precondition(image.columns.count == image.content.width, "each content column samples")
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
      // The first pass takes linear light, the second what the first gives.
      let columnTaps = AxisTaps(image.columns, filter: filter, inputLimit: SRGBTransfer.one)
      let rowTaps = AxisTaps(image.rows, filter: filter, inputLimit: columnTaps.outputLimit)
      return ImageSource(
        rowTaps: rowTaps, columnTaps: columnTaps,
        usesRoundedSamples: is16 && conversion.isNone && !hasTransparency && rowTaps.isIdentity
          && columnTaps.isIdentity)
    }
  }

  /// How many strips there are; each can be rendered by itself, at the same time as others.
  package var stripCount: Int { schedule.rows.count }

  /// The rows of each image that lie in a strip, each with the row above; `nil` for an image of
  /// which none does.
  package func render(strip: Int) -> [RowBand?] {
    var bands = [RowBand?](repeating: nil, count: images.count)
    for usesRoundedSamples in [false, true] {
      let members = images.indices.filter {
        sources[$0].usesRoundedSamples == usesRoundedSamples && !schedule.rows[strip][$0].isEmpty
      }
      guard !members.isEmpty else { continue }
      let tables = usesRoundedSamples ? SampleTables.rounded16 : tables
      let light = linearStrip(of: members, strip: strip, tables: tables)
      for index in members {
        let rows = schedule.rows[strip][index]
        let turned = turnedPlanes(of: light, image: index, rows: rows)
        bands[index] = band(of: turned, image: index, rows: rows, tables: tables)
      }
    }
    return bands
  }
}
