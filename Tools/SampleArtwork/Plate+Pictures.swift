extension Plate {
  /// Shrinks the middle of a finished picture: the largest part with the plate's proportions. In
  /// linear light, each pixel is the mean of the area that it covers.
  init(shrinking canvas: Canvas, width: Int, height: Int) {
    self.init(width: width, height: height)
    let step = min(Float(canvas.height) / Float(height), Float(canvas.width) / Float(width))
    let left = (Float(canvas.width) - step * Float(width)) / 2
    let top = (Float(canvas.height) - step * Float(height)) / 2
    let columns = Self.shares(count: width, start: left, step: step, limit: canvas.width)
    let rows = Self.shares(count: height, start: top, step: step, limit: canvas.height)
    let lights = (0...255).map { Color(hex: $0 * 0x010101).light.x }
    for (y, row) in rows.enumerated() {
      for (x, column) in columns.enumerated() {
        var sum = SIMD3<Float>.zero
        for sourceY in row {
          for sourceX in column {
            let place = (sourceY.index * canvas.width + sourceX.index) * canvas.channels
            let light = SIMD3(
              lights[Int(canvas.samples[place])], lights[Int(canvas.samples[place + 1])],
              lights[Int(canvas.samples[place + 2])])
            sum += light * (sourceX.share * sourceY.share)
          }
        }
        self[x, y] = Color(sum.x, sum.y, sum.z)
      }
    }
  }

  var turnedClockwise: Plate {
    var turned = Plate(width: height, height: width)
    for y in 0..<height {
      for x in 0..<width {
        turned[height - 1 - y, x] = self[x, y]
      }
    }
    return turned
  }

  /// Converts the plate without developing it; pixels outside the shape are transparent.
  func canvas(within shape: Shape) -> Canvas {
    var samples: [UInt8] = []
    samples.reserveCapacity(width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let value = self[x, y].encoded + 0.5
        for channel in 0..<3 {
          samples.append(UInt8(Math.clamp(value[channel], 0, 255)))
        }
        let distance = shape.distance(SIMD2(Float(x) + 0.5, Float(y) + 0.5))
        samples.append(UInt8(Math.clamp(0.5 - distance) * 255 + 0.5))
      }
    }
    return Canvas(width: width, height: height, channels: 4, samples: samples)
  }

  /// For each of `count` pixels, the source pixels that it covers, with their shares of its area.
  private static func shares(
    count: Int, start: Float, step: Float, limit: Int
  ) -> [[(index: Int, share: Float)]] {
    (0..<count).map { number in
      let low = start + step * Float(number)
      let high = min(low + step, Float(limit))
      return (Int(low)..<Int(high.rounded(.up))).map { index in
        let covered = min(high, Float(index + 1)) - max(low, Float(index))
        return (index, covered / (high - low))
      }
    }
  }
}
