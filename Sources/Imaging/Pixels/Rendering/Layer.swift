/// A picture, with the taps and tables that are needed to sample the picture for images.
struct Layer: Sendable {
  let picture: PlacedPicture
  let sources: [ImageSource]
  let tables: SampleTables

  struct ImageSource: Sendable {
    let rowTaps: AxisTaps
    let columnTaps: AxisTaps
    /// Whether the image uses ``SampleTables/rounded16``, the tables for images that mix no pixels.
    let usesRoundedSamples: Bool
  }

  /// - Parameter isOnly: whether this layer is the images' only layer.
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

  private var planeCount: Int { picture.planeCount }

  /// The content's rows that lie in `rows` of an image or in the row above `rows`. PNG's row
  /// filters need the row above. The result is numbered from the content's top.
  private func contentRows(image: Int, _ rows: Range<Int>) -> Range<Int> {
    let content = picture.images[image].content
    let shown = (max(0, rows.lowerBound - 1)..<rows.upperBound).clamped(to: content.rows)
    return shown.lowerBound - content.y..<shown.upperBound - content.y
  }

  /// The pairs of the picture's columns that contribute to `rows` of an image, or to the row above
  /// these rows.
  func columnPairs(image: Int, _ rows: Range<Int>) -> Range<Int> {
    let rows = contentRows(image: image, rows)
    return rows.isEmpty ? 0..<0 : sources[image].rowTaps.pairs(of: rows)
  }

  /// The part of the picture that contributes to the rows in `members`, in premultiplied linear
  /// light. Each line of the planes is a row of the picture.
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

  /// Runs the first pass for rows of an image; `nil` if the rows lie outside the content. Each line
  /// of the result is a column of the picture. A line has a sample for each column of the image's
  /// content.
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

  /// Bytes that rendering an image's rows takes if no other image uses the same planes.
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
      planeCount: picture.planeCount
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

/// Planes of 16-bit linear light, one for each channel. Lines are interleaved in pairs: the samples
/// at x of lines 2j and 2j + 1 lie side by side at `2 * x` of pair j. In this order, a vertical
/// pass multiplies and adds neighboring samples. When planes are transposed, two such samples are
/// moved as one 4-byte unit.
struct PairedPlanes {
  /// The pairs of lines in the planes, numbered as in the whole picture.
  let pairs: Range<Int>
  /// Number of samples in each line, padded to whole vectors.
  let lineCount: Int
  let planeCount: Int
  var samples: ContiguousArray<Int16>

  /// Number of columns that kernels compute at a time.
  static let vector = 16

  static func padded(_ count: Int) -> Int { (count + vector - 1) / vector * vector }

  /// Samples from the start of one pair to the start of the next pair. The distance is an odd
  /// number of cache lines, so that the samples of a column fall into different cache sets.
  var stride: Int { Self.stride(lineCount: lineCount) }

  var planeStride: Int { stride * pairs.count }

  static func stride(lineCount: Int) -> Int {
    let cacheLine = 32
    return ((2 * lineCount + cacheLine - 1) / cacheLine | 1) * cacheLine
  }

  /// Makes planes and lets `fill` write them. Samples that `fill` does not write are undefined and
  /// must not become part of a result.
  init(
    pairs: Range<Int>, lineCount: Int, planeCount: Int,
    fill: (UnsafeMutablePointer<Int16>) -> Void
  ) {
    self.pairs = pairs
    self.lineCount = lineCount
    self.planeCount = planeCount
    let count = Self.stride(lineCount: lineCount) * pairs.count * planeCount
    samples = unsafe ContiguousArray(unsafeUninitializedCapacity: count) { buffer, initialized in
      if let base = buffer.baseAddress { unsafe fill(base) }
      initialized = count
    }
  }
}
