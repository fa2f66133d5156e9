/// Assigns the rows of each image to strips.
///
/// A strip is a range of artwork columns. Because images are turned, a strip is also a range of
/// rows in every image. The cuts between strips depend only on the artwork and the images, not on
/// the number of workers. The same input therefore gives the same strips on every machine.
struct StripSchedule: Sendable {
  /// Rows of each image in each strip. The first index is the strip, and the second index is the
  /// image. An image may have no rows in a strip.
  let rows: [[Range<Int>]]
  /// For each image that is an excerpt of a longer image, the excerpt; for other images, `nil`. A
  /// row of the excerpt is in the same strip as the equal row of the longer image.
  let excerpts: [Excerpt?]

  /// Number of artwork columns in a strip. With 64 columns, one channel of a strip stays in a
  /// core's L2 cache, and the filter reads few further columns on either side. With 128 columns,
  /// files are 0.1 % smaller, but rendering takes 4 to 7 MB more memory and is not faster.
  static let columnsPerStrip = 64

  /// Strips of the tallest image have at least this many rows on average. Without this minimum,
  /// strips of panoramas would have too few rows, because panoramas are shrunk to few rows.
  static let leastRows = 16

  /// Evenly divides images without an artwork.
  init(_ frames: [ImageFrame]) {
    let longest = frames.map(\.size.height).max() ?? 0
    let count = max(1, longest / Self.columnsPerStrip)
    rows = (0..<count).map { strip in
      frames.map { frame in
        let height = frame.size.height
        return strip * height / count..<(strip + 1) * height / count
      }
    }
    excerpts = [Excerpt?](repeating: nil, count: frames.count)
  }

  /// Divides images that show an artwork.
  init(images: [TurnedImage], excerpts: [Excerpt?]) {
    let starts = images.map { $0.rows.origin }
    let ends = images.map { $0.rows.origin + $0.rows.extent }
    let start = starts.min() ?? 0
    let extent = (ends.max() ?? 0) - start
    // An enlarged artwork has fewer columns than the image has rows; then the number of rows
    // decides.
    let rowCount = images.map { $0.content.height }.max() ?? 0
    let longest = max(extent, Double(rowCount))
    let count = max(
      1, min(Int((longest / Double(Self.columnsPerStrip)).rounded()), rowCount / Self.leastRows))
    var rows = [[Range<Int>]](repeating: [], count: count)
    for (image, excerpt) in zip(images, excerpts) {
      guard excerpt == nil else {
        for strip in 0..<count { rows[strip].append(0..<0) }
        continue
      }
      var strips = [Range<Int>?](repeating: nil, count: count)
      for row in 0..<image.content.height {
        let place = (image.rows.center(of: row) - start) / extent * Double(count)
        let strip = min(max(Int(place), 0), count - 1)
        strips[strip] = (strips[strip]?.lowerBound ?? row)..<row + 1
      }
      for strip in 0..<count { rows[strip].append(image.withBackground(strips[strip])) }
    }
    for (index, excerpt) in excerpts.enumerated() {
      guard let excerpt else { continue }
      let shown = excerpt.firstRow..<excerpt.firstRow + images[index].size.height
      for strip in 0..<count {
        let held = rows[strip][excerpt.image].clamped(to: shown)
        rows[strip][index] = held.lowerBound - shown.lowerBound..<held.upperBound - shown.lowerBound
      }
    }
    // Strips are ordered from the images' first row to their last.
    self.rows = images.first?.rows.isReversed == true ? rows.reversed() : rows
    self.excerpts = excerpts
  }
}

/// An image that is a part of a longer image of the same width. The rows that both images show are
/// rendered only once.
package struct Excerpt: Equatable, Sendable {
  package let image: Int
  /// The index of the excerpt's first row in the longer image.
  package let firstRow: Int

  /// For each image of a layer, the part of a longer image that the image equals; `nil` if the
  /// image is not an excerpt. The excerpt has the same taps as this part, and therefore the same
  /// pixels.
  ///
  /// - Complexity: O(n²) comparisons of two images' taps
  static func all(of layer: Layer) -> [Excerpt?] {
    let images = layer.picture.images
    var excerpts = [Excerpt?](repeating: nil, count: images.count)
    let order = images.indices.sorted {
      (images[$0].size.height, $0) < (images[$1].size.height, $1)
    }
    for index in order {
      excerpts[index] =
        order.reversed().lazy.compactMap { whole in
          let isLonger = images[whole].size.height > images[index].size.height
          guard isLonger, excerpts[whole] == nil,
            let row = images[index].firstRow(in: images[whole]),
            layer.sources[index].rowTaps.areTaps(of: layer.sources[whole].rowTaps, from: row)
          else { return nil }
          return Excerpt(image: whole, firstRow: row)
        }.first
    }
    return excerpts
  }

  /// The part of a longer image's band that belongs to the excerpt.
  func band(of band: RowBand, rowCount: Int) -> RowBand? {
    let rows = (band.firstRow..<band.firstRow + band.rowCount)
      .clamped(to: firstRow..<firstRow + rowCount)
    guard !rows.isEmpty else { return nil }
    let bytes = band.rowBytes
    let start = (rows.lowerBound - band.firstRow) * bytes
    var result = RowBand(
      firstRow: rows.lowerBound - firstRow, rowCount: rows.count, samples: band.samples)
    if rows.count < band.rowCount {
      result.samples = ContiguousArray(band.samples[start..<start + rows.count * bytes])
    }
    if rows.lowerBound > firstRow {
      result.rowAbove =
        start == 0 ? band.rowAbove : ContiguousArray(band.samples[start - bytes..<start])
    }
    return result
  }
}

extension TurnedImage {
  /// Converts rows of the content to rows of the image. Rows that begin at the content's top
  /// include all background above. Rows that end at the content's bottom include all background
  /// below.
  fileprivate func withBackground(_ rows: Range<Int>?) -> Range<Int> {
    guard let rows else { return 0..<0 }
    let first = rows.lowerBound == 0 ? 0 : content.y + rows.lowerBound
    return first..<(rows.upperBound == content.height ? size.height : content.y + rows.upperBound)
  }

  /// The row of a longer image whose position in the artwork is nearest to this image's first row;
  /// `nil` if this image cannot be an excerpt of the longer image.
  fileprivate func firstRow(in whole: TurnedImage) -> Int? {
    guard fills, whole.fills, size.width == whole.size.width, columns == whole.columns,
      rows.isReversed == whole.rows.isReversed
    else { return nil }
    let first = (rows.center(of: 0) - whole.rows.center(of: 0)) / rows.scale
    let row = Int((rows.isReversed ? -first : first).rounded())
    return row >= 0 && row + size.height <= whole.size.height ? row : nil
  }

  /// Whether the picture fills the image, with no background visible around it.
  var fills: Bool { content.width == size.width && content.height == size.height }
}
