/// The reference: what rendering means, in double precision and step by step: linear light,
/// premultiplied, each axis resampled by its taps, composited, encoded. Slow and readable; tests
/// and benchmarks compare ``StripRenderer`` with it.
package struct ReferenceRenderer {
  let artwork: Raster
  let filter: ResamplingFilter
  let background: RGBColor

  package init(artwork: Raster, filter: ResamplingFilter, background: RGBColor) {
    self.artwork = artwork
    self.filter = filter
    self.background = background
  }

  /// The image's samples: opaque RGB, row-major, top row first.
  package func render(_ image: TurnedImage) -> ContiguousArray<UInt8> {
    let content = image.content
    let rowTaps = (0..<content.height).map { image.rows.taps(of: $0, filter: filter) }
    let columnTaps = (0..<content.width).map { image.columns.taps(of: $0, filter: filter) }
    let channels = (0..<4).map { turned(channel: $0, columnTaps: columnTaps) }
    var result = ContiguousArray<UInt8>()
    for y in 0..<image.size.height {
      for x in 0..<image.size.width {
        guard content.rows.contains(y), content.columns.contains(x) else {
          result.append(contentsOf: background.samples)
          continue
        }
        let mixed = channels.map { plane in
          mix(rowTaps[y - content.y]) { plane[$0][x - content.x] }
        }
        let clear = 1 - min(max(mixed[3], 0), 1)
        for (light, sample) in zip(mixed, background.samples) {
          let value = light + SRGBTransfer.linear(Double(sample) / 255) * clear
          result.append(UInt8((SRGBTransfer.encode(min(max(value, 0), 1)) * 255).rounded()))
        }
      }
    }
    return result
  }

  /// Each artwork column, resampled along the image's x: `[artwork column][image x]`.
  private func turned(
    channel: Int, columnTaps: [(first: Int, weights: [Double])]
  ) -> [[Double]] {
    (0..<artwork.size.width).map { column in
      let light = (0..<artwork.size.height).map { row in
        premultiplied(column: column, row: row)[channel]
      }
      return columnTaps.map { taps in mix(taps) { light[$0] } }
    }
  }

  private func mix(
    _ taps: (first: Int, weights: [Double]), _ value: (Int) -> Double
  ) -> Double {
    var sum = 0.0
    for (index, weight) in taps.weights.enumerated() { sum += weight * value(taps.first + index) }
    return sum
  }

  /// Red, green, blue and alpha in linear light.
  private func premultiplied(column: Int, row: Int) -> [Double] {
    let channels = artwork.channels
    let start = (row * artwork.size.width + column) * channels.count
    let alpha = channels.hasAlpha ? value(at: start + channels.count - 1) : 1
    let colors = (0..<3).map { color in
      SRGBTransfer.linear(value(at: start + min(color, channels.colorChannels - 1))) * alpha
    }
    return colors + [alpha]
  }

  /// A sample, scaled to 0 through 1.
  private func value(at index: Int) -> Double {
    switch artwork.samples {
    case .bits8(let samples): Double(samples[index]) / 255
    case .bits16(let samples): Double(samples[index]) / 65535
    }
  }
}
