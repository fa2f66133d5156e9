/// A picture, ready to be sampled for images.
struct Layer: Sendable {
  let picture: PlacedPicture
  let sources: [ImageSource]
  let tables: SampleTables

  /// The taps of both axes of an image. `usesRoundedSamples` is whether the image uses
  /// ``SampleTables/rounded16``, because it mixes no pixels.
  struct ImageSource: Sendable {
    let rowTaps: AxisTaps
    let columnTaps: AxisTaps
    let usesRoundedSamples: Bool
  }

  /// - Parameter isOnly: whether the images have no other layer.
  /// - Complexity: O(the images' rows and columns)
  init(_ picture: PlacedPicture, filter: ResamplingFilter, isOnly: Bool) {
    self.picture = picture
    tables = SampleTables.linear(for: picture.raster.samples, picture.conversion)
    let is16 = if case .bits16 = picture.raster.samples { true } else { false }
    let mayBeRounded =
      isOnly && is16 && picture.conversion.isNone && !picture.hasTransparency
    var sources: [ImageSource] = []
    for image in picture.images {
      // Images of the same width often have the same columns.
      let same = sources.indices.first { picture.images[$0].columns == image.columns }
      let columnTaps =
        same.map { sources[$0].columnTaps } ?? AxisTaps(image.columns, filter: filter)
      let rowTaps = AxisTaps(image.rows, filter: filter, after: image.columns)
      sources.append(
        ImageSource(
          rowTaps: rowTaps, columnTaps: columnTaps,
          usesRoundedSamples: mayBeRounded && rowTaps.isIdentity && columnTaps.isIdentity))
    }
    self.sources = sources
  }

  /// Number of planes: one for each color channel, and one for alpha if the picture has
  /// transparency.
  private var planeCount: Int {
    picture.raster.channels.colorChannels + (picture.hasTransparency ? 1 : 0)
  }

  /// The rows of the content, counted from its top, that are visible in the given rows of an image
  /// and in the row above them.
  private func contentRows(image: Int, _ rows: Range<Int>) -> Range<Int> {
    let content = picture.images[image].content
    let shown = (max(0, rows.lowerBound - 1)..<rows.upperBound).clamped(to: content.rows)
    return shown.lowerBound - content.y..<shown.upperBound - content.y
  }

  /// The pairs of the picture's columns that contribute to an image's rows and to the row above
  /// them; empty if those rows do not show the picture.
  func columnPairs(image: Int, _ rows: Range<Int>) -> Range<Int> {
    let rows = contentRows(image: image, rows)
    return rows.isEmpty ? 0..<0 : sources[image].rowTaps.pairs(of: rows)
  }

  /// The part of the picture that images need for their rows, in premultiplied linear light. Its
  /// planes hold pairs of the picture's rows; each line runs across the picture's columns.
  func linearStrip(
    of members: [(image: Int, rows: Range<Int>)], tables: SampleTables
  ) -> LinearStrip {
    var columns = 0..<0
    var rowPairs = 0..<0
    for (image, rows) in members {
      columns = union(columns, columnPairs(image: image, rows))
      let width = picture.images[image].content.width
      rowPairs = union(rowPairs, sources[image].columnTaps.pairs(of: 0..<width))
    }
    return LinearStrip(of: picture, columnPairs: columns, rowPairs: rowPairs, tables)
  }

  private func union(_ first: Range<Int>, _ second: Range<Int>) -> Range<Int> {
    if first.isEmpty { return second }
    if second.isEmpty { return first }
    return min(first.lowerBound, second.lowerBound)..<max(first.upperBound, second.upperBound)
  }

  /// Runs the first of two vertical passes, the one over the picture's rows, for rows of an image.
  /// Its result is stored transposed, in pairs of the picture's columns; each line runs across the
  /// image's columns. Returns `nil` if the picture is not visible in the image's rows.
  func rows(of light: LinearStrip, image: Int, _ rows: Range<Int>) -> LayerRows? {
    let columnPairs = columnPairs(image: image, rows)
    if columnPairs.isEmpty { return nil }
    let source = sources[image]
    let content = picture.images[image].content
    let turned = unsafe PairedPlanes(
      pairs: columnPairs, lineCount: PairedPlanes.padded(content.width), planeCount: planeCount
    ) { output in
      unsafe FirstPassKernel(
        light: light, taps: source.columnTaps, columnPairs: columnPairs, width: content.width
      ).run(into: output)
    }
    return LayerRows(
      turned: turned, taps: source.rowTaps, content: content,
      colorChannels: picture.raster.channels.colorChannels, hasAlpha: picture.hasTransparency)
  }

  /// Bytes that rendering an image's rows takes, counted as if each image were rendered with planes
  /// of its own.
  func bytes(image: Int, _ rows: Range<Int>) -> Int {
    let pairs = columnPairs(image: image, rows)
    if pairs.isEmpty { return 0 }
    let columns = 2 * pairs.count + PairedPlanes.vector
    let lines =
      picture.raster.size.height + picture.images[image].content.width + 2 * PairedPlanes.vector
    return columns * lines * planeCount * MemoryLayout<Int16>.size
  }
}

/// Some adjacent columns of a picture, in linear light with premultiplied alpha. The lines of the
/// planes are the picture's rows.
struct LinearStrip {
  /// Pairs of columns in the strip; every line begins with the first pair.
  let columnPairs: Range<Int>
  let planes: PairedPlanes

  init(
    of picture: PlacedPicture, columnPairs: Range<Int>, rowPairs: Range<Int>,
    _ tables: SampleTables
  ) {
    self.columnPairs = columnPairs
    // A kernel may start at any pair of columns, and reads whole vectors from there.
    let lineCount = PairedPlanes.padded(2 * columnPairs.count) + PairedPlanes.vector
    let (raster, withAlpha) = (picture.raster, picture.hasTransparency)
    planes = unsafe PairedPlanes(
      pairs: rowPairs, lineCount: lineCount,
      planeCount: raster.channels.colorChannels + (withAlpha ? 1 : 0)
    ) { output in
      let kernel = LinearizeKernel(
        artwork: raster, columns: 2 * columnPairs.lowerBound..<2 * columnPairs.upperBound,
        rowPairs: rowPairs, lineCount: lineCount, withAlpha: withAlpha)
      switch raster.samples {
      case .bits8(let samples):
        unsafe kernel.run(samples, tables: tables, conversion: picture.conversion, into: output)
      case .bits16(let samples):
        unsafe kernel.run(samples, tables: tables, conversion: picture.conversion, into: output)
      }
    }
  }
}
