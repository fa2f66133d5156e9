internal import LaunchImages
internal import Pictures
internal import Pixels

/// An image to draw on, in 8-bit RGB. Edges between pixels are antialiased.
struct Canvas {
  let size: PixelSize
  private var samples: ContiguousArray<UInt8>

  init(size: PixelSize, _ color: RGBColor) {
    self.size = size
    samples = ContiguousArray(repeating: 0, count: size.area * 3)
    for start in stride(from: 0, to: samples.count, by: 3) {
      samples[start] = color.red
      samples[start + 1] = color.green
      samples[start + 2] = color.blue
    }
  }

  var raster: Raster { Raster(size: size, channels: .rgb, samples: .bits8(samples)) }

  func pixels(in frame: ViewFrame) -> (columns: Range<Int>, rows: Range<Int>) {
    func range(_ start: Double, _ length: Double, _ limit: Int) -> Range<Int> {
      let (low, high) = (max(start, 0), min(start + max(length, 0), Double(limit)))
      return low < high ? Int(low)..<Int(high.rounded(.up)) : 0..<0
    }
    return (range(frame.x, frame.width, size.width), range(frame.y, frame.height, size.height))
  }

  mutating func fill(_ frame: ViewFrame, radius: Double = 0, _ color: RGBColor) {
    fill(frame, color, cover: RoundedBox(frame, radius: radius).cover)
  }

  /// - Parameter cover: the share of a pixel that gets the color.
  mutating func fill(_ frame: ViewFrame, _ color: RGBColor, cover: (Int, Int) -> Double) {
    let (columns, rows) = pixels(in: frame)
    for y in rows {
      for x in columns { blend(color, cover(x, y), x, y) }
    }
  }

  /// Draws diagonal lines into a frame, 18 pixels apart, for a screen that shows nothing.
  mutating func hatch(_ frame: ViewFrame, radius: Double, _ color: RGBColor) {
    let box = RoundedBox(frame, radius: radius)
    fill(frame, color) { x, y in
      let away = abs((x + y) % 18 - 9)
      return away < 2 ? box.cover(x, y) * (away == 0 ? 1 : 0.6) : 0
    }
  }

  /// - Parameter cover: the share of the pixel that gets the color, from 0 to 1.
  mutating func blend(_ color: RGBColor, _ cover: Double, _ x: Int, _ y: Int) {
    let place = (y * size.width + x) * 3
    blend(color.red, cover, place)
    blend(color.green, cover, place + 1)
    blend(color.blue, cover, place + 2)
  }

  private mutating func blend(_ value: UInt8, _ cover: Double, _ place: Int) {
    if cover >= 1 {
      samples[place] = value
    } else if cover > 0 {
      let below = Double(samples[place])
      samples[place] = UInt8((below + (Double(value) - below) * cover).rounded())
    }
  }
}

struct RoundedBox {
  private let middle: SIMD2<Double>
  /// Half the frame's width less `radius`, and half its height less `radius`.
  private let half: SIMD2<Double>
  private let radius: Double

  init(_ frame: ViewFrame, radius: Double) {
    let radius = max(0, min(radius, frame.width / 2, frame.height / 2))
    middle = SIMD2(frame.x + frame.width / 2, frame.y + frame.height / 2)
    half = SIMD2(frame.width / 2 - radius, frame.height / 2 - radius)
    self.radius = radius
  }

  /// The share of a pixel that the rectangle covers, computed from the distance to its edge.
  func cover(_ x: Int, _ y: Int) -> Double {
    let across = abs(Double(x) + 0.5 - middle.x) - half.x
    let down = abs(Double(y) + 0.5 - middle.y) - half.y
    let distance =
      across > 0 && down > 0 ? (across * across + down * down).squareRoot() : max(across, down)
    return min(max(0.5 + radius - distance, 0), 1)
  }
}

extension Canvas {
  /// Scales an 8-bit picture to a frame, and draws the part that is inside a rectangle with round
  /// corners. Each pixel of the canvas is the mean of the picture's area in that pixel.
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
    let weight: UInt8 = channels == 4 ? 1 : 0
    for y in rows {
      let down = Footprint(y, start: frame.y, length: frame.height, count: picture.size.height)
      for (x, across) in zip(columns, across) {
        var sum = SIMD4<Double>(0, 0, 0, channels == 4 ? 0 : 1)
        for (row, high) in zip(down.range, down.shares) {
          for (column, wide) in zip(across.range, across.shares) {
            let place = (row * picture.size.width + column) * channels
            // Transparent pixels have no color.
            let alpha = channels == 4 ? Double(source[place + 3]) / 255 : 1
            let color = SIMD4(source[place], source[place + 1], source[place + 2], weight)
            sum += high * wide * alpha * SIMD4<Double>(color)
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

/// The pixels in a row or column of a picture that become one pixel of a canvas. `shares` has one
/// share for each pixel in `range`; the shares add up to 1.
private struct Footprint {
  let range: Range<Int>
  let shares: [Double]

  /// - Parameters:
  ///   - start: where the picture begins on the canvas.
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
