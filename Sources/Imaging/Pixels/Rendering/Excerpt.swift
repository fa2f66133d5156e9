/// Describes an image as an excerpt of a longer image of the same width, which contains all of its
/// rows one after another. Such rows are rendered only once.
package struct Excerpt: Equatable, Sendable {
  /// Index of the longer image.
  package let image: Int
  /// The row of the longer image that is the excerpt's first row.
  package let firstRow: Int

  /// For each image of a layer, the longer image that it is an excerpt of, if any. An excerpt has
  /// the taps of the longer image, so it has the same pixels as if it were rendered alone.
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

  /// The part of a band of the longer image that belongs to the excerpt, as a band of the excerpt;
  /// `nil` if there is none.
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
  /// The row of a longer image that shows about the same of the artwork as this image's first row;
  /// `nil` if this image is not an excerpt of the longer image.
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
