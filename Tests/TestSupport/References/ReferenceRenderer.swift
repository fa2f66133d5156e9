package import Pixels

/// The definition of rendering, step by step in double precision: samples become linear light, are
/// premultiplied, resampled along each axis, composited and encoded.
package struct ReferenceRenderer {
  private let artwork: Raster?
  private let logo: Raster?
  private let filter: ResamplingFilter
  private let background: Background

  package init(
    artwork: Raster?, logo: Raster?, filter: ResamplingFilter, background: Background
  ) {
    self.artwork = artwork
    self.logo = logo
    self.filter = filter
    self.background = background
  }

  package init(artwork: Raster, filter: ResamplingFilter, background: RGBColor) {
    self.init(artwork: artwork, logo: nil, filter: filter, background: .color(background))
  }

  /// The image's samples: opaque RGB, row-major, top row first.
  package func render(_ image: TurnedImage) -> ContiguousArray<UInt8> {
    let frame = ImageFrame(size: image.size, rotation: .none)
    return ContiguousArray(values(frame, artwork: image, logo: nil).map { UInt8($0.rounded()) })
  }

  /// The image's samples from 0 through 255, before rounding and dithering.
  ///
  /// - Parameters:
  ///   - artwork: the artwork's placement, if there is an artwork.
  ///   - logo: the logo's placement, if there is a logo.
  package func values(
    _ frame: ImageFrame, artwork: TurnedImage?, logo: TurnedImage?
  ) -> [Double] {
    let artwork = self.artwork.flatMap { raster in artwork.map { resampled(raster, $0) } }
    let logo = self.logo.flatMap { raster in logo.map { resampled(raster, $0) } }
    var result: [Double] = []
    for y in 0..<frame.size.height {
      for x in 0..<frame.size.width {
        var light = self.light(x, y, in: frame)
        for layer in [artwork, logo] {
          guard let layer, layer.content.rows.contains(y), layer.content.columns.contains(x)
          else { continue }
          let mixed = layer.pixels[y - layer.content.y][x - layer.content.x]
          let clear = 1 - min(max(mixed[3], 0), 1)
          light = zip(mixed, light).map { $0 + $1 * clear }
        }
        result += light.map { SRGBTransfer.encode(min(max($0, 0), 1)) * 255 }
      }
    }
    return result
  }

  /// Linear red, green and blue of the background at a pixel.
  private func light(_ x: Int, _ y: Int, in frame: ImageFrame) -> [Double] {
    switch background {
    case .color(let color):
      return color.samples.map { SRGBTransfer.linear(Double($0) / 255) }
    case .gradient(let gradient):
      let size = frame.rotation.size(of: frame.size)
      let place = GradientLine(gradient.direction, frame: size, turned: frame.rotation)
        .position(column: x, row: y)
      let light = GradientColors(gradient).light(at: place)
      return [light.x, light.y, light.z]
    }
  }

  /// A picture resampled for an image: premultiplied red, green, blue and alpha, indexed by the
  /// content's row and column.
  private func resampled(
    _ picture: Raster, _ image: TurnedImage
  ) -> (content: PixelRect, pixels: [[[Double]]]) {
    let content = image.content
    let rowTaps = (0..<content.height).map { image.rows.taps(of: $0, filter: filter) }
    let columnTaps = (0..<content.width).map { image.columns.taps(of: $0, filter: filter) }
    let channels = (0..<4).map { turned(picture, channel: $0, columnTaps: columnTaps) }
    let pixels = rowTaps.map { taps in
      (0..<content.width).map { x in channels.map { plane in mix(taps) { plane[$0][x] } } }
    }
    return (content, pixels)
  }

  /// Each of the picture's columns, resampled along the image's x: `[column][image x]`.
  private func turned(
    _ picture: Raster, channel: Int, columnTaps: [(first: Int, weights: [Double])]
  ) -> [[Double]] {
    (0..<picture.size.width).map { column in
      let light = (0..<picture.size.height).map { row in
        picture.premultiplied(column: column, row: row)[channel]
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
}

extension Raster {
  /// Premultiplied red, green, blue and alpha in linear light.
  fileprivate func premultiplied(column: Int, row: Int) -> [Double] {
    let start = (row * size.width + column) * channels.count
    let alpha = channels.hasAlpha ? value(at: start + channels.count - 1) : 1
    let colors = (0..<3).map { color in
      SRGBTransfer.linear(value(at: start + min(color, channels.colorChannels - 1))) * alpha
    }
    return colors + [alpha]
  }

  /// A sample, scaled to 0 through 1.
  private func value(at index: Int) -> Double {
    switch samples {
    case .bits8(let samples): Double(samples[index]) / 255
    case .bits16(let samples): Double(samples[index]) / 65535
    }
  }
}

extension AxisSampling {
  /// The taps of the image's sample `index`: the first artwork pixel, and the weights of that pixel
  /// and the following ones.
  package func taps(of index: Int, filter: ResamplingFilter) -> (first: Int, weights: [Double]) {
    var weights: [Double] = []
    let first = appendTaps(of: index, filter: filter, to: &weights)
    return (first, weights)
  }
}
