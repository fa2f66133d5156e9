internal import PNGCodec
internal import Pixels

/// Encodes a strip of all images in two steps, so that each strip's matches can reach back into the
/// previous strip.
struct BandPipeline: Sendable {
  let renderer: ArtworkRenderer
  /// The encoder of each image.
  let encoders: [BandEncoder]

  /// The filtered rows of each image; empty for an image without rows in the strip.
  struct Filtered: Sendable {
    var rows: [ContiguousArray<UInt8>]
    /// For each image, whether it is an excerpt whose filtered rows in the strip are the same as
    /// those of its longer image.
    var isShared: [Bool]
  }

  /// The first step: renders a strip, and filters its rows.
  ///
  /// - Parameter rendered: the bands of the strip, if it has already been rendered.
  /// - Complexity: O(the artwork's pixels in the strip times the number of images)
  func filter(strip: Int, rendered: [RowBand?]?) -> Filtered {
    var filtered = Filtered(
      rows: [ContiguousArray<UInt8>](repeating: [], count: encoders.count),
      isShared: [Bool](repeating: false, count: encoders.count))
    guard let rendered else {
      // The longer image's band, for the excerpts that follow it.
      var whole: RowBand?
      renderer.render(strip: strip) { image, band in
        if renderer.excerpts[image] == nil { whole = band }
        filter(image, band, whole, &filtered)
      }
      return filtered
    }
    for isExcerpt in [false, true] {
      for (image, band) in rendered.enumerated()
      where (renderer.excerpts[image] != nil) == isExcerpt {
        guard let band else { continue }
        filter(image, band, rendered[renderer.excerpts[image]?.image ?? image], &filtered)
      }
    }
    return filtered
  }

  /// - Parameter whole: the longer image's band, if the image is an excerpt.
  private func filter(
    _ image: Int, _ band: RowBand, _ whole: RowBand?, _ filtered: inout Filtered
  ) {
    // Filtering depends on the row above too.
    if let index = renderer.excerpts[image]?.image, let whole,
      band.rowCount == whole.rowCount, band.rowAbove == whole.rowAbove
    {
      filtered.rows[image] = filtered.rows[index]
      filtered.isShared[image] = true
    } else {
      filtered.rows[image] = encoders[image].filter(band)
    }
  }

  /// The second step: deflates a strip's filtered rows. `previous` has the rows of the previous
  /// strip; it is `nil` for the first strip.
  ///
  /// - Returns: The encoded part of each image; `nil` for an image without rows in the strip.
  /// - Complexity: O(the strip's rows)
  func deflate(_ filtered: Filtered, after previous: Filtered?) -> [EncodedPart?] {
    var parts = [EncodedPart?](repeating: nil, count: encoders.count)
    func window(_ image: Int) -> ContiguousArray<UInt8> {
      ContiguousArray(encoders[image].window(of: previous?.rows[image] ?? []))
    }
    func part(_ image: Int) -> EncodedPart? {
      let rows = filtered.rows[image]
      return rows.isEmpty ? nil : encoders[image].deflate(rows, after: window(image))
    }
    for image in encoders.indices where renderer.excerpts[image] == nil {
      parts[image] = part(image)
    }
    for image in encoders.indices {
      guard let whole = renderer.excerpts[image]?.image else { continue }
      let isSame = filtered.isShared[image] && window(image) == window(whole)
      parts[image] = isSame ? parts[whole] : part(image)
    }
    return parts
  }
}
