import LaunchImages
import Pixels

extension Canvas {
  /// Draws an 8-bit picture scaled to a frame, as far as it is inside a rectangle with round
  /// corners. Each pixel is the mean of the area that it covers.
  ///
  /// - Complexity: O(pixels of the picture and of the frame)
  mutating func draw(
    _ picture: Raster, in frame: ViewFrame, clippedTo clip: ViewFrame, radius: Double = 0
  ) {
    guard case .bits8(let source) = picture.samples else { return }
    let (visible, own) = (pixels(in: clip), pixels(in: frame))
    let rows = visible.rows.clamped(to: own.rows)
    let columns = visible.columns.clamped(to: own.columns)
    let across = columns.map {
      Footprint($0, start: frame.x, length: frame.width, count: picture.size.width)
    }
    let box = RoundedBox(clip, radius: radius)
    let channels = picture.channels.count
    for y in rows {
      let down = Footprint(y, start: frame.y, length: frame.height, count: picture.size.height)
      for (x, across) in zip(columns, across) {
        var sum = SIMD4<Double>(0, 0, 0, channels == 4 ? 0 : 1)
        for (row, high) in zip(down.range, down.shares) {
          for (column, wide) in zip(across.range, across.shares) {
            let place = (row * picture.size.width + column) * channels
            // Transparent pixels have no color.
            let alpha = channels == 4 ? Double(source[place + 3]) / 255 : 1
            let share = high * wide * alpha
            sum.x += share * Double(source[place])
            sum.y += share * Double(source[place + 1])
            sum.z += share * Double(source[place + 2])
            if channels == 4 { sum.w += share }
          }
        }
        guard sum.w > 0 else { continue }
        func sample(_ value: Double) -> UInt8 { UInt8(min(max(value / sum.w, 0), 255).rounded()) }
        let color = RGBColor(red: sample(sum.x), green: sample(sum.y), blue: sample(sum.z))
        blend(color, sum.w * box.cover(x, y), x, y)
      }
    }
  }
}

/// The pixels of a picture along one axis that become one pixel of a canvas, and their shares.
private struct Footprint {
  let range: Range<Int>
  let shares: [Double]

  /// - Parameters:
  ///   - start: where the picture begins on the canvas.
  ///   - length: the length of the picture on the canvas.
  ///   - count: the number of pixels of the picture.
  init(_ pixel: Int, start: Double, length: Double, count: Int) {
    let step = Double(count) / length
    let middle = (Double(pixel) + 0.5 - start) * step
    // An enlarged picture is interpolated between neighboring pixels.
    let reach = max(step, 1) / 2
    let low = min(max(middle - reach, 0), Double(count) - 0.001)
    let high = max(min(middle + reach, Double(count)), low + 0.001)
    range = Int(low)..<min(Int(high.rounded(.up)), count)
    shares = range.map { index in
      (min(high, Double(index + 1)) - max(low, Double(index))) / (high - low)
    }
  }
}
