internal import PNGCodec
internal import Pixels

/// Encodes a strip of all images in two steps, so that each strip's matches can reach back into the
/// strip before.
struct BandPipeline: Sendable {
  let renderer: ArtworkRenderer
  /// One for each image.
  let encoders: [BandEncoder]

  /// The filtered rows of each image; empty for an image without rows in the strip.
  struct Filtered: Sendable {
    var rows: [ContiguousArray<UInt8>]
    /// Whether an excerpt has all rows of the image that it is an excerpt of, and filtered as they
    /// are.
    var isShared: [Bool]
  }

  /// The first step: renders a strip, and filters its rows.
  ///
  /// - Parameter rendered: the strip, if it has been rendered already.
  /// - Complexity: O(the artwork's pixels in the strip times the number of images)
  func filter(strip: Int, rendered: [RowBand?]?) -> Filtered {
    let bands = rendered ?? renderer.render(strip: strip)
    var filtered = Filtered(
      rows: [ContiguousArray<UInt8>](repeating: [], count: bands.count),
      isShared: [Bool](repeating: false, count: bands.count))
    for (image, band) in bands.enumerated() where renderer.excerpts[image] == nil {
      if let band { filtered.rows[image] = encoders[image].filter(band) }
    }
    for (image, band) in bands.enumerated() {
      guard let band, let whole = renderer.excerpts[image]?.image else { continue }
      filtered.isShared[image] = isShared(band, bands[whole])
      filtered.rows[image] =
        filtered.isShared[image] ? filtered.rows[whole] : encoders[image].filter(band)
    }
    return filtered
  }

  /// Whether filtering both gives the same: it depends on the row above too.
  private func isShared(_ band: RowBand, _ whole: RowBand?) -> Bool {
    band.rowCount == whole?.rowCount && band.rowAbove == whole?.rowAbove
  }

  /// The second step: deflates a strip's rows.
  ///
  /// - Returns: A part of each image; `nil` for an image without rows in the strip.
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
